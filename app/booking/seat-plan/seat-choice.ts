import { centsOf } from '../../platform/format/price.ts'
import { MAX_TICKETS_PER_TYPE } from '../constants.ts'
import { freePricesOf, paidPriceOf, type TypedPrices, typedKeyOf } from '../free-price.ts'
import type { Price, SeatGroup } from '../schema.ts'
import type { AddToCartBody } from '../selection.ts'
import type { PlanSeat } from './seat-plan.ts'

/** A seat that the visitor has chosen, with the price at which it is to be sold. */
export type ChosenSeat = { seat: PlanSeat; price: Price }

/** Chooses a seat at its full price, or gives it back. */
export function toggleSeat(chosen: readonly ChosenSeat[], seat: PlanSeat, seatGroups: readonly SeatGroup[]): ChosenSeat[] {
  const others = chosen.filter((own) => own.seat.id !== seat.id)
  if (others.length < chosen.length) return others
  const price = groupOf(seat, seatGroups)?.prices[0]
  return price ? [...chosen, { seat, price }] : [...chosen]
}

/** A choice at the prices that are offered now; a price that is offered no longer stays, for the shop to refuse. */
export function atPresentPrices(chosen: readonly ChosenSeat[], seatGroups: readonly SeatGroup[]): ChosenSeat[] {
  return chosen.map(({ seat, price }) => {
    const present = groupOf(seat, seatGroups)?.prices.find(({ sale_type_id }) => sale_type_id === price.sale_type_id)
    return { seat, price: present ?? price }
  })
}

/** The seat group of a seat; undefined where the shop offers none of that name. */
export function groupOf(seat: PlanSeat, seatGroups: readonly SeatGroup[]): SeatGroup | undefined {
  return seatGroups.find(({ seat_group }) => seat_group === seat.seat_group)
}

/** The first limit of an order that a choice does not keep to: too many or too few tickets of a seat group. */
export function brokenLimit(
  chosen: readonly ChosenSeat[],
  seatGroups: readonly SeatGroup[],
): { kind: 'max' | 'min'; limit: number } | undefined {
  for (const { seat_group, max_tickets = MAX_TICKETS_PER_TYPE, min_tickets = 1 } of seatGroups) {
    const count = chosen.filter(({ seat }) => seat.seat_group === seat_group).length
    if (count > max_tickets) return { kind: 'max', limit: max_tickets }
    if (count > 0 && count < min_tickets) return { kind: 'min', limit: min_tickets }
  }
  return undefined
}

/** What the chosen seats cost together, in cents, with what was typed for free prices. */
export function centsOfSeats(chosen: readonly ChosenSeat[], typed: TypedPrices = {}): number {
  return chosen.reduce((sum, { price }) => sum + centsOf(paidPriceOf(price, typed) ?? price.price), 0)
}

/** The prices among the chosen seats of which the visitor may pay more, each once. */
export function freePricesAmong(chosen: readonly ChosenSeat[]): Price[] {
  const free = chosen.filter(({ price }) => price.free_price)
  return [...new Map(free.map(({ price }) => [typedKeyOf(price), price])).values()]
}

/**
 * One request body per seat group of the chosen seats, with a seat per ticket in the order of its prices, and what was typed
 * for free prices. Wheelchair places come first, as shops sell companion seats to those who have one.
 */
export function bodiesOfSeats(chosen: readonly ChosenSeat[], typed: TypedPrices = {}): AddToCartBody[] {
  const ordered = chosen.toSorted((a, b) => Number(b.seat.access === 'wheelchair') - Number(a.seat.access === 'wheelchair'))
  return [...Map.groupBy(ordered, ({ seat }) => seat.seat_group)].map(([seat_group, ofGroup]) => {
    const byPrice = [...Map.groupBy(ofGroup, ({ price }) => price.sale_type_id)]
    return {
      seat_group,
      quantities: byPrice.map(([, seats]) => seats.length),
      sale_type_ids: byPrice.map(([saleType]) => saleType),
      seat_ids: byPrice.flatMap(([, seats]) => seats.map(({ seat }) => seat.id)),
      ...freePricesOf(
        byPrice.map(([, seats]) => seats[0]?.price),
        typed,
      ),
    }
  })
}
