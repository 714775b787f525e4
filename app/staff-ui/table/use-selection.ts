import { useState } from 'react'

/** Rows that somebody has chosen. */
export type Selection = {
  selected: ReadonlySet<number>
  has(id: number): boolean
  /** @param isRange also all rows between this one and the one chosen before */
  toggle(id: number, isRange: boolean): void
  set(ids: Iterable<number>): void
}

/** The rows chosen of a list. @param shown the rows on the page, in their order */
export function useSelection(shown: number[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [last, setLast] = useState<number | null>(null)
  return {
    selected: chosen,
    has: (id) => chosen.has(id),
    toggle(id, isRange) {
      const next = new Set(chosen)
      const wanted = !chosen.has(id)
      for (const one of isRange && last !== null ? rangeOf(shown, last, id) : [id]) {
        if (wanted) next.add(one)
        else next.delete(one)
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

/** All rows from one to another, whichever comes first; the second alone when the first is no longer shown. */
export function rangeOf(shown: number[], one: number, other: number): number[] {
  const [first, second] = [shown.indexOf(one), shown.indexOf(other)]
  return first === -1 || second === -1 ? [other] : shown.slice(Math.min(first, second), Math.max(first, second) + 1)
}
