import { centsOf, formatPrice, priceOf, signOf } from '../platform/format/price.ts'
import { admittingOf } from './admitting.ts'
import { SOLD_OUT } from './constants.ts'
import type { Price, SeatGroup } from './schema.ts'

/** What tells the price of a performance: what is left of what lets somebody in, or all of it where nothing is. */
function pricedOf(seatGroups: SeatGroup[]): SeatGroup[] {
  const admitting = admittingOf(seatGroups)
  const left = admitting.filter(({ status }) => status !== SOLD_OUT)
  return left.length > 0 ? left : admitting
}

/** The price by which a seat group is told: its full one, or that of its cheapest area; undefined where it has none. */
export function leadingPrice({ prices, has_areas }: Pick<SeatGroup, 'prices' | 'has_areas'>): Price | undefined {
  const [full] = prices
  return has_areas ? prices.toSorted((a, b) => centsOf(a.price) - centsOf(b.price))[0] : full
}

/** The lowest full price, e.g. `14 €`; undefined when nothing is sold or everything is free. */
export function priceFrom(seatGroups: SeatGroup[], sign?: string): string | undefined {
  const prices = pricedOf(seatGroups).flatMap((group) => leadingPrice(group) ?? [])
  const cents = prices.map(({ price }) => centsOf(price))
  const currency = prices[0]?.currency
  return cents.some((price) => price > 0) ? formatPrice(priceOf(Math.min(...cents)), currency ? signOf(currency) : sign) : undefined
}

/** Whether the quick booking button is offered: not when every price is 0.00 (B §5). */
export function isQuickBookable(seatGroups: SeatGroup[]): boolean {
  return pricedOf(seatGroups).some((group) => group.prices.some((price) => centsOf(price.price) > 0))
}

/** Whether there are tickets and all of them cost 0.00: quick booking makes no sense for a free performance. */
export function costsNothing(seatGroups: SeatGroup[]): boolean {
  return seatGroups.some((group) => group.prices.length > 0) && !isQuickBookable(seatGroups)
}

/** Whether visitors may pay what they like, nothing included: tickets from 0.00 on of which some have a free price. */
export function isPaidAtWill(seatGroups: SeatGroup[]): boolean {
  return costsNothing(seatGroups) && pricedOf(seatGroups).some(({ prices }) => prices.some((price) => price.free_price))
}
