import type { Rect } from './use-rect.ts'

/** Height of the plus button below the edge of its module. */
export const PLUS_HEIGHT_PX = 32

/** The gap below a module, in pixels from the top of the window. */
export type Gap = { end: number; nextBegins: number | undefined; windowEnds: number }

/**
 * Whether the plus button fits below a module: inside the window, so that the added module is visible, and overlapping
 * nothing. Otherwise it is one of the module's tools.
 */
export function isGapFree({ end, nextBegins, windowEnds }: Gap): boolean {
  return end > 0 && end + PLUS_HEIGHT_PX <= windowEnds && (nextBegins === undefined || nextBegins - end >= PLUS_HEIGHT_PX)
}

/** `isGapFree` for an element of the page. */
export function fitsPlus(element: HTMLElement, { top, height }: Rect): boolean {
  const next = nextElementBelow(element)
  return isGapFree({ end: top + height, nextBegins: next?.getBoundingClientRect().top, windowEnds: window.innerHeight })
}

/** The element below a module: its next sibling, else that of an ancestor. */
function nextElementBelow(element: HTMLElement): Element | undefined {
  const rect = element.getBoundingClientRect()
  for (let ancestor: Element | null = element; ancestor && ancestor !== document.body; ancestor = ancestor.parentElement) {
    const next = ancestor.nextElementSibling
    if (next && next.getBoundingClientRect().height > 0 && next.getBoundingClientRect().top >= rect.bottom - 1) return next
    // Columns are side by side: the last module of a column is followed by the end of its section.
    if (ancestor !== element && ancestor.getBoundingClientRect().bottom > rect.bottom + 2 * PLUS_HEIGHT_PX) return undefined
  }
  return undefined
}
