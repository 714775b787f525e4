/** What of a performance is one thing here and another in the shop. */
export type DifferingAspect = 'time' | 'cancelled' | 'places' | 'not-sold'

/** What is known of a performance here. Instants are ISO with offset. */
export type HouseSide = {
  startsAt: string
  isCancelled: boolean
  /** places of its room; null where nobody has entered them */
  seats: number | null
  /** whether visitors are told that they can buy tickets */
  isOnSale: boolean
}

/** And what the shop says of it. */
export type ShopDateSide = {
  startsAt: string
  isCancelled: boolean
  /** null where the shop does not count them */
  places: number | null
  /** whether it offers anything to visitors; shops show what they will sell before the sale begins, so this says nothing of then */
  isOffered: boolean
}

/** Where the two differ. Of a performance that does not take place on one side nothing else is compared. */
export function differingAspects(house: HouseSide, shop: ShopDateSide): DifferingAspect[] {
  if (house.isCancelled && shop.isCancelled) return []
  const isOtherTime = Date.parse(house.startsAt) !== Date.parse(shop.startsAt)
  if (house.isCancelled !== shop.isCancelled) return isOtherTime ? ['cancelled', 'time'] : ['cancelled']
  const aspects: [DifferingAspect, boolean][] = [
    ['time', isOtherTime],
    // Fewer places than the room has are a choice; more cannot be seated.
    ['places', house.seats !== null && shop.places !== null && shop.places > house.seats],
    ['not-sold', house.isOnSale && !shop.isOffered],
  ]
  return aspects.flatMap(([aspect, differs]) => (differs ? [aspect] : []))
}

/** Both sides of a difference in one text: what staff have left is told again once either side is another. */
export function fingerprintOf(aspects: readonly DifferingAspect[], house: HouseSide, shop: ShopDateSide): string {
  const sides: Record<DifferingAspect, unknown[]> = {
    time: [Date.parse(house.startsAt), Date.parse(shop.startsAt)],
    cancelled: [house.isCancelled],
    places: [house.seats, shop.places],
    'not-sold': [],
  }
  return aspects.map((aspect) => [aspect, ...sides[aspect]].join(' ')).join('; ')
}

/** What can be taken over from the shop. */
export function isAdoptable(aspects: readonly DifferingAspect[]): boolean {
  return aspects.some((aspect) => aspect === 'time' || aspect === 'cancelled')
}
