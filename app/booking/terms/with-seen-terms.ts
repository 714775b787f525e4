import type { AddToCartBody } from '../selection.ts'
import type { ReadyOffer } from '../use-offer.ts'

/** Says in each call what the visitor was shown, so that nothing else is held (routes.ts). */
export function withSeenTerms(calls: AddToCartBody[], { startsAt, terms, seatGroups }: ReadyOffer): AddToCartBody[] {
  return calls.map((call) => {
    const shown = seatGroups.find(({ seat_group }) => seat_group === call.seat_group)?.prices ?? []
    const prices = call.sale_type_ids.map((saleType) => shown.find(({ sale_type_id }) => sale_type_id === saleType)?.price ?? null)
    return { ...call, seen: { starts_at: startsAt, room: terms.room, prices } }
  })
}
