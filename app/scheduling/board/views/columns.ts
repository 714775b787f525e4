import type { SlotId } from '../../../programme/schedule-slot.ts'

type Timed = { id: SlotId; start: number; end: number }

/** The column of an entry among those that overlap it: its index and their number. */
export type ColumnPosition = { column: number; columns: number }

/**
 * Lays out overlapping entries in columns. Entries that overlap, directly or transitively, form a group of equally wide
 * columns; each takes the leftmost free one.
 * @param entries in the order for equal starts
 */
export function assignColumns(entries: readonly Timed[]): Map<SlotId, ColumnPosition> {
  const columnsById = new Map<SlotId, ColumnPosition>()
  let group: { id: SlotId; column: number }[] = []
  let ends: number[] = []
  const closeGroup = () => {
    for (const { id, column } of group) columnsById.set(id, { column, columns: ends.length })
    group = []
    ends = []
  }
  for (const { id, start, end } of entries.toSorted((left, right) => left.start - right.start)) {
    if (ends.length > 0 && ends.every((last) => last <= start)) closeGroup()
    const free = ends.findIndex((last) => last <= start)
    const column = free < 0 ? ends.length : free
    ends[column] = end
    group.push({ id, column })
  }
  closeGroup()
  return columnsById
}
