import { cookieOf, STAFF_COOKIE } from '../platform/http/cookies.ts'

const SERVICE_WORKER_URL = '/sw.js'

/**
 * Lets visitors read offline what they have seen (A §7). Staff work on what is true now: in a browser in which
 * somebody has logged in, nothing is kept.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    if (!cookieOf(document.cookie, STAFF_COOKIE)) {
      await navigator.serviceWorker.register(SERVICE_WORKER_URL)
      return
    }
    for (const registration of await navigator.serviceWorker.getRegistrations()) {
      registration.active?.postMessage('forget')
      await registration.unregister()
    }
  } catch (error) {
    // The site works without it.
    console.warn('service worker', error)
  }
}
