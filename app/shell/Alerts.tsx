import { t } from '../platform/i18n/i18n.ts'
import type { LayoutData } from '../site/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { SmartLink } from '../ui/SmartLink.tsx'
import { useScriptMarker } from '../ui/script-marker.ts'
import { ALERT_COOKIE, dismissAlert, dismissedAlerts } from './dismiss-alert.ts'
import styles from './TopAlert.module.css'

/**
 * Inline script that hides dismissed alerts before the first paint, so that nothing shifts. The same text on every
 * page.
 */
const HIDE_DISMISSED = `{let a=document.currentScript.parentElement;a.hidden=RegExp("(^|; )${ALERT_COOKIE}=([0-9.]*[.])?"+a.dataset.alert+"([.;]|$)").test(document.cookie)}`

/** The alerts of a page. Only the browser knows which are dismissed. */
export default function Alerts({ alerts }: { alerts: LayoutData['alerts'] }) {
  const marker = useScriptMarker()
  return alerts.map(({ id, title, text, link, link_title }) => (
    <div key={id} ref={hideDismissed} className={styles.alert} data-alert={id} suppressHydrationWarning>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, allowed by its hash */}
      <script nonce={marker} dangerouslySetInnerHTML={{ __html: HIDE_DISMISSED }} suppressHydrationWarning />
      <p>
        <strong>{title}</strong> {text} {link.url && <SmartLink to={link.url}>{link_title || link.url}</SmartLink>}
      </p>
      <button
        type="button"
        onClick={(press) => dismissAlert(press.currentTarget)}
        aria-label={`${t('Close notice')}: ${title}`}
        data-screen-only
      >
        <Icon name="close" />
      </button>
    </div>
  ))
}

/** Inline scripts do not run in HTML that was inserted by a script, so dismissed alerts are hidden here, too. */
function hideDismissed(alert: HTMLElement | null) {
  if (alert) alert.hidden = dismissedAlerts().includes(`${alert.dataset.alert}`)
}
