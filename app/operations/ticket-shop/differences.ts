import type { SeatGroup } from '../../booking/schema.ts'

/** In what the house and its shop say different things of a performance. */
export type Difference = 'unknown' | 'time' | 'cancelled' | 'places' | 'prices'

export type SiteSide = { startsAt: number; isCancelled: boolean; seatGroups: readonly SeatGroup[] }
export type ShopSide = { startsAt: number | null; isCancelled: boolean; seatGroups: readonly SeatGroup[] }

/**
 * In what a performance differs between the house and the shop. Of one that is cancelled the offer does not matter.
 * @param shop undefined: the shop does not know it
 */
export function differencesOf(house: SiteSide, shop: ShopSide | undefined): Difference[] {
  if (!shop) return ['unknown']
  const found: Difference[] = []
  if (shop.startsAt !== null && shop.startsAt !== house.startsAt) found.push('time')
  if (shop.isCancelled !== house.isCancelled) found.push('cancelled')
  if (house.isCancelled || shop.isCancelled) return found
  const said = ({ seatGroups }: SiteSide | ShopSide, of: (group: SeatGroup) => unknown) =>
    JSON.stringify(seatGroups.toSorted((one, other) => one.id - other.id).map((group) => [group.id, of(group)]))
  const places = ({ status, timeslots }: SeatGroup) => [status, timeslots.map((slot) => [slot.id, slot.status])]
  const prices = (group: SeatGroup) => group.prices.map(({ sale_type_id, price }) => [sale_type_id, price])
  if (said(house, places) !== said(shop, places)) found.push('places')
  if (said(house, prices) !== said(shop, prices)) found.push('prices')
  return found
}
