import { useLayoutEffect, useState } from 'react'
import { frameRect } from './frame-rect.ts'
import { isFreeOfOthers } from './occupied.ts'
import { pageEdges } from './page-edges.ts'
import { placeMenu, placeTab, type TabPlace } from './tab-place.ts'
import { type Rect, watchLayout } from './use-rect.ts'

type Frame = { rect: Rect; tab: TabPlace; menu: ReturnType<typeof placeMenu>; pageBottom: number }

/**
 * The frame of a module with the places of its tab and its menu, updated while the page scrolls, resizes and changes.
 * @param tabWidth of the tab with its name, in pixels
 */
export function useModuleFrame(element: HTMLElement, tabWidth: number): Frame | undefined {
  const [frame, setFrame] = useState<Frame>()
  useLayoutEffect(() => {
    const measure = () => setFrame((before) => (element.isConnected ? reuseIfEqual(before, measureFrame(element, tabWidth)) : undefined))
    measure()
    return watchLayout(measure)
  }, [element, tabWidth])
  return frame
}

function measureFrame(element: HTMLElement, width: number): Frame {
  const page = pageEdges()
  const rect = frameRect(element, page)
  const tab = placeTab({ frame: rect, width, page, isFree: (place) => isFreeOfOthers(element, place) })
  return { rect, tab, menu: placeMenu(tab, page), pageBottom: page.bottom }
}

function reuseIfEqual(before: Frame | undefined, next: Frame): Frame {
  const isSame =
    before &&
    before.pageBottom === next.pageBottom &&
    before.menu.room === next.menu.room &&
    before.menu.opensUpwards === next.menu.opensUpwards &&
    before.tab.at === next.tab.at &&
    before.tab.top === next.tab.top &&
    before.tab.left === next.tab.left &&
    (['top', 'left', 'width', 'height'] as const).every((side) => before.rect[side] === next.rect[side])
  return isSame ? before : next
}
