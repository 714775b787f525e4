const KEY = 'foyer-knows-press'

/** Whether somebody has pressed a text twice in this browser to edit it, and needs not be told. */
export function isPressKnown(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes'
  } catch {
    return false
  }
}

/** Remembers that somebody knows. */
export function learnPress(): void {
  try {
    localStorage.setItem(KEY, 'yes')
  } catch {
    // Storage may be blocked; then it is said again.
  }
}
