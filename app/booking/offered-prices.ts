import { centsOf, formatPrice, priceOf, signOf } from '../platform/format/price.ts'
import { admittingOf } from './admitting.ts'
import type { SeatGroup } from './schema.ts'

/** The lowest full price, e.g. `14 €`; undefined when nothing is sold or everything is free. */
export function priceFrom(seatGroups: SeatGroup[], sign?: string): string | undefined {
  const prices = admittingOf(seatGroups).flatMap((group) => group.prices.slice(0, 1))
  const lowest = Math.min(...prices.map(({ price }) => centsOf(price)))
  const currency = prices[0]?.currency
  return Number.isFinite(lowest) && lowest > 0 ? formatPrice(priceOf(lowest), currency ? signOf(currency) : sign) : undefined
}

/** Whether the quick booking button is offered: not when every price is 0.00 (B §5). */
export function isQuickBookable(seatGroups: SeatGroup[]): boolean {
  return admittingOf(seatGroups).some((group) => group.prices.some((price) => centsOf(price.price) > 0))
}

/** Whether there are tickets and all of them cost 0.00: quick booking makes no sense for a free performance. */
export function costsNothing(seatGroups: SeatGroup[]): boolean {
  return seatGroups.some((group) => group.prices.length > 0) && !isQuickBookable(seatGroups)
}
