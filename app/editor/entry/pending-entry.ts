import type { TextPlace } from './text-place.ts'

/** Where editing begins: at a place, or in the text in view. */
export type Entry = { place: TextPlace | undefined }

/** How long keys are kept for a page that does not begin to be edited. */
const KEPT_MS = 10_000

let pending: (Entry & { pathname: string; typed: string; stop: () => void }) | undefined

/**
 * Remembers where a page is going to be edited, until `takeTyped`. Until then its code and its draft are loaded; what is typed
 * meanwhile is kept for the text.
 */
export function beginEntry(pathname: string, place: TextPlace | undefined): void {
  pending?.stop()
  const stopped = new AbortController()
  const { signal } = stopped
  const stop = () => {
    stopped.abort()
    pending = undefined
  }
  const timer = setTimeout(stop, KEPT_MS)
  signal.addEventListener('abort', () => clearTimeout(timer))
  window.addEventListener('keydown', keepKey, { capture: true, signal })
  // Whoever presses elsewhere means something else.
  window.addEventListener('pointerdown', stop, { capture: true, signal })
  pending = { pathname, place, typed: '', stop }
}

/** Where the page begins to be edited; undefined when nobody said where. Keys are kept on until `takeTyped`. */
export function entryOf(pathname: string): Entry | undefined {
  if (pending && pending.pathname !== pathname) pending.stop()
  return pending
}

/** What was typed until now; from here on keys go where the caret is. */
export function takeTyped(): string {
  const typed = pending?.typed ?? ''
  pending?.stop()
  return typed
}

function keepKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event
  if (!pending || isComposing || event.repeat) return
  if (key === 'Escape') pending.stop()
  const isLetter = [...key].length === 1 && !ctrlKey && !metaKey && !altKey
  // There is nothing to publish yet, and the browser would ask where to save the page.
  const isSave = (ctrlKey || metaKey) && key.toLowerCase() === 's'
  if (!isLetter && !isSave) return
  event.preventDefault()
  event.stopPropagation()
  if (isLetter) pending.typed += key
}
