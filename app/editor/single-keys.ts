const STORED_AS = 'foyer-single-keys'

/**
 * Whether keys that are one sign alone, such as `?`, do something on a page that is edited. Whoever dictates switches
 * them off, in this browser (WCAG 2.1.4); the same with Ctrl works either way.
 */
export function areSingleKeysOn(): boolean {
  return localStorage.getItem(STORED_AS) !== 'off'
}

/** Switches them on or off, for this browser. */
export function switchSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(STORED_AS)
  else localStorage.setItem(STORED_AS, 'off')
}
