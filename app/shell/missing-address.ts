import { CSRF_COOKIE, readCookie } from '../platform/http/cookies.ts'

/** Tells the house of an address that led nowhere (A §8). A failure is only logged. */
export function logMissingAddress(url: string): Promise<void> {
  return post('/api/dashboard-error-log/', { url })
}

/** Tells the house of a page whose answer failed, with the status that the visitor is not shown (AMB-49). */
export function reportFailedPage(url: string, status: number): Promise<void> {
  return post('/api/error-reports', { where: 'page', message: `${status} ${url}` })
}

async function post(call: string, what: object): Promise<void> {
  try {
    await fetch(call, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'X-CSRFToken': readCookie(document.cookie, CSRF_COOKIE) ?? '' },
      body: JSON.stringify(what),
    })
  } catch (failure) {
    console.warn('error log', failure)
  }
}
