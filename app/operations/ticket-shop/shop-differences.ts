import type { SeatGroup } from '../../booking/schema.ts'
import { haveNoWordInCommon } from './common-words.ts'

/** So much of a name tells one difference from another. */
const NAMED_LENGTH = 60

/**
 * What of a performance is one thing here and another in the shop. `unknown`: the shop does not have it at all; `shared`: its
 * date there is another performance's, too; `title`: the titles have no word in common. `places`: the shop sells more than the
 * room has; `availability`: visitors are shown another state of what is left.
 */
export type DifferingAspect = 'unknown' | 'shared' | 'title' | 'time' | 'cancelled' | 'places' | 'not-sold' | 'availability' | 'prices'

/** What is known of a performance here; what is not given is not compared. Instants are ISO with offset. */
export type HouseSide = {
  startsAt: string
  isCancelled: boolean
  /** its title, and those of what it belongs to */
  titles?: string
  /** the name of another performance with the same number */
  sharedWith?: string | undefined
  /** places of its room; null where nobody has entered them */
  seats?: number | null
  /** whether visitors are told that they can buy tickets */
  isOnSale?: boolean
  /** what visitors are shown of its tickets */
  seatGroups?: readonly SeatGroup[]
}

/** And what the shop says of it. */
export type ShopSide = {
  /** null where the shop does not say */
  startsAt: string | null
  isCancelled: boolean
  /** empty where the shop gives none that says something of this date */
  title?: string
  /** null where the shop does not count them */
  places?: number | null
  /** whether it offers anything to visitors; shops show what they will sell before the sale begins, so this says nothing of then */
  isOffered?: boolean
  seatGroups?: readonly SeatGroup[]
}

/**
 * Where the two differ. Of a performance that does not take place on one side nothing but its time is compared.
 * @param shop undefined when the shop does not know the performance
 */
export function differingAspects(house: HouseSide, shop: ShopSide | undefined): DifferingAspect[] {
  const shared: DifferingAspect[] = house.sharedWith && !house.isCancelled ? ['shared'] : []
  if (!shop) return house.isCancelled ? [] : ['unknown', ...shared]
  if (house.isCancelled && shop.isCancelled) return []
  const isOtherTime = shop.startsAt !== null && Date.parse(house.startsAt) !== Date.parse(shop.startsAt)
  if (house.isCancelled !== shop.isCancelled) return [...shared, 'cancelled', ...(isOtherTime ? ['time' as const] : [])]
  const aspects: [DifferingAspect, boolean][] = [
    ['title', haveNoWordInCommon(house.titles ?? '', shop.title ?? '')],
    ['time', isOtherTime],
    // Fewer places than the room has are a choice; more cannot be seated.
    ['places', (shop.places ?? 0) > (house.seats ?? Number.POSITIVE_INFINITY)],
    ['not-sold', house.isOnSale === true && shop.isOffered === false],
    ['availability', isOtherOffer(house, shop, ({ status, timeslots }) => [status, timeslots.map((slot) => [slot.id, slot.status])])],
    ['prices', isOtherOffer(house, shop, ({ prices }) => prices.map(({ sale_type_id, price }) => [sale_type_id, price]))],
  ]
  return [...shared, ...aspects.flatMap(([aspect, differs]) => (differs ? [aspect] : []))]
}

/** Whether the two sell otherwise, in whatever order they name what they sell. */
function isOtherOffer(house: HouseSide, shop: ShopSide, of: (group: SeatGroup) => unknown): boolean {
  if (!house.seatGroups || !shop.seatGroups) return false
  const serialized = (groups: readonly SeatGroup[]) =>
    JSON.stringify(groups.toSorted((left, right) => left.id - right.id).map((group) => [group.id, of(group)]))
  return serialized(house.seatGroups) !== serialized(shop.seatGroups)
}

/** Both sides of a difference in one text: what staff have left is told again once either side is another. */
export function fingerprintOf(aspects: readonly DifferingAspect[], house: HouseSide, shop: ShopSide | undefined): string {
  const sides: Partial<Record<DifferingAspect, unknown[]>> = {
    time: [Date.parse(house.startsAt), shop?.startsAt && Date.parse(shop.startsAt)],
    cancelled: [house.isCancelled],
    shared: [house.sharedWith?.slice(0, NAMED_LENGTH)],
    title: [house.titles?.slice(0, NAMED_LENGTH), shop?.title?.slice(0, NAMED_LENGTH)],
    places: [house.seats, shop?.places],
  }
  return aspects.map((aspect) => [aspect, ...(sides[aspect] ?? [])].join(' ')).join('; ')
}

/** What can be taken over from the shop. */
export function isAdoptable(aspects: readonly DifferingAspect[]): boolean {
  return aspects.some((aspect) => aspect === 'time' || aspect === 'cancelled')
}
