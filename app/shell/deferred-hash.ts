declare global {
  interface Window {
    /** The hash of the address that was asked for, until the page is at work. */
    heldHash?: string
  }
}

/**
 * Keeps the browser from jumping to what the hash names: the page goes there by itself, once and smoothly (A §2.4).
 * Not where somebody comes back: the browser knows the place. The same words on every page.
 */
export const DEFER_HASH =
  '{let h=location.hash;if(h.length>1&&performance.getEntriesByType("navigation")[0]?.type==="navigate"){window.heldHash=h;history.replaceState(history.state,"",location.pathname+location.search)}}'

/** Puts the hash back into the address before anything reads it. */
export function restoreHash(): void {
  if (window.heldHash) history.replaceState(history.state, '', window.heldHash)
}
