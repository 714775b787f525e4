import type { CSSProperties } from 'react'

type Box = { top: number; left: number; width: number; height: number }
type Size = { width: number; height: number }

const GAP_PX = 8
const EDGE_PX = 12

/**
 * Where a popover opens beside what asked for it: below where there is room, else above, else as far down as the window
 * goes; in the middle of the window when nothing asked. Always within the window, also when what asked for it has just been
 * scrolled out of it.
 */
export function popoverPlace(beside: Box | undefined, { width, height }: Size, window: Size): CSSProperties {
  if (!beside) return { top: Math.max(EDGE_PX, (window.height - height) / 2), left: Math.max(EDGE_PX, (window.width - width) / 2) }
  const left = Math.max(EDGE_PX, Math.min(beside.left, window.width - width - EDGE_PX))
  const lowest = Math.max(EDGE_PX, window.height - height - EDGE_PX)
  const below = beside.top + beside.height + GAP_PX
  if (below <= lowest) return { top: Math.max(EDGE_PX, below), left }
  const above = beside.top - height - GAP_PX
  return { top: above >= EDGE_PX ? Math.min(above, lowest) : lowest, left }
}
