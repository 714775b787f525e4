import type { SeatGroup } from '../../booking/schema.ts'

/** The aspects in which a performance differs between the site and the shop. */
export type Difference = 'unknown' | 'time' | 'cancelled' | 'places' | 'prices'

export type SiteSide = { startsAt: number; isCancelled: boolean; seatGroups: readonly SeatGroup[] }
export type ShopSide = { startsAt: number | null; isCancelled: boolean; seatGroups: readonly SeatGroup[] }

/**
 * Compares a performance between the site and the shop. The offer of a cancelled one is not compared.
 * @param shop undefined when the shop does not know the performance
 */
export function differencesOf(site: SiteSide, shop: ShopSide | undefined): Difference[] {
  if (!shop) return ['unknown']
  const differences: Difference[] = []
  if (shop.startsAt !== null && shop.startsAt !== site.startsAt) differences.push('time')
  if (shop.isCancelled !== site.isCancelled) differences.push('cancelled')
  if (site.isCancelled || shop.isCancelled) return differences
  const serialize = ({ seatGroups }: SiteSide | ShopSide, of: (group: SeatGroup) => unknown) =>
    JSON.stringify(seatGroups.toSorted((left, right) => left.id - right.id).map((group) => [group.id, of(group)]))
  const places = ({ status, timeslots }: SeatGroup) => [status, timeslots.map((slot) => [slot.id, slot.status])]
  const prices = (group: SeatGroup) => group.prices.map(({ sale_type_id, price }) => [sale_type_id, price])
  if (serialize(site, places) !== serialize(shop, places)) differences.push('places')
  if (serialize(site, prices) !== serialize(shop, prices)) differences.push('prices')
  return differences
}
