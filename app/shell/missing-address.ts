import { CSRF_COOKIE, readCookie } from '../platform/http/cookies.ts'

/** Reports an address that was not found to the server (A §8). A failure is only logged. */
export function logMissingAddress(url: string): Promise<void> {
  return post('/api/dashboard-error-log/', { url })
}

/** Reports a page whose response failed, with the status that the visitor is not shown (AMB-49). */
export function reportFailedPage(url: string, status: number): Promise<void> {
  return post('/api/error-reports', { where: 'page', message: `${status} ${url}` })
}

async function post(call: string, body: object): Promise<void> {
  try {
    await fetch(call, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'X-CSRFToken': readCookie(document.cookie, CSRF_COOKIE) ?? '' },
      body: JSON.stringify(body),
    })
  } catch (failure) {
    console.warn('error log', failure)
  }
}
