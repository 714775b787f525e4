/** What screens ask of the command palette, which belongs to the editor (decision 0073): to open, and for a new page. */
export type PaletteWish = 'foyer-open-palette' | 'foyer-new-page'

/** What was asked for while the palette was still being loaded. */
const unheard = new Set<PaletteWish>()

/** Opens the command palette; as soon as it is there, if it is still being loaded. */
export function openPalette(): void {
  ask('foyer-open-palette')
}

/** Opens the dialog for a new page, as soon as the palette is there. */
export function askForPage(): void {
  ask('foyer-new-page')
}

/** Does what screens ask for, also what they asked for before. @returns stops listening */
export function hearWish(wish: PaletteWish, act: () => void): () => void {
  const hear = (event: Event) => {
    event.preventDefault()
    act()
  }
  window.addEventListener(wish, hear)
  if (unheard.delete(wish)) act()
  return () => window.removeEventListener(wish, hear)
}

function ask(wish: PaletteWish): void {
  // Who hears it prevents the default.
  if (window.dispatchEvent(new Event(wish, { cancelable: true }))) unheard.add(wish)
}
