import { type Dock, NARROW_WINDOW } from './use-dock.ts'

const KEY = 'foyer-dock-'

/**
 * Whether this person has folded a dock away, in this browser, or has not opened it yet. In a narrow window both are folded
 * until they are asked for.
 */
export function isFolded(side: Dock): boolean {
  if (window.matchMedia(NARROW_WINDOW).matches) return !openWhereNarrow.has(side)
  return readChoice(side) !== 'open'
}

const openWhereNarrow = new Set<Dock>()

/** Folds a dock away or opens it; in a wide window it stays so for this person. */
export function foldDock(side: Dock, folded: boolean): void {
  if (!window.matchMedia(NARROW_WINDOW).matches) writeChoice(side, folded)
  else if (folded) openWhereNarrow.delete(side)
  else openWhereNarrow.add(side)
}

/** Whether this person has folded a dock themselves. */
export function hasFolded(side: Dock): boolean {
  return readChoice(side) === 'folded'
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
