import type { Rect } from './use-rect.ts'

/** Room that the plus takes below the edge of its module. */
export const PLUS_ROOM_PX = 32

/** Where something ends and where the next begins, in pixels from the top of the window. */
export type Gap = { end: number; nextBegins: number | undefined; windowEnds: number }

/**
 * Whether the plus can stand below a module: within the window, so that what it adds is seen, and on nothing. Else it
 * stands among the module's tools.
 */
export function isGapFree({ end, nextBegins, windowEnds }: Gap): boolean {
  return end > 0 && end + PLUS_ROOM_PX <= windowEnds && (nextBegins === undefined || nextBegins - end >= PLUS_ROOM_PX)
}

/** The same, for an element of the page. */
export function hasRoomForPlus(element: HTMLElement, { top, height }: Rect): boolean {
  const next = nextBox(element)
  return isGapFree({ end: top + height, nextBegins: next?.getBoundingClientRect().top, windowEnds: window.innerHeight })
}

/** What follows below a module: its neighbour, else that of what it stands in. */
function nextBox(element: HTMLElement): Element | undefined {
  const here = element.getBoundingClientRect()
  for (let holder: Element | null = element; holder && holder !== document.body; holder = holder.parentElement) {
    const next = holder.nextElementSibling
    if (next && next.getBoundingClientRect().height > 0 && next.getBoundingClientRect().top >= here.bottom - 1) return next
    // Columns stand beside each other; what a column ends with has its section's end below it.
    if (holder !== element && holder.getBoundingClientRect().bottom > here.bottom + 2 * PLUS_ROOM_PX) return undefined
  }
  return undefined
}
