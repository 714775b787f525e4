import { useLayoutEffect, useState } from 'react'
import { frameRect } from './frame-rect.ts'
import { isFreeOfOthers } from './occupied.ts'
import { pageEdges } from './page-edges.ts'
import { placeMenu, placeTab, type TabPlace } from './tab-place.ts'
import { type Rect, watchLayout } from './use-rect.ts'

type Frame = { rect: Rect; tab: TabPlace; menu: ReturnType<typeof placeMenu>; page: ReturnType<typeof pageEdges> }

/** How long the page has to be at rest before a tab that nothing has moved is given a place anew. */
const REST_MS = 250

/**
 * The frame of a module with the places of its tab and its menu, updated while the page scrolls, resizes and changes.
 * @param tabWidth of the tab with its name, in pixels
 */
export function useModuleFrame(element: HTMLElement, tabWidth: number): Frame | undefined {
  const [frame, setFrame] = useState<Frame>()
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const place = () => setFrame((before) => (element.isConnected ? reuseIfEqual(before, measureFrame(element, tabWidth)) : undefined))
    // Asking what lies at the tab's place costs as much as all else of a key press. Where the module stays where it is, only
    // words of others can have come there, and that may wait until nobody types.
    const follow = () => {
      clearTimeout(timer)
      timer = setTimeout(place, REST_MS)
      setFrame((before) => (element.isConnected ? reuseIfUnmoved(before, element, tabWidth) : undefined))
    }
    place()
    const stop = watchLayout(follow)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [element, tabWidth])
  return frame
}

function measureFrame(element: HTMLElement, width: number, page = pageEdges(), rect = frameRect(element, page)): Frame {
  const tab = placeTab({ frame: rect, width, page, isFree: (place) => isFreeOfOthers(element, place) })
  return { rect, tab, menu: placeMenu(tab, page), page }
}

/** The frame as it was as long as neither the module nor what is seen of the page has another place. */
function reuseIfUnmoved(before: Frame | undefined, element: HTMLElement, width: number): Frame {
  const page = pageEdges()
  const rect = frameRect(element, page)
  return before && sameSides(before.rect, rect) && sameSides(before.page, page) ? before : measureFrame(element, width, page, rect)
}

function reuseIfEqual(before: Frame | undefined, next: Frame): Frame {
  const isSame =
    before &&
    sameSides(before.rect, next.rect) &&
    sameSides(before.page, next.page) &&
    before.tab.at === next.tab.at &&
    before.tab.top === next.tab.top &&
    before.tab.left === next.tab.left
  return isSame ? before : next
}

function sameSides<Sides extends Record<string, number>>(one: Sides, other: Sides): boolean {
  return Object.entries(one).every(([side, length]) => other[side] === length)
}
