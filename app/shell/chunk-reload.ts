import { CHUNK_RELOAD_GUARD_MS } from './constants.ts'

const RELOADED_AT_KEY = 'chunk-reload-at'

/**
 * After a release an open page may ask for scripts that are gone; one reload brings the new ones (A §8). Other
 * errors change nothing.
 */
export function reloadAfterChunkFailure(error: unknown): void {
  if (!isChunkFailure(error)) return
  const last = Number(sessionStorage.getItem(RELOADED_AT_KEY) ?? 0)
  if (!mayReload(last, Date.now())) return
  sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()))
  window.location.reload()
}

/** Whether a script of the page could not be fetched. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|Importing a module script failed/i.test(error.message)
}

/** Whether the last reload is long enough ago, in ms since 1970; 0 for never. */
export function mayReload(lastMs: number, nowMs: number): boolean {
  return nowMs - lastMs >= CHUNK_RELOAD_GUARD_MS
}
