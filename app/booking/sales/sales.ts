/**
 * Tickets of a performance, as last read from the shop. `sold` and `held` are null where the shop counts only both together,
 * as `taken`; `readAt` is ISO 8601 with offset.
 */
export type Sales = { sold: number | null; held: number | null; taken: number; places: number; readAt: string }

/** Places that are neither sold nor held, never less than none. */
export function freePlaces({ taken, places }: Pick<Sales, 'taken' | 'places'>): number {
  return Math.max(0, places - taken)
}

/** The share of the places that are sold (or taken, where the shop counts only that), in whole per cent from 0 to 100. */
export function soldPercent({ sold, taken, places }: Pick<Sales, 'sold' | 'taken' | 'places'>): number {
  if (places === 0) return 0
  const exact = (100 * Math.min(places, sold ?? taken)) / places
  // A house with one place left is not full, and one with one ticket sold is not empty.
  return exact > 99 && exact < 100 ? 99 : exact > 0 && exact < 1 ? 1 : Math.round(exact)
}
