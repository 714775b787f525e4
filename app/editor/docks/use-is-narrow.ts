import { useSyncExternalStore } from 'react'
import { NARROW_WINDOW } from './use-dock.ts'

/** Whether the window is so narrow that docks are sheets from below, and trees are lists to go down into. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(followWidth, () => window.matchMedia(NARROW_WINDOW).matches)
}

function followWidth(listener: () => void): () => void {
  const narrow = window.matchMedia(NARROW_WINDOW)
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}
