import { type ContainerDocument, type ContentColumn, type NodePosition, ROOT_ID } from '../../content/index.ts'
import type { Rect } from './use-rect.ts'

/** A place between two modules of a column, or at its beginning or end, with the room there in the window. */
export type InsertGap = { key: string; containerId: number; place: NodePosition; room: Rect }

/** How far from a gap the pointer is still at it, in pixels. */
const REACH_PX = 20
/** How far left of a column, where its button may stand in the margin. */
const MARGIN_PX = 170
/** The room that is assumed above the first and below the last module. */
const EDGE_PX = 32

/** All gaps of a container, in reading order. @param rectOf the rectangle of a module in the window */
export function gapsOf(containerId: number, document: ContainerDocument, rectOf: (nodeId: string) => Rect | undefined): InsertGap[] {
  const inColumns = (parent: string, columns: ContentColumn[]): InsertGap[] =>
    columns.flatMap(({ children }, column) => {
      const rects = children.map(({ id }) => rectOf(id))
      const own = [...children, undefined].flatMap((next, index): InsertGap[] => {
        const room = roomBetween(rects[index - 1], rects[index])
        const place = { parent, column, before: next?.id ?? null }
        return room && children.length > 0 ? [{ key: `${parent}:${column}:${next?.id ?? ''}`, containerId, place, room }] : []
      })
      return [...own, ...children.flatMap((child) => inColumns(child.id, child.columns ?? []))]
    })
  return inColumns(ROOT_ID, document.columns)
}

function roomBetween(above: Rect | undefined, below: Rect | undefined): Rect | undefined {
  const beside = above ?? below
  if (!beside) return undefined
  const top = above ? above.top + above.height : beside.top - EDGE_PX
  const end = below ? below.top : top + EDGE_PX
  return { top, height: Math.max(0, end - top), left: beside.left, width: beside.width }
}

/** The gap that the pointer is at; of several the nearest, and among equals the innermost. */
export function gapAt(gaps: InsertGap[], { x, y }: { x: number; y: number }): InsertGap | undefined {
  const distance = ({ room }: InsertGap) => Math.abs(y - (room.top + room.height / 2))
  const near = gaps.filter(
    (gap) => x >= gap.room.left - MARGIN_PX && x <= gap.room.left + gap.room.width && distance(gap) <= gap.room.height / 2 + REACH_PX,
  )
  return near.toReversed().toSorted((left, right) => distance(left) - distance(right))[0]
}
