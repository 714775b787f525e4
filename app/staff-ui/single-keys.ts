const SWITCH = 'foyer-list-keys'

/**
 * Whether somebody wants keys of one letter, in lists and on a page that is edited (WCAG 2.1.4: whoever dictates or slips
 * turns them off). What goes with Ctrl works either way.
 */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(SWITCH) !== 'off'
  } catch {
    return true
  }
}

/** Switches them on or off, for this browser. */
export function switchSingleKeys(isOn: boolean): void {
  try {
    localStorage.setItem(SWITCH, isOn ? 'on' : 'off')
  } catch {
    // Storage may be forbidden; then the keys stay on.
  }
}
