import { CHUNK_RELOAD_GUARD_MS } from './constants.ts'

/** Key in `sessionStorage` of the last reload of this tab, in ms since 1970. */
export const RELOADED_AT_KEY = 'chunk-reload-at'

/**
 * After a release an open page may request scripts that no longer exist; one reload loads the new ones (A §8). A page
 * that could not be loaded for lack of a network is reloaded as a document, too: the service worker has it, or its
 * offline page. Without a service worker a reload would load nothing, so the page stays. Other errors change nothing.
 */
export function recoverFrom(error: unknown): void {
  if (isForWorker(error)) window.location.reload()
  if (!isChunkFailure(error)) return
  const last = Number(sessionStorage.getItem(RELOADED_AT_KEY) ?? 0)
  if (!mayReload(last, Date.now())) return
  sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()))
  whenAnswered(() => window.location.reload())
}

/** Calls `then` when the server, or the service worker in its place, responds; else `otherwise`. */
export function whenAnswered(then: () => void, otherwise = () => {}): void {
  if (navigator.serviceWorker?.controller) then()
  else fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(then, otherwise)
}

/** Whether a page could not be loaded that the service worker can answer for. */
export function isForWorker(error: unknown): boolean {
  return isLineFailure(error) && Boolean(navigator.serviceWorker?.controller)
}

/**
 * Whether `fetch` failed without a response, by the messages of the three browser families; a missing script has nearly
 * the same message.
 */
export function isLineFailure(error: unknown): boolean {
  return error instanceof TypeError && !isChunkFailure(error) && /failed to fetch|networkerror|load failed/i.test(error.message)
}

/** Whether a script of the page could not be loaded. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|Importing a module script failed/i.test(error.message)
}

/** Whether the last reload is long enough ago, in ms since 1970; 0 for never. */
export function mayReload(lastMs: number, nowMs: number): boolean {
  return nowMs - lastMs >= CHUNK_RELOAD_GUARD_MS
}
