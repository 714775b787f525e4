import { dayOf, parseInstant } from '../../platform/clock/clock.ts'
import { formatShortDate, formatTime } from '../../platform/format/date.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { ASPECTS, cancelledWhere } from './describe-differing.ts'
import { nameOf } from './linked-titles.server.ts'
import type { ShopDiffering } from './read-shop-differences.server.ts'
import { type DifferingAspect, isAdoptable } from './shop-differences.ts'

/** A performance that the shop has otherwise, as a card tells it. */
export type DifferingCase = {
  id: number
  /** title and when it is played */
  name: string
  /** what differs, in words */
  words: string
  url: string
  seen: string
  isAdoptable: boolean
}

/** How a performance differs, in words. */
export function differingCase({ id, title, aspects, house, shop, url, seen }: ShopDiffering): DifferingCase {
  const here = parseInstant(house.startsAt)
  const there = shop ? parseInstant(shop.startsAt) : here
  const isSameDay = dayOf(here).equals(dayOf(there))
  const moment = (instant: Temporal.Instant) => (isSameDay ? formatTime(instant) : `${formatShortDate(instant)}, ${formatTime(instant)}`)
  const says: Partial<Record<DifferingAspect, () => string>> = {
    time: () => t('Theatre: {house}, shop: {shop}.', { house: moment(here), shop: moment(there) }),
    shared: () =>
      t('“{other}” has the same shop number. Tickets for one would be sold as the other’s: enter another number for one of them.', {
        other: house.sharedWith ?? '',
      }),
    title: () => t('In the shop it is called “{title}”. If that is another play, enter another number.', { title: shop?.title ?? '' }),
    places: () => t('The shop sells {places} places, the room has {seats}.', { places: shop?.places ?? 0, seats: house.seats ?? 0 }),
  }
  return {
    ...{ id, url, seen, isAdoptable: isAdoptable(aspects) },
    name: nameOf({ title, startsAt: house.startsAt }),
    words: aspects
      .map((aspect) => (aspect === 'cancelled' ? cancelledWhere(house.isCancelled) : (says[aspect]?.() ?? t(ASPECTS[aspect]))))
      .join(' '),
  }
}
