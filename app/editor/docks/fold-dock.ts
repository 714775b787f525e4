import { useSyncExternalStore } from 'react'
import { type Dock, NARROW_WINDOW } from './use-dock.ts'

const KEY = 'foyer-dock-'

/** From this width a window has room for the outline before anybody has asked for it. */
const ROOMY_WINDOW = '(min-width: 1280px)'

const openWhereNarrow = new Set<Dock>()
const listeners = new Set<() => void>()

/**
 * Whether this person has folded a dock away in this browser. Until they choose, the outline stands beside the page where there
 * is room, and the inspector is folded. In a narrow window both are, until they are asked for.
 */
export function isFolded(side: Dock): boolean {
  if (isNarrow()) return !openWhereNarrow.has(side)
  const choice = readChoice(side)
  if (choice) return choice !== 'open'
  return side === 'right' || !window.matchMedia(ROOMY_WINDOW).matches
}

/** `isFolded` as a hook; renders again when the dock is folded or opened, and when the window becomes narrow or wide. */
export function useIsFolded(side: Dock): boolean {
  return useSyncExternalStore(subscribe, () => isFolded(side))
}

/** Folds a dock away or opens it; in a wide window it stays so for this person. */
export function foldDock(side: Dock, folded: boolean): void {
  if (!isNarrow()) writeChoice(side, folded)
  else if (folded) openWhereNarrow.delete(side)
  else openWhereNarrow.add(side)
  for (const listener of listeners) listener()
}

/** Whether this person has folded a dock themselves. */
export function hasFolded(side: Dock): boolean {
  return readChoice(side) === 'folded'
}

function isNarrow(): boolean {
  return window.matchMedia(NARROW_WINDOW).matches
}

function subscribe(listener: () => void): () => void {
  const widths = [NARROW_WINDOW, ROOMY_WINDOW].map((query) => window.matchMedia(query))
  listeners.add(listener)
  for (const width of widths) width.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    for (const width of widths) width.removeEventListener('change', listener)
  }
}

function readChoice(side: Dock): string | null {
  try {
    return localStorage.getItem(KEY + side)
  } catch {
    return null
  }
}

function writeChoice(side: Dock, folded: boolean): void {
  try {
    localStorage.setItem(KEY + side, folded ? 'folded' : 'open')
  } catch {
    // Storage may be blocked; then it stays as it is at first.
  }
}
