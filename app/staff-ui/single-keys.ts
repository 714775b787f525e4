const SWITCH = 'foyer-list-keys'

/**
 * Whether single-character shortcuts are on, in lists and in the page editor. Users of speech input can turn them off
 * (WCAG 2.1.4). Shortcuts with Ctrl work either way.
 */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(SWITCH) !== 'off'
  } catch {
    return true
  }
}

/** Turns them on or off, for this browser. */
export function switchSingleKeys(isOn: boolean): void {
  try {
    localStorage.setItem(SWITCH, isOn ? 'on' : 'off')
  } catch {
    // Storage may be blocked; then the shortcuts stay on.
  }
}
