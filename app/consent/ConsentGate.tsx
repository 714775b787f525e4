import { type ReactNode, useEffect, useRef, useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import type { PictureSource } from '../platform/media/picture.ts'
import { link } from '../platform/routing/link.ts'
import { Button } from '../ui/Button.tsx'
import { Picture } from '../ui/Picture.tsx'
import { SmartLink } from '../ui/SmartLink.tsx'
import styles from './ConsentGate.module.css'
import { allowedServices } from './choice.ts'
import { useConsentFrame } from './consent-frame.ts'
import { sendConsent, useConsent } from './consent-store.ts'
import { GateDrawing } from './GateDrawing.tsx'
import { CONSENT_SERVICE_LABELS } from './service-labels.ts'
import type { ConsentService } from './services.ts'

type Props = {
  /** whose content it is */
  service: ConsentService
  /** the host's name where the service has several, e.g. Instagram; the service's own when left out */
  host?: string
  /** what the content is, for its heading and for those who do not see it */
  title: string
  /** its name among others of its kind on the page, where it has one: that of the film */
  object?: string | undefined
  /** where the content stands at the service itself, for whoever would rather go there, or has no JavaScript */
  href?: string | undefined
  /** our own preview picture */
  preview?: PictureSource | null | undefined
  /** CSS aspect ratio of content and placeholder alike, so that nothing moves; the content's own height when left out */
  ratio?: string
  /** the foreign content; drawn, and so loaded, only once it is allowed */
  children: ReactNode
}

/**
 * Foreign content behind two clicks (CONSENT-24): first our own picture, or our own drawing, and what loading means, then, once or
 * for always, the content. A page's HTML holds the placeholder for everybody.
 */
export function ConsentGate({ service, host, title, object, href, preview, ratio, children }: Props) {
  const consent = useConsent()
  const gate = useRef<HTMLDivElement>(null)
  const [once, setOnce] = useState(false)
  const wasPressed = useRef(false)
  const isAllowed = once || allowedServices(consent).includes(service)
  // The pressed button is gone; the keyboard goes on in what it has brought.
  useEffect(() => {
    if (isAllowed && wasPressed.current) gate.current?.querySelector('iframe')?.focus()
  }, [isAllowed])
  return (
    <div ref={gate} className={styles.gate} style={{ aspectRatio: ratio }} data-allowed={isAllowed || undefined}>
      {isAllowed ? (
        children
      ) : (
        <Placeholder
          service={service}
          name={host ?? t(CONSENT_SERVICE_LABELS[service])}
          title={title}
          object={object}
          href={href}
          preview={preview}
          onPress={(isOnce) => {
            wasPressed.current = true
            setOnce(isOnce)
          }}
        />
      )}
    </div>
  )
}

type PlaceholderProps = Pick<Props, 'service' | 'title' | 'object' | 'href' | 'preview'> & {
  name: string
  onPress: (isOnce: boolean) => void
}

function Placeholder({ service, name, title, object, href, preview, onPress }: PlaceholderProps) {
  const consent = useConsent()
  const [failed, setFailed] = useState(false)
  const policy = link('legals-privacy')
  const isPolicyOnline = useConsentFrame()?.legal.includes(policy)
  async function allowAlways() {
    const fields = new URLSearchParams({ choice: 'selected' })
    for (const allowed of new Set([...allowedServices(consent), service])) fields.append('service', allowed)
    setFailed(false)
    onPress(false)
    await sendConsent(fields).catch(() => setFailed(true))
  }
  return (
    <>
      {preview ? (
        <Picture picture={preview} sizes="(min-width: 64em) 60vw, 100vw" alt="" className={styles.preview} />
      ) : (
        <GateDrawing service={service} className={styles.preview} />
      )}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p>
          {t('This content comes from {name}. Loading it shares your IP address with {name}, which may set cookies.', { name })}{' '}
          {isPolicyOnline && <SmartLink to={policy}>{t('Privacy policy')}</SmartLink>}
        </p>
        <p className={styles.ways}>
          <Button onClick={() => onPress(true)}>
            {t('Load once')}
            {/* Whoever goes from button to button hears a dozen of them. */}
            <span className="visually-hidden"> {object ?? title}</span>
          </Button>
          <Button look="plain" onClick={() => void allowAlways()}>
            {t('Always load {name}', { name })}
          </Button>
        </p>
        {failed && <p role="alert">{t('Sorry, that did not work.')}</p>}
        {href && (
          <p>
            <SmartLink to={href} newWindow>
              {t('Open on {name}', { name })}
            </SmartLink>
          </p>
        )}
      </div>
    </>
  )
}
