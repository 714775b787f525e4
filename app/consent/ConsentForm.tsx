import { type FormEvent, use, useEffect, useId, useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { link } from '../platform/routing/link.ts'
import { useLayoutData } from '../site/index.ts'
import { Button } from '../ui/Button.tsx'
import { focusTitle } from '../ui/focus-title.ts'
import { Icon } from '../ui/Icon.tsx'
import { SmartLink } from '../ui/SmartLink.tsx'
import { allowedServices } from './choice.ts'
import styles from './consent.module.css'
import { CONSENT_ANCHOR, CONSENT_URL, sendConsent, useConsent } from './consent-store.ts'
import { ConsentDoneContext } from './done-context.ts'
import { CONSENT_SERVICE_LABELS } from './service-labels.ts'
import { type ConsentCategory, type ConsentService, servicesOf } from './services.ts'
import { isTrackingRefused } from './tracking-refused.ts'

/** The consent form and, expanded, the single services. Denying takes as many clicks as allowing; nothing is preselected. */
export default function ConsentForm() {
  const onDone = use(ConsentDoneContext)
  const consent = useConsent()
  const [initial] = useState(readServerForm)
  const [ticked, setTicked] = useState<ReadonlySet<ConsentService>>(initial.ticked)
  const [failed, setFailed] = useState(false)
  const [untracked, setUntracked] = useState(false)
  useEffect(() => {
    if (typeof consent === 'object') setTicked(new Set(allowedServices(consent)))
  }, [consent])
  useEffect(() => setUntracked(isTrackingRefused(navigator)), [])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const hasFocus = form.contains(document.activeElement)
    // Unless the focus has returned to the link that opened the manager, it moves to the page's title.
    const isReading = () => hasFocus && (form.contains(document.activeElement) || document.activeElement === document.body)
    const { submitter } = event.nativeEvent as SubmitEvent
    const fields = new URLSearchParams()
    for (const [name, value] of new FormData(form, submitter)) fields.append(name, String(value))
    try {
      await sendConsent(fields, fields.get('choice') !== 'later')
      setFailed(false)
      onDone()
      if (isReading()) focusTitle()
    } catch (error) {
      console.warn(error)
      setFailed(true)
    }
  }
  function tick(services: readonly ConsentService[], on: boolean) {
    setTicked((before) => new Set(on ? [...before, ...services] : [...before].filter((service) => !services.includes(service))))
  }
  const category = (name: ConsentCategory) => ({ services: servicesOf(name), ticked, onTick: tick })
  const frame = useLayoutData()
  const isOnline = (page: 'legals-privacy' | 'legals-imprint') => frame?.legal.includes(link(page))
  const isUnanswered = consent === undefined || consent === 'none'

  return (
    <form method="post" action={CONSENT_URL} className={styles.form} onSubmit={send}>
      <div className={styles.words}>
        <h2>{t('Cookies and third-party services')}</h2>
        <p>
          {t('We only set cookies this site needs. Videos, music and analytics come from third parties and load only if you allow them.')}{' '}
          {isOnline('legals-privacy') && <SmartLink to={link('legals-privacy')}>{t('Privacy policy')}</SmartLink>}{' '}
          {isOnline('legals-imprint') && <SmartLink to={link('legals-imprint')}>{t('Imprint')}</SmartLink>}
        </p>
        {failed && <p role="alert">{t("Unfortunately, that didn't work.")}</p>}
      </div>
      <div className={styles.answers}>
        <Button type="submit" name="choice" value="none">
          {t('Reject all')}
        </Button>
        <Button type="submit" name="choice" value="all">
          {t('Allow all')}
        </Button>
      </div>
      <details className={styles.details} open={initial.isOpen}>
        <summary>{t('Choose individually')}</summary>
        <div className={styles.categories}>
          <fieldset>
            <legend>{t('Essential')}</legend>
            <p>{t('Cart, dismissed notices and abuse protection. Always on, first-party only.')}</p>
          </fieldset>
          <Category title={t('Media')} {...category('media')} />
          <Category
            title={t('Tracking')}
            note={untracked ? t('Your browser asks not to be tracked. We respect that.') : undefined}
            disabled={untracked}
            {...category('tracking')}
          />
        </div>
        <Button type="submit" name="choice" value="selected" look="plain">
          {t('Save choice')}
        </Button>
        {typeof consent === 'object' && <p className={styles.proof}>{t('Consent ID: {id}', { id: consent.id })}</p>}
      </details>
      <button
        type={isUnanswered ? 'submit' : 'button'}
        name="choice"
        value="later"
        className={styles.close}
        aria-label={isUnanswered ? t('Decide later') : t('Close')}
        onClick={isUnanswered ? undefined : onDone}
      >
        <Icon name="close" />
      </button>
    </form>
  )
}

/** The state of the server-rendered form, which the visitor may have changed before this one replaces it. */
function readServerForm(): { isOpen: boolean; ticked: ReadonlySet<ConsentService> } {
  if (typeof document === 'undefined') return { isOpen: false, ticked: new Set() }
  const form = document.getElementById(CONSENT_ANCHOR)
  const boxes = form?.querySelectorAll<HTMLInputElement>('input[name="service"]:checked') ?? []
  const ticked = new Set([...boxes].map(({ value }) => value as ConsentService))
  return { isOpen: form?.querySelector('details')?.open ?? false, ticked }
}

type CategoryProps = {
  title: string
  note?: string | undefined
  disabled?: boolean
  services: readonly ConsentService[]
  ticked: ReadonlySet<ConsentService>
  onTick: (services: readonly ConsentService[], on: boolean) => void
}

function Category({ title, note, disabled, services, ticked, onTick }: CategoryProps) {
  const noteId = useId()
  const chosen = services.filter((service) => ticked.has(service)).length
  return (
    <fieldset disabled={disabled} aria-describedby={note ? noteId : undefined}>
      <legend>
        <label className={styles.whole}>
          <input
            type="checkbox"
            checked={chosen === services.length}
            ref={(box) => {
              if (box) box.indeterminate = chosen > 0 && chosen < services.length
            }}
            onChange={({ target }) => onTick(services, target.checked)}
          />{' '}
          {title}
        </label>
      </legend>
      {note && <p id={noteId}>{note}</p>}
      {services.map((service) => (
        <label key={service}>
          <input
            type="checkbox"
            name="service"
            value={service}
            checked={ticked.has(service)}
            onChange={({ target }) => onTick([service], target.checked)}
          />{' '}
          {t(CONSENT_SERVICE_LABELS[service])}
        </label>
      ))}
    </fieldset>
  )
}
