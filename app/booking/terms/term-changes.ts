import { formatPrice, signOf } from '../../platform/format/price.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { ticketName } from '../price-name.ts'
import type { SeatGroup } from '../schema.ts'

/** When and where a performance is, as the site writes it. */
export type WrittenTerms = { shortDate: string; time: string; room: string }

/** The tickets of an order, and the full prices at which they were shown, in the order of `sale_type_ids`. */
export type ShownPrices = { seat_group?: string | undefined; sale_type_ids: number[]; prices: (string | null)[] }

/** What has changed of date, time and room, a sentence each with both values; empty when nothing has. */
export function dateChanges(before: WrittenTerms, now: WrittenTerms): string[] {
  const changes: string[] = []
  if (before.shortDate !== now.shortDate) {
    changes.push(t('New date: {now} instead of {before}.', { now: whenOf(now), before: whenOf(before) }))
  } else if (before.time !== now.time) {
    changes.push(t('Now begins at {now} instead of {before}.', { now: now.time, before: before.time }))
  }
  if (before.room !== now.room) changes.push(t('Now in another room: {now} instead of {before}.', { now: now.room, before: before.room }))
  return changes
}

const whenOf = ({ shortDate, time }: WrittenTerms) => `${shortDate}, ${time}`

/**
 * Which prices have changed, a sentence each with both values. A price that is offered no longer, or only with a code, is the
 * shop's to refuse.
 */
export function priceChanges({ seat_group, sale_type_ids, prices }: ShownPrices, offered: SeatGroup[], currencySign?: string): string[] {
  const groups = offered.filter((group) => seat_group === undefined || group.seat_group === seat_group)
  const sold = groups.flatMap((group) => group.prices)
  return sale_type_ids.flatMap((saleType, index) => {
    const before = prices[index]
    const now = sold.find(({ sale_type_id }) => sale_type_id === saleType)
    if (!before || !now || now.price === before) return []
    const sign = now.currency ? signOf(now.currency) : currencySign
    const values = { now: formatPrice(now.price, sign), before: formatPrice(before, sign) }
    return [t('{ticket} now costs {now} instead of {before}.', { ticket: ticketName(now), ...values })]
  })
}
