import { useEffect, useState } from 'react'
import { ALERT_COOKIE, cookieOf } from '../platform/http/cookies.ts'
import { t } from '../platform/i18n/i18n.ts'
import { Icon } from '../ui/Icon.tsx'
import { SmartLink } from '../ui/SmartLink.tsx'
import { ALERT_DISMISSAL_SECONDS } from './constants.ts'
import { useFrame } from './frame-data.ts'
import { useScriptMarker } from './script-marker.ts'
import styles from './TopAlert.module.css'

/** Hides a dismissed alert before anything is painted, so that nothing moves afterwards. The same words on every page. */
const HIDE_DISMISSED = `{let a=document.currentScript.parentElement;a.hidden=document.cookie.split("; ").includes("${ALERT_COOKIE}="+a.dataset.alert)}`

/** Breaking news above the header, until this visitor closes it (B §4). Who closed it only the browser knows. */
export function TopAlert() {
  const alert = useFrame()?.alert
  const marker = useScriptMarker()
  const [dismissed, setDismissed] = useState(false)
  useEffect(() => setDismissed(cookieOf(document.cookie, ALERT_COOKIE) === String(alert?.id)), [alert?.id])
  if (!alert || dismissed) return null
  function dismiss() {
    // biome-ignore lint/suspicious/noDocumentCookie: the dismissal is this browser's alone, and Safari lacks the Cookie Store
    document.cookie = `${ALERT_COOKIE}=${alert?.id}; Path=/; Max-Age=${ALERT_DISMISSAL_SECONDS}; SameSite=Lax`
    setDismissed(true)
  }
  return (
    <aside className={styles.alert} aria-label={t('Notice')} data-alert={alert.id} suppressHydrationWarning>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, allowed by its hash */}
      <script nonce={marker} dangerouslySetInnerHTML={{ __html: HIDE_DISMISSED }} suppressHydrationWarning />
      <p>
        <strong>{alert.title}</strong> {alert.text}{' '}
        {alert.link.url && <SmartLink to={alert.link.url}>{alert.link_title || alert.link.url}</SmartLink>}
      </p>
      <button type="button" onClick={dismiss} aria-label={t('Close notice')} data-screen-only>
        <Icon name="close" />
      </button>
    </aside>
  )
}
