import { hasStaffHint } from '../platform/http/cookies.ts'

const SERVICE_WORKER_URL = '/sw.js'

/**
 * Lets visitors read offline what they have seen (A §7). Staff work on what is true now: in a browser in which
 * somebody has logged in, nothing is kept.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    if (!hasStaffHint()) {
      await navigator.serviceWorker.register(SERVICE_WORKER_URL)
      const { active } = await navigator.serviceWorker.ready
      active?.postMessage({ keep: { page: window.location.pathname + window.location.search, files: fetchedFiles() } })
      return
    }
    await forgetPages()
  } catch (error) {
    // The site works without it.
    console.warn('service worker', error)
  }
}

/** Where nobody but staff comes, nothing is kept and nothing stays. */
export async function leaveNothingKept(): Promise<void> {
  if ('serviceWorker' in navigator && hasStaffHint()) await forgetPages().catch((error) => console.warn('service worker', error))
}

/** Lets go of the worker and of all that it has kept in this browser. */
async function forgetPages(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    registration.active?.postMessage('forget')
    await registration.unregister()
  }
}

/** The files of this house that the page has asked for so far. */
function fetchedFiles(): string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  return addresses.filter(({ origin }) => origin === window.location.origin).map(({ pathname }) => pathname)
}
