import { hasStaffHint } from '../platform/http/cookies.ts'

const SERVICE_WORKER_URL = '/sw.js'

/**
 * Registers the service worker, with which visitors can read cached pages offline (A §7). Staff need current data: in a
 * browser with the staff hint nothing is cached.
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
    await unregisterServiceWorker()
  } catch (error) {
    // The site works without it.
    console.warn('service worker', error)
  }
}

/** Unregisters the service worker and clears its cache on screens for staff only. */
export async function removeOfflineCopies(): Promise<void> {
  if ('serviceWorker' in navigator && hasStaffHint())
    await unregisterServiceWorker().catch((error) => console.warn('service worker', error))
}

/** Unregisters the service worker, which deletes everything it has cached. */
async function unregisterServiceWorker(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    registration.active?.postMessage('forget')
    await registration.unregister()
  }
}

/** Paths of the site's files that the page has requested so far. */
function fetchedFiles(): string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  return addresses.filter(({ origin }) => origin === window.location.origin).map(({ pathname }) => pathname)
}
