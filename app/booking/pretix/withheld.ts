import { centsOf } from '../../platform/format/price.ts'
import { SOLD_OUT } from '../constants.ts'
import type { SeatGroup } from '../schema.ts'
import { needsMedium } from './in-shop.ts'
import { type Channels, channelsOf, isForWeb } from './presale.ts'
import type { PretixItem, PretixQuota } from './pretix-resources.ts'
import type { PretixSale } from './pretix-sale.ts'
import { seatGroupsOf } from './seat-groups-of.ts'

/**
 * For whom pretix keeps the tickets of a performance that its web shop sells to nobody: for those who have a code, or for the box
 * office.
 * @returns undefined where it keeps none
 */
export function withheldFor(sale: PretixSale, quotas: PretixQuota[], at: Temporal.Instant): 'code-only' | 'box-office' | undefined {
  if (sale.hasVouchers && opensTickets(sale, quotas, at)) return 'code-only'
  return isForBoxOffice(sale, quotas, at) ? 'box-office' : undefined
}

/** Whether codes open something that lets somebody in, or anything where nothing is sold without one. */
function opensTickets(sale: PretixSale, quotas: PretixQuota[], at: Temporal.Instant): boolean {
  const opened = seatGroupsOf(withNothingHidden(sale), quotas, at)
  return opened.some(({ is_extra }) => !is_extra) || (opened.length > 0 && seatGroupsOf(sale, quotas, at).length === 0)
}

/** Whether a code may still open tickets that let somebody in: those kept for a voucher, and those that are sold with one alone. */
export function mayOpenWithCode(sale: PretixSale, quotas: PretixQuota[], at: Temporal.Instant): boolean {
  if (!sale.hasVouchers) return false
  return sale.reservesByVoucher === true || seatGroupsOf(withNothingHidden(sale), quotas, at).some(isLeft)
}

const isLeft = ({ status, is_extra }: SeatGroup) => !is_extra && status !== SOLD_OUT

/** The channel of those who sell tickets of several houses. */
const RESELLERS = 'resellers'

/**
 * Whether other sales channels of pretix have tickets left. A product without any channel counts too: a pretix without the
 * box office's program knows the web shop alone. A whole event without any is one that nobody sells yet.
 */
export function isForBoxOffice(sale: PretixSale, quotas: PretixQuota[], at: Temporal.Instant): boolean {
  const { event } = sale
  if (!isForWeb(event) && (channelsOf(event).length === 0 || !isAtHouse(event))) return false
  return seatGroupsOf(isForWeb(event) ? withOtherChannels(sale) : sale, quotas, at).some(isLeft)
}

/** What the box office alone has left of what is paid for, by name: staff's own tickets and those of the press cost nothing. */
export function boxOfficeNames(sale: PretixSale, quotas: PretixQuota[], at: Temporal.Instant): string[] {
  const isPaid = ({ prices }: SeatGroup) => prices.some(({ price }) => centsOf(price) > 0)
  const groups = seatGroupsOf(withOtherChannels(sale), quotas, at).filter((group) => isLeft(group) && isPaid(group))
  return groups.map(({ seat_group }) => seat_group)
}

/** The same with what pretix sells elsewhere in place of what its web shop does. */
function withOtherChannels({ items, ...sale }: PretixSale): PretixSale {
  const others = items.flatMap((item): PretixItem[] => {
    if (!isForWeb(item) || needsMedium(item))
      return isAtHouse(item) ? [{ ...forWeb(item), media_policy: null, variations: item.variations.map(forWeb) }] : []
    const variations = item.variations.filter((variation) => !isForWeb(variation) && isAtHouse(variation)).map(forWeb)
    return variations.length > 0 ? [{ ...item, variations }] : []
  })
  return { ...sale, items: others }
}

/** Whether somebody else than resellers sells it outside of the web shop. */
function isAtHouse(sold: Channels): boolean {
  const channels = channelsOf(sold)
  return channels.length === 0 || channels.some((channel) => channel !== RESELLERS)
}

function forWeb<Sold extends { all_sales_channels?: boolean | undefined }>(sold: Sold): Sold {
  return { ...sold, all_sales_channels: true }
}

/** The same with nothing kept for those who have a code, to tell what they are sold from what pretix never sells here. */
function withNothingHidden({ items, ...sale }: PretixSale): PretixSale {
  const open = <Product extends { hide_without_voucher: boolean }>(product: Product): Product => ({
    ...product,
    hide_without_voucher: false,
  })
  const opened = (item: PretixItem): PretixItem => ({ ...open(item), require_voucher: false, variations: item.variations.map(open) })
  return { ...sale, items: items.map(opened) }
}
