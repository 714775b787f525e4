import { cookieOf } from '../../platform/http/cookies.ts'

const CONSENT_COOKIE = 'cookie-consent'

export type ConsentCategory = 'media' | 'tracking'

/** Whether this visitor has agreed to a category once and for all. For the browser only. */
export function hasConsent(category: ConsentCategory): boolean {
  try {
    return JSON.parse(cookieOf(document.cookie, CONSENT_COOKIE) ?? '{}')[category] === true
  } catch {
    return false
  }
}
