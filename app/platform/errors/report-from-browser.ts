import { CSRF_COOKIE, readCookie } from '../http/cookies.ts'

const MAX_MESSAGE_LENGTH = 500

/**
 * Reports an error in a visitor's browser, which the visitor is not shown, to the server (B §8).
 * @param where the operation that failed, e.g. `autocomplete`
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
