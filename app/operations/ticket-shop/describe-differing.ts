import type { DateFormat } from '../../platform/format/date-format.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import type { Differing } from './compare.server.ts'
import type { EventFault } from './event-words.ts'
import type { DifferingAspect } from './shop-differences.ts'

/** How the two differ, where the figures of both sides are not at hand; a cancellation is described by its side. */
export const ASPECTS: Record<Exclude<DifferingAspect, 'cancelled'>, Label> = {
  unknown: 'The ticket shop has no coming date of this number. Enter another number, or cancel the performance.',
  shared: 'Another performance has the same shop number.',
  title: 'The title in the shop has no word in common with the one here.',
  time: 'Start time differs.',
  places: 'The shop sells more places than the room has.',
  'not-sold': 'On sale here, but the shop offers no tickets.',
  availability: 'Available seats differ.',
  prices: 'Prices differ.',
}

const OF_EVENT: Record<EventFault, Label> = {
  hidden: 'Hidden from the site’s key in the ticket shop.',
  'no-carts': 'The site’s key may put no tickets into a cart there.',
  'test-mode': 'The shop is in test mode: tickets are not real.',
  'foreign-currency': 'The shop takes another currency than the settings say.',
  'not-live': 'The shop is not open to visitors.',
}

const MISTAKES: Record<Differing['mistakes'][number]['kind'], Label> = {
  'not-for-web': 'Not sold in the shop’s web channel.',
  'no-product': 'The shop sells no product for it.',
  'no-quota': 'Without a quota in the shop:',
}

/** Which of the two has cancelled a performance that the other has not. */
export function cancelledWhere(isCancelledHere: boolean): string {
  return isCancelledHere ? t('Cancelled here, not in the shop.') : t('Cancelled in the shop, not here.')
}

/** How a performance differs between site and shop, and what is set up there so that nobody can buy, in sentences. */
export function describeDiffering({ aspects, shopStartsAt, mistakes, ofEvent, isCancelledHere }: Differing, format: DateFormat): string {
  const words = [
    ...ofEvent.map((fault) => t(OF_EVENT[fault])),
    ...aspects.map((aspect) => (aspect === 'cancelled' ? cancelledWhere(isCancelledHere) : t(ASPECTS[aspect]))),
    ...mistakes.map((mistake) => t(MISTAKES[mistake.kind]) + ('product' in mistake ? ` ${mistake.product}.` : '')),
  ]
  return [
    ...words,
    ...(shopStartsAt && aspects.includes('time') ? [t('Ticket shop: {date}.', { date: format.dateTime(shopStartsAt) })] : []),
  ].join(' ')
}
