type Row = Record<string, unknown>

/**
 * Which stored row each row of a list continues, so that it keeps its id: one equal in all columns of the first group, else
 * of the second, and so on; within a group in order. Every stored row is continued once at most.
 * @param groups names of columns; a row is recognised by the earliest group that fits
 * @returns for each row of `next` the index of its stored row; undefined for a new one
 */
export function keptRows(stored: readonly Row[], next: readonly Row[], groups: readonly (readonly string[])[]): (number | undefined)[] {
  const kept: (number | undefined)[] = next.map(() => undefined)
  const free = new Set(stored.keys())
  for (const columns of groups) {
    for (const [index, row] of next.entries()) {
      if (kept[index] !== undefined) continue
      const same = [...free].find((position) => columns.every((column) => stored[position]?.[column] === row[column]))
      if (same === undefined) continue
      kept[index] = same
      free.delete(same)
    }
  }
  return kept
}
