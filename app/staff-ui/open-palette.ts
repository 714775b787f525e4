/** The event by which a screen asks for the command palette, which belongs to the editor (decision 0073). */
export const OPEN_PALETTE = 'foyer-open-palette'

/** Opens the command palette. */
export function openPalette(): void {
  window.dispatchEvent(new Event(OPEN_PALETTE))
}
