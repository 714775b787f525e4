/** The event by which a screen asks for the command palette, which belongs to the editor (decision 0073). */
export const OPEN_PALETTE = 'foyer-open-palette'

/** Opens the command palette. */
export function openPalette(): void {
  window.dispatchEvent(new Event(OPEN_PALETTE))
}

/** The event by which a screen asks for a new page, whose dialog is the editor's. */
export const ASK_FOR_PAGE = 'foyer-new-page'

/** Opens the dialog for a new page. */
export function askForPage(): void {
  window.dispatchEvent(new Event(ASK_FOR_PAGE))
}
