import { CSRF_COOKIE, cookieOf } from '../platform/http/cookies.ts'

/** Tells the house of an address that led nowhere (A §8). A failure is only logged. */
export async function logMissingAddress(url: string): Promise<void> {
  try {
    await fetch('/api/dashboard-error-log/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'X-CSRFToken': cookieOf(document.cookie, CSRF_COOKIE) ?? '' },
      body: JSON.stringify({ url }),
    })
  } catch (failure) {
    console.warn('error log', failure)
  }
}
