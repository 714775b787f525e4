let clearOwner: (() => void) | undefined

/**
 * Of all widgets of a page one holds a choice at a time (BOOK-02): who begins to choose in another leaves the first.
 * @param clear takes the choice of this widget away
 * @returns gives the place free again
 */
export function claimSelection(clear: () => void): () => void {
  clearOwner?.()
  clearOwner = clear
  return () => {
    if (clearOwner === clear) clearOwner = undefined
  }
}
