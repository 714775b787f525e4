import { type ReactNode, useEffect, useRef, useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import type { PictureSource } from '../platform/media/picture.ts'
import { link } from '../platform/routing/link.ts'
import { useLayoutData } from '../site/index.ts'
import { Button } from '../ui/Button.tsx'
import { Picture } from '../ui/Picture.tsx'
import { SmartLink } from '../ui/SmartLink.tsx'
import styles from './ConsentGate.module.css'
import { allowedServices } from './choice.ts'
import { sendConsent, useConsent, useWithdrawals } from './consent-store.ts'
import { GateDrawing } from './GateDrawing.tsx'
import { CONSENT_SERVICE_LABELS } from './service-labels.ts'
import type { ConsentService } from './services.ts'

type Props = {
  /** the third-party service */
  service: ConsentService
  /** the host's name when the service has several, e.g. Instagram; defaults to the service's name */
  host?: string
  /** heading and accessible name of the content */
  title: string
  /** its own name, such as the film's title, to tell it from others on the page */
  object?: string | undefined
  /** address of the content at the service, for visitors who prefer it there or have no JavaScript */
  href?: string | undefined
  /** preview picture from the media library */
  preview?: PictureSource | null | undefined
  /** CSS aspect ratio of content and placeholder alike, which prevents layout shift; defaults to the content's own height */
  ratio?: string
  /** the third-party content; rendered, and so loaded, only after consent */
  children: ReactNode
}

/**
 * Third-party content behind a placeholder (CONSENT-24): a preview picture or drawing with a notice, then, allowed once or
 * always, the content. Withdrawing consent brings the placeholder back, in every tab. Server-rendered HTML always contains the placeholder.
 */
export function ConsentGate({ service, host, title, object, href, preview, ratio, children }: Props) {
  const consent = useConsent()
  const gate = useRef<HTMLDivElement>(null)
  const withdrawals = useWithdrawals()
  /** the number of withdrawals when it was allowed once */
  const [allowedAt, setAllowedAt] = useState<number>()
  const wasPressed = useRef(false)
  const isAllowed = allowedAt === withdrawals || allowedServices(consent).includes(service)
  // The pressed button is removed; the focus moves to the content.
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
            if (isOnce) setAllowedAt(withdrawals)
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
  const isPolicyOnline = useLayoutData()?.legal.includes(policy)
  async function allowAlways() {
    const fields = new URLSearchParams({ choice: 'selected' })
    for (const allowed of new Set([...allowedServices(consent), service])) fields.append('service', allowed)
    setFailed(false)
    onPress(false)
    await sendConsent(fields, false).catch(() => setFailed(true))
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
            {/* Distinguishes the buttons of several placeholders for screen readers. */}
            <span className="visually-hidden"> {object ?? title}</span>
          </Button>
          <Button look="plain" onClick={() => void allowAlways()}>
            {t('Always load {name}', { name })}
          </Button>
        </p>
        {failed && <p role="alert">{t("Unfortunately, that didn't work.")}</p>}
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
