import { readCookie } from '../platform/http/cookies.ts'
import { ALERT_DISMISSAL_SECONDS, MAX_DISMISSED_ALERTS } from './constants.ts'

/** Ids of the alerts that the visitor has dismissed, joined by dots (A §9). */
export const ALERT_COOKIE = 'top-alert-noeku'

/** The ids in the cookie, stored as `5.7.9`. */
export function dismissedAlerts(): string[] {
  return readCookie(document.cookie, ALERT_COOKIE)?.split('.') ?? []
}

/** Hides an alert and remembers that for this visitor. @param button the alert's own */
export function dismissAlert(button: HTMLElement): void {
  const alert = button.parentElement as HTMLElement
  const ids = [...dismissedAlerts().slice(1 - MAX_DISMISSED_ALERTS), alert.dataset.alert]
  // biome-ignore lint/suspicious/noDocumentCookie: the dismissal is this browser's alone, and Safari lacks the Cookie Store
  document.cookie = `${ALERT_COOKIE}=${ids.join('.')}; Path=/; Max-Age=${ALERT_DISMISSAL_SECONDS}; SameSite=Lax`
  alert.hidden = true
  // The pressed button is removed, so the focus moves to the next alert, else to the start of the page.
  document.querySelector<HTMLElement>('[data-alert]:not([hidden]) button, main')?.focus({ preventScroll: true })
}
