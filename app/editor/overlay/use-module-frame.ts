import { useLayoutEffect, useState } from 'react'
import { frameRect } from './frame-rect.ts'
import { isFreeOfOthers } from './occupied.ts'
import { overlayRoot } from './overlay-root.ts'
import { pageEdges } from './page-edges.ts'
import { placeMenu, placeTab, type TabPlace } from './tab-place.ts'
import { type Rect, watchLayout } from './use-rect.ts'

type Frame = {
  rect: Rect
  tab: TabPlace
  menu: ReturnType<typeof placeMenu>
  page: ReturnType<typeof pageEdges>
  taken: Rect | undefined
}

/** How long the page has to be at rest before a tab that nothing has moved is given a place anew. */
const REST_MS = 250

/**
 * The frame of a module with the places of its tab and its menu, updated while the page scrolls, resizes and changes.
 * @param tabWidth of the tab with its name, in pixels
 * @param makesWay whether the tab keeps clear of that of the selected module
 */
export function useModuleFrame(element: HTMLElement, tabWidth: number, makesWay = false): Frame | undefined {
  const [frame, setFrame] = useState<Frame>()
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const place = () =>
      setFrame((before) => (element.isConnected ? reuseIfEqual(before, placeIn(element, tabWidth, measure(element, makesWay))) : undefined))
    // Asking what lies at the tab's place costs as much as all else of a key press. Where the module stays where it is, only
    // words of others can have come there, and that may wait until nobody types.
    const follow = () => {
      clearTimeout(timer)
      timer = setTimeout(place, REST_MS)
      setFrame((before) => {
        if (!element.isConnected) return undefined
        const now = measure(element, makesWay)
        return before && isUnmoved(before, now) ? before : placeIn(element, tabWidth, now)
      })
    }
    place()
    const stop = watchLayout(follow)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [element, tabWidth, makesWay])
  return frame
}

type Measured = Pick<Frame, 'rect' | 'page' | 'taken'>

function measure(element: HTMLElement, makesWay: boolean): Measured {
  const page = pageEdges()
  return { page, rect: frameRect(element, page), taken: makesWay ? tabOfSelected() : undefined }
}

function tabOfSelected(): Rect | undefined {
  return overlayRoot()?.querySelector('.selected > .tools')?.getBoundingClientRect()
}

function placeIn(element: HTMLElement, width: number, measured: Measured): Frame {
  const { rect, page, taken } = measured
  const tab = placeTab({ frame: rect, width, page, taken, isFree: (place) => isFreeOfOthers(element, place) })
  return { ...measured, tab, menu: placeMenu(tab, page) }
}

/** Whether neither the module nor what is seen of the page has another place. */
function isUnmoved(before: Frame, { rect, page, taken }: Measured): boolean {
  if (!sameSides(before.rect, rect) || !sameSides(before.page, page)) return false
  return taken && before.taken ? sameSides(before.taken, taken) : taken === before.taken
}

function reuseIfEqual(before: Frame | undefined, next: Frame): Frame {
  const isSame =
    before &&
    isUnmoved(before, next) &&
    before.tab.at === next.tab.at &&
    before.tab.top === next.tab.top &&
    before.tab.left === next.tab.left
  return isSame ? before : next
}

function sameSides(one: Partial<Rect & Frame['page']>, other: Partial<Rect & Frame['page']>): boolean {
  return (['top', 'left', 'width', 'height', 'right', 'bottom'] as const).every((side) => one[side] === other[side])
}
