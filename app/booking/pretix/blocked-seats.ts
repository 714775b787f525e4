import type { PretixLayout, PretixQuota, PretixSeat, PretixSubevent } from './pretix-resources.ts'

/** How many seats of each product a hall has, and how many of them are blocked. */
export type BlockedSeats = ReadonlyMap<number, { all: number; blocked: number }>

/**
 * Counts the seats of the products of a date.
 * @param blocked the seats of the date that somebody has blocked
 * @param categories the date's products by category of seats
 */
export function countSeats(layout: PretixLayout, blocked: PretixSeat[], categories: PretixSubevent['seat_category_mapping']): BlockedSeats {
  const seats = layout.zones.flatMap(({ rows }) => rows.flatMap((row) => row.seats))
  const products = Map.groupBy(seats, ({ category }) => categories[category] ?? null)
  return new Map(
    [...products].flatMap(([product, ofProduct]) =>
      product === null
        ? []
        : [[product, { all: ofProduct.length, blocked: blocked.filter((seat) => seat.product === product).length }] as const],
    ),
  )
}

/**
 * A quota without the seats that are blocked: pretix counts them as left, but sells none of them. What is taken of a quota is what
 * is missing from its size. Quotas of products without seats stay as they are.
 */
export function withoutBlocked(quota: PretixQuota, seats: BlockedSeats): PretixQuota {
  const counted = quota.items.map((item) => seats.get(item))
  if (counted.length === 0 || counted.some((of) => of === undefined)) return quota
  const all = counted.reduce((sum, of) => sum + (of?.all ?? 0), 0)
  const open = all - counted.reduce((sum, of) => sum + (of?.blocked ?? 0), 0)
  const { size, available_number: left } = quota
  if (size === null || left === null) return open > 0 ? quota : { ...quota, available: false }
  const leftOpen = Math.max(0, Math.min(left, open - (size - left)))
  return { ...quota, size: Math.min(size, open), available_number: leftOpen, available: quota.available && leftOpen > 0 }
}
