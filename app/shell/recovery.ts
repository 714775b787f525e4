import { CHUNK_RELOAD_GUARD_MS } from './constants.ts'

const RELOADED_AT_KEY = 'chunk-reload-at'

/**
 * After a release an open page may ask for scripts that are gone; one reload brings the new ones (A §8). A page whose
 * line is gone is loaded whole, too: the service worker has it, or says so under its address. Without a worker there
 * would be nothing to load, so the page stays. Other errors change nothing.
 */
export function recoverFrom(error: unknown): void {
  if (isForWorker(error)) window.location.reload()
  if (!isChunkFailure(error)) return
  const last = Number(sessionStorage.getItem(RELOADED_AT_KEY) ?? 0)
  if (!mayReload(last, Date.now())) return
  sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()))
  whenAnswered(() => window.location.reload())
}

/** Does something when the house, or the worker that stands in for it, answers; nothing when nobody does. */
export function whenAnswered(then: () => void, otherwise = () => {}): void {
  if (navigator.serviceWorker?.controller) then()
  else fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(then, otherwise)
}

/** Whether a page did not arrive that the service worker can answer for. */
export function isForWorker(error: unknown): boolean {
  return isLineFailure(error) && Boolean(navigator.serviceWorker?.controller)
}

/** What `fetch` throws when no answer came, in the words of the three browser families; a script that is gone says nearly the same. */
export function isLineFailure(error: unknown): boolean {
  return error instanceof TypeError && !isChunkFailure(error) && /failed to fetch|networkerror|load failed/i.test(error.message)
}

/** Whether a script of the page could not be fetched. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|Importing a module script failed/i.test(error.message)
}

/** Whether the last reload is long enough ago, in ms since 1970; 0 for never. */
export function mayReload(lastMs: number, nowMs: number): boolean {
  return nowMs - lastMs >= CHUNK_RELOAD_GUARD_MS
}
