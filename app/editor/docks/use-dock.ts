import { useLayoutEffect } from 'react'
import './docks.css'
import './furniture.css'
import { narrowPage } from './narrow-page.ts'

export type Dock = 'left' | 'right'

/** The usual widths of what stands beside the page, in pixels. */
const DOCK_WIDTH_PX = { left: 252, right: 304 } as const

/** In a window as narrow as this nothing stands beside the page: what docks at its side elsewhere is a sheet from below. */
export const NARROW_WINDOW = '(max-width: 63.99em)'

const reserved: Record<Dock, number[]> = { left: [], right: [] }

/**
 * Reserves room beside the page as long as the component is mounted; the page becomes narrower by it. The widths reserved
 * now are in `--staff-dock-left` and `--staff-dock-right`, 0px in a narrow window. Of several on one side the widest counts:
 * the last lies over the others.
 */
export function useDock(side: Dock, width: number = DOCK_WIDTH_PX[side]): void {
  useLayoutEffect(() => {
    reserved[side].push(width)
    const narrow = window.matchMedia(NARROW_WINDOW)
    narrow.addEventListener('change', makeRoom)
    makeRoom()
    return () => {
      reserved[side].splice(reserved[side].indexOf(width), 1)
      narrow.removeEventListener('change', makeRoom)
      makeRoom()
    }
  }, [side, width])
}

/** Sets the widths of both docks as CSS variables, and has the page laid out for what is left. */
function makeRoom(): void {
  const isNarrow = window.matchMedia(NARROW_WINDOW).matches
  const widthOf = (side: Dock) => (isNarrow ? 0 : Math.max(0, ...reserved[side]))
  for (const side of ['left', 'right'] as const) document.documentElement.style.setProperty(`--staff-dock-${side}`, `${widthOf(side)}px`)
  narrowPage(widthOf('left') + widthOf('right'))
}
