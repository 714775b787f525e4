let clearOwner: (() => void) | undefined

/**
 * Makes this widget the one with a selection: a page has one at a time (BOOK-02), so the previous owner's is cleared.
 * @param clear clears the selection of this widget
 * @returns releases the claim
 */
export function claimSelection(clear: () => void): () => void {
  clearOwner?.()
  clearOwner = clear
  return () => {
    if (clearOwner === clear) clearOwner = undefined
  }
}
