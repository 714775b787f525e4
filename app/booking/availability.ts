import { centsOf, formatPrice, priceOf } from '../platform/format/price.ts'
import { FEW_LEFT, SOLD_OUT } from './constants.ts'
import type { SeatGroup } from './schema.ts'

/** How many tickets of a performance are left, as far as visitors need to know. */
export const AVAILABILITIES = ['available', 'few', 'sold-out', 'not-yet', 'none'] as const
export type Availability = (typeof AVAILABILITIES)[number]

/**
 * The availability of a performance, from its stored offer.
 * @param saleFrom when the sale begins; null when it has begun
 */
export function availabilityOf(seatGroups: SeatGroup[], saleFrom: Temporal.Instant | null, now: Temporal.Instant): Availability {
  if (saleFrom && Temporal.Instant.compare(now, saleFrom) < 0) return 'not-yet'
  if (seatGroups.length === 0) return 'none'
  if (seatGroups.every((group) => group.status === SOLD_OUT)) return 'sold-out'
  return seatGroups.every((group) => group.status === SOLD_OUT || group.status === FEW_LEFT) ? 'few' : 'available'
}

/** The lowest full price, e.g. `14 €`; undefined when nothing is sold or everything is free. */
export function priceFrom(seatGroups: SeatGroup[], sign?: string): string | undefined {
  const cents = seatGroups.flatMap((group) => group.prices.slice(0, 1)).map((price) => centsOf(price.price))
  const lowest = Math.min(...cents)
  return Number.isFinite(lowest) && lowest > 0 ? formatPrice(priceOf(lowest), sign) : undefined
}

/** Whether the quick booking button is offered: not when every price is 0.00 (B §5). */
export function isQuickBookable(seatGroups: SeatGroup[]): boolean {
  return seatGroups.some((group) => group.prices.some((price) => centsOf(price.price) > 0))
}

/** Whether there are tickets and all of them cost 0.00: quick booking makes no sense for a free performance. */
export function costsNothing(seatGroups: SeatGroup[]): boolean {
  return seatGroups.some((group) => group.prices.length > 0) && !isQuickBookable(seatGroups)
}
