import { useEffect, useState } from 'react'
import { ALERT_COOKIE, cookieOf } from '../platform/http/cookies.ts'
import { t } from '../platform/i18n/i18n.ts'
import { SmartLink } from '../ui/SmartLink.tsx'
import { useFrame } from './frame-data.ts'
import styles from './TopAlert.module.css'

const DISMISSAL_SECONDS = 365 * 24 * 60 * 60

/** Breaking news above the header, until this visitor closes it (B §4). Who closed it only the browser knows. */
export function TopAlert() {
  const alert = useFrame()?.alert
  const [dismissed, setDismissed] = useState(false)
  useEffect(() => setDismissed(cookieOf(document.cookie, ALERT_COOKIE) === String(alert?.id)), [alert?.id])
  if (!alert || dismissed) return null
  function dismiss() {
    // biome-ignore lint/suspicious/noDocumentCookie: the dismissal is this browser's alone, and Safari lacks the Cookie Store
    document.cookie = `${ALERT_COOKIE}=${alert?.id}; Path=/; Max-Age=${DISMISSAL_SECONDS}; SameSite=Lax`
    setDismissed(true)
  }
  return (
    <aside className={styles.alert} aria-label={alert.title}>
      <p>
        <strong>{alert.title}</strong> {alert.text}{' '}
        {alert.link.url && <SmartLink to={alert.link.url}>{alert.link_title || alert.link.url}</SmartLink>}
      </p>
      <button type="button" onClick={dismiss} aria-label={t('Close notice')} data-screen-only>
        ×
      </button>
    </aside>
  )
}
