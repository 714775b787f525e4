import { useState } from 'react'

/** The selected rows of a list. */
export type Selection = {
  selected: ReadonlySet<number>
  has(id: number): boolean
  /** @param isRange also all rows between this one and the last toggled one */
  toggle(id: number, isRange: boolean): void
  set(ids: Iterable<number>): void
}

/** The selection state of a list. @param shown the rows on the page, in their order @param initial those that are selected at first */
export function useSelection(shown: number[], initial: number[] = []): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(initial))
  const [last, setLast] = useState<number | null>(null)
  return {
    selected: chosen,
    has: (id) => chosen.has(id),
    toggle(id, isRange) {
      const next = new Set(chosen)
      const wanted = !chosen.has(id)
      for (const row of isRange && last !== null ? rangeOf(shown, last, id) : [id]) {
        if (wanted) next.add(row)
        else next.delete(row)
      }
      setChosen(next)
      setLast(id)
    },
    set(ids) {
      setChosen(new Set(ids))
      setLast(null)
    },
  }
}

/** All rows between two, in either direction; only `to` when `from` is no longer shown. */
export function rangeOf(shown: number[], from: number, to: number): number[] {
  const [first, second] = [shown.indexOf(from), shown.indexOf(to)]
  return first === -1 || second === -1 ? [to] : shown.slice(Math.min(first, second), Math.max(first, second) + 1)
}
