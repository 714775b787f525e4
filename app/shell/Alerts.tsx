import type { MouseEvent } from 'react'
import { readCookie } from '../platform/http/cookies.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { LayoutData } from '../site/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { SmartLink } from '../ui/SmartLink.tsx'
import { useScriptMarker } from '../ui/script-marker.ts'
import { ALERT_DISMISSAL_SECONDS, MAX_DISMISSED_ALERTS } from './constants.ts'
import styles from './TopAlert.module.css'

/** Ids of the alerts that the visitor has dismissed, joined by dots (A §9). */
const ALERT_COOKIE = 'top-alert-noeku'
/**
 * Inline script that hides dismissed alerts before the first paint, so that nothing shifts. The same text on every
 * page.
 */
const HIDE_DISMISSED = `{let a=document.currentScript.parentElement;a.hidden=RegExp("(^|; )${ALERT_COOKIE}=([0-9.]*[.])?"+a.dataset.alert+"([.;]|$)").test(document.cookie)}`

/** The ids in the cookie, stored as `5.7.9`. */
const dismissedIds = () => readCookie(document.cookie, ALERT_COOKIE)?.split('.') ?? []

/** Alerts, each until this visitor dismisses it (B §4). Only the browser knows which are dismissed. */
export default function Alerts({ alerts }: { alerts: LayoutData['alerts'] }) {
  const marker = useScriptMarker()
  return (
    <aside className={styles.alerts} aria-label={t('Notice')}>
      {alerts.map(({ id, title, text, link, link_title }) => (
        <div key={id} ref={hideDismissed} className={styles.alert} data-alert={id} suppressHydrationWarning>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, allowed by its hash */}
          <script nonce={marker} dangerouslySetInnerHTML={{ __html: HIDE_DISMISSED }} suppressHydrationWarning />
          <p>
            <strong>{title}</strong> {text} {link.url && <SmartLink to={link.url}>{link_title || link.url}</SmartLink>}
          </p>
          <button type="button" onClick={dismiss} aria-label={`${t('Close notice')}: ${title}`} data-screen-only>
            <Icon name="close" />
          </button>
        </div>
      ))}
    </aside>
  )
}

/** Inline scripts do not run in HTML that was inserted by a script, so dismissed alerts are hidden here, too. */
function hideDismissed(alert: HTMLElement | null) {
  if (alert) alert.hidden = dismissedIds().includes(`${alert.dataset.alert}`)
}

function dismiss({ currentTarget }: MouseEvent) {
  const alert = currentTarget.parentElement as HTMLElement
  const ids = [...dismissedIds().slice(1 - MAX_DISMISSED_ALERTS), alert.dataset.alert]
  // biome-ignore lint/suspicious/noDocumentCookie: the dismissal is this browser's alone, and Safari lacks the Cookie Store
  document.cookie = `${ALERT_COOKIE}=${ids.join('.')}; Path=/; Max-Age=${ALERT_DISMISSAL_SECONDS}; SameSite=Lax`
  alert.hidden = true
  // The pressed button is removed, so the focus moves to the next alert, else to the start of the page.
  document.querySelector<HTMLElement>('[data-alert]:not([hidden]) button, main')?.focus({ preventScroll: true })
}
