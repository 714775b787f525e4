type Timed = { id: number; start: number; end: number }

/** The column of an entry among those that overlap it: its index and their number. */
export type ColumnPosition = { column: number; columns: number }

/**
 * Puts what happens at the same time beside each other. What overlaps, if only through others, shares its width evenly;
 * each stands as far to the left as it can.
 * @param entries in the order in which they should stand when they begin together
 */
export function assignColumns(entries: readonly Timed[]): Map<number, ColumnPosition> {
  const columnsById = new Map<number, ColumnPosition>()
  let group: { id: number; column: number }[] = []
  let ends: number[] = []
  const close = () => {
    for (const { id, column } of group) columnsById.set(id, { column, columns: ends.length })
    group = []
    ends = []
  }
  for (const { id, start, end } of entries.toSorted((one, other) => one.start - other.start)) {
    if (ends.length > 0 && ends.every((last) => last <= start)) close()
    const free = ends.findIndex((last) => last <= start)
    const column = free < 0 ? ends.length : free
    ends[column] = end
    group.push({ id, column })
  }
  close()
  return columnsById
}
