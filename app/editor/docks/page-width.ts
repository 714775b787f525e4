import { useSyncExternalStore } from 'react'

/** The widths that a page is looked at and edited in. `desktop` is all the room there is. */
export type PageWidth = 'desktop' | 'tablet' | 'phone'

const WIDTHS_PX: Record<PageWidth, number> = { desktop: Number.POSITIVE_INFINITY, tablet: 820, phone: 390 }

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

/** The empty room at each side of the page, so that it is as wide as was chosen. @param room the width there is for the page */
export function deskBeside(room: number, width: PageWidth = chosen): number {
  return Math.max(0, Math.floor((room - WIDTHS_PX[width]) / 2))
}
