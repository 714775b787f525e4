declare global {
  interface Window {
    /** The hash of the requested address, until the page has been hydrated. */
    heldHash?: string
  }
}

/**
 * Inline script that keeps the browser from jumping to the hash: the page scrolls there by itself, once and smoothly (A
 * §2.4). Not on going back, where the browser restores the position. The same text on every page.
 */
export const DEFER_HASH =
  '{let h=location.hash;if(h.length>1&&performance.getEntriesByType("navigation")[0]?.type==="navigate"){window.heldHash=h;history.replaceState(history.state,"",location.pathname+location.search)}}'

/** Restores the hash of the address before anything reads it. */
export function restoreHash(): void {
  if (window.heldHash) history.replaceState(history.state, '', window.heldHash)
}
