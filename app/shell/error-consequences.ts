import { CSRF_COOKIE, cookieOf } from '../platform/http/cookies.ts'
import { CHUNK_RELOAD_GUARD_MS } from './constants.ts'

const RELOADED_AT_KEY = 'chunk-reload-at'

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

/** After a release an open page may ask for scripts that are gone; one reload brings the new ones (A §8). */
export function reloadOnce(): void {
  const last = Number(sessionStorage.getItem(RELOADED_AT_KEY) ?? 0)
  if (!mayReload(last, Date.now())) return
  sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()))
  window.location.reload()
}

/** Whether the last reload is long enough ago, in ms since 1970; 0 for never. */
export function mayReload(lastMs: number, nowMs: number): boolean {
  return nowMs - lastMs >= CHUNK_RELOAD_GUARD_MS
}
