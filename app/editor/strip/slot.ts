import { useSyncExternalStore } from 'react'

let slot: HTMLElement | null = null
const listeners = new Set<() => void>()

/** Sets the place in the strip where the tools of the active text are shown; for `ref`. */
export function setTextToolsSlot(element: HTMLElement | null): void {
  slot = element
  for (const listener of listeners) listener()
}

/** The place in the strip for the tools of the active text; null until the strip is there. */
export function useTextToolsSlot(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => slot,
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
