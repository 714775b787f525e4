import type { Rect } from './use-rect.ts'

/** Height of the tab of a frame, and the width of its short form, in pixels. */
export const TAB_HEIGHT_PX = 28
export const SHORT_TAB_WIDTH_PX = 28

/**
 * Where the tab of a frame is: on its upper edge, beside it in the page's margin, on its lower edge, or within it where there
 * is no room around it. Beside it the tab is short: an icon without its name.
 */
export type TabPlace = { at: 'above' | 'beside' | 'below' | 'within'; top: number; left: number }

type Surroundings = {
  frame: Rect
  /** width of the tab with its name */
  width: number
  /** what of the window is the page's: below bar and header, between the docks */
  page: { top: number; bottom: number; left: number }
  /** whether no words and no picture of another module are there */
  isFree: (place: Rect) => boolean
  /** the tab of the selected module, which stays where it is */
  taken?: Rect | undefined
}

/** The first place, in the order of `TabPlace`, that is in view and lies over nothing of other modules. */
export function placeTab({ frame, width, page, taken, ...around }: Surroundings): TabPlace {
  const isFree = (place: Rect) => !(taken && overlap(place, taken)) && around.isFree(place)
  const { top, left, height } = frame
  const above = { top: top - TAB_HEIGHT_PX, left, width, height: TAB_HEIGHT_PX }
  if (above.top >= page.top && isFree(above)) return { at: 'above', ...cornerOf(above) }
  // As long as the module scrolls under the bar, the tab goes with its visible part.
  const visible = Math.max(top, Math.min(page.top + 4, top + height - TAB_HEIGHT_PX))
  const beside = { top: visible, left: left - SHORT_TAB_WIDTH_PX, width: SHORT_TAB_WIDTH_PX, height: TAB_HEIGHT_PX }
  if (beside.left >= page.left && isFree(beside)) return { at: 'beside', ...cornerOf(beside) }
  const below = { top: top + height, left, width, height: TAB_HEIGHT_PX }
  if (below.top >= page.top && below.top + TAB_HEIGHT_PX <= page.bottom && isFree(below)) return { at: 'below', ...cornerOf(below) }
  const within = { top: visible, left, width, height: TAB_HEIGHT_PX }
  return { at: 'within', top: taken && overlap(within, taken) ? taken.top + taken.height : visible, left }
}

/** Whether two rectangles have room in common. */
export function overlap(one: Rect, other: Rect): boolean {
  return (
    one.left < other.left + other.width &&
    one.left + one.width > other.left &&
    one.top < other.top + other.height &&
    one.top + one.height > other.top
  )
}

const cornerOf = ({ top, left }: Rect) => ({ top, left })

/** Between a tab and its menu, and between the menu and the edge of the window, in pixels. */
const MENU_GAP_PX = 12

/** Where the menu of a tab opens: to the side that has more room, and no higher than that. */
export function placeMenu(tab: Pick<TabPlace, 'top'>, page: { top: number; bottom: number }): { opensUpwards: boolean; room: number } {
  const [above, below] = [tab.top - page.top, page.bottom - tab.top - TAB_HEIGHT_PX]
  return { opensUpwards: above > below, room: Math.max(above, below) - MENU_GAP_PX }
}
