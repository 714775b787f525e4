import { useLayoutEffect } from 'react'
import './docks.css'
import './furniture.css'
import { narrowPage } from './narrow-page.ts'
import { deskBeside, onPageWidth } from './page-width.ts'

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
    makeRoom()
    const stop = keepRoom()
    return () => {
      reserved[side].splice(reserved[side].indexOf(width), 1)
      stop()
      makeRoom()
    }
  }, [side, width])
}

/** Keeps the page as wide as was chosen (page-width.ts), as long as the component is mounted. */
export function useChosenPageWidth(): void {
  useLayoutEffect(() => {
    const stop = [keepRoom(), onPageWidth(makeRoom)]
    return () => {
      for (const end of stop) end()
      makeRoom()
    }
  }, [])
}

/** Makes the room anew when the window changes. */
function keepRoom(): () => void {
  window.addEventListener('resize', makeRoom)
  return () => window.removeEventListener('resize', makeRoom)
}

/**
 * Sets the widths of both docks as CSS variables, and that of the empty desk between them and the page, and has the page laid
 * out for what is left.
 */
function makeRoom(): void {
  const { documentElement: root } = document
  const isNarrow = window.matchMedia(NARROW_WINDOW).matches
  const widthOf = (side: Dock) => (isNarrow ? 0 : Math.max(0, ...reserved[side]))
  const [left, right] = [widthOf('left'), widthOf('right')]
  const desk = isNarrow ? 0 : deskBeside(root.clientWidth - left - right, left + right > 0)
  root.toggleAttribute('data-desk', desk > 0)
  root.style.setProperty('--staff-dock-left', `${left}px`)
  root.style.setProperty('--staff-dock-right', `${right}px`)
  root.style.setProperty('--staff-desk', `${desk}px`)
  narrowPage(left + right + 2 * desk)
}
