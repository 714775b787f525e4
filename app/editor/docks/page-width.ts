import { useSyncExternalStore } from 'react'

/** The widths that a page is looked at and edited in. `desktop` is all the room there is. */
export type PageWidth = 'desktop' | 'tablet' | 'phone'

const WIDTHS_PX: Record<Exclude<PageWidth, 'desktop'>, number> = { tablet: 820, phone: 390 }

let chosen: PageWidth = 'desktop'
const listeners = new Set<() => void>()

/** Chooses the width of the edited page. */
export function choosePageWidth(width: PageWidth): void {
  chosen = width
  for (const listener of listeners) listener()
}

/** The chosen width of the edited page. */
export function usePageWidth(): PageWidth {
  return useSyncExternalStore(onPageWidth, () => chosen)
}

/** Calls back whenever another width is chosen. @returns stops it */
export function onPageWidth(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The desk at each side of a page that has all the room beside the tools, so that it is told from them whatever its colour. */
const FRAME_PX = 24
/** A desk less wide than this looks like a mistake. */
const LEAST_FRAME_PX = 8
/** The widths from which the site is laid out otherwise (48, 64, 85.375 and 100em): the desk takes no page its layout. */
const LAYOUTS_PX = [0, 768, 1024, 1366, 1600]

/**
 * The desk at each side of the page: what is left beside a page that is as wide as was chosen, never wider than that; where it has
 * all the room, a frame as soon as anything stands beside it. Without tools it is as wide as for visitors.
 * @param room the width there is for the page
 * @param hasDocks whether tools stand beside it
 */
export function deskBeside(room: number, hasDocks: boolean, width: PageWidth = chosen): number {
  if (width !== 'desktop') return Math.max(0, Math.floor((room - WIDTHS_PX[width]) / 2))
  const layout = LAYOUTS_PX.findLast((least) => least <= room) ?? 0
  const frame = hasDocks ? Math.min(FRAME_PX, Math.floor((room - layout) / 2)) : 0
  return frame < LEAST_FRAME_PX ? 0 : frame
}
