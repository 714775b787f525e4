import { CSRF_COOKIE, readCookie } from '../http/cookies.ts'

const MAX_MESSAGE_LENGTH = 500

/**
 * Sends an error that a visitor's browser has met, and that the visitor is not shown, to the house's error reports.
 * @param where what was being done, e.g. `autocomplete`
 */
export function reportFromBrowser(error: unknown, where: string): void {
  console.warn(where, error)
  void fetch('/api/error-reports/', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', 'X-CSRFToken': readCookie(document.cookie, CSRF_COOKIE) ?? '' },
    body: JSON.stringify({ where, message: String(error).slice(0, MAX_MESSAGE_LENGTH) }),
  }).catch(() => undefined)
}
