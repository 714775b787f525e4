/**
 * The number of letters left out, added, changed or swapped with their neighbour that lead from one word to
 * another, and to the nearest beginning of it (optimal string alignment).
 */
export function editDistance(from: string, to: string): { whole: number; beginning: number } {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1]
      const changed = (last[column - 1] ?? 0) + (same ? 0 : 1)
      const shifted = Math.min(last[column] ?? 0, current[column - 1] ?? 0) + 1
      const swapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
          ? (beforeLast[column - 2] ?? 0) + 1
          : Number.POSITIVE_INFINITY
      current.push(Math.min(changed, shifted, swapped))
    }
    beforeLast = last
    last = current
  }
  return { whole: last[to.length] ?? 0, beginning: Math.min(...last) }
}
