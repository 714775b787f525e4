import { centsOf, priceOf as priceOfCents } from '../../platform/format/price.ts'
import { byCategory } from './group-names.ts'
import { inShopReasonOf, needsMedium } from './in-shop.ts'
import type {
  PretixCategory,
  PretixEvent,
  PretixItem,
  PretixQuota,
  PretixSettings,
  PretixSubevent,
  PretixTaxRule,
} from './pretix-resources.ts'
import type { PretixTicket, ProductOnSale } from './pretix-ticket.ts'
import { isBesideTickets, lacksPart, requiredWith, soldOnDate } from './sold-on-date.ts'
import { opensWith, type Voucher } from './voucher.ts'

/** What pretix takes in one order where its settings say nothing. */
const DEFAULT_MAX_PER_ORDER = 10

/** What pretix sells of an event, whatever the date. */
export type PretixCatalogue = {
  event: PretixEvent
  settings: PretixSettings
  categories: PretixCategory[]
  /** none where no product has any */
  taxRules: PretixTaxRule[]
  items: PretixItem[]
  hasVouchers: boolean
  /** whether some vouchers have tickets kept for them, or are taken though nothing is left */
  reservesByVoucher?: boolean
}

/** One performance as pretix sells it: an event, or a date of an event series. */
export type PretixSale = PretixCatalogue & { subevent: PretixSubevent | undefined }

/** The products that the site sells now, as `productsOf`. */
export function ticketsOf(sale: PretixSale, now: Temporal.Instant, voucher?: Voucher): ProductOnSale[] {
  return productsOf(sale, now, voucher).flatMap(({ item, tickets }) => {
    const here = tickets.filter(({ inShop }) => !inShop)
    return here.length > 0 ? [{ item, tickets: here }] : []
  })
}

/**
 * The products that anybody may buy now by themselves, here or on pretix's own page, in the order configured in pretix.
 * @param voucher a visitor's, with which more may be on sale
 */
export function productsOf(sale: PretixSale, now: Temporal.Instant, voucher?: Voucher): ProductOnSale[] {
  const { categories, taxRules, subevent } = sale
  const beside = new Set(categories.filter(isBesideTickets).map(({ id }) => id))
  const isForItself = (item: PretixItem) => !item.require_bundling && !(item.category && beside.has(item.category))
  const isOpen = ({ item, variation, needsVoucher }: PretixTicket) =>
    !needsVoucher || (voucher !== undefined && opensWith(voucher, item, variation))
  const sold = soldOnDate(sale, now)
  const inOrder = sold.toSorted((a, b) => byCategory(categories)(a.item, b.item))
  return inOrder.flatMap(({ item, variations }): ProductOnSale[] => {
    if (!isForItself(item) || needsMedium(item)) return []
    const itemPrice = subevent?.item_price_overrides.find((override) => override.item === item.id)?.price ?? item.default_price
    const taxOnTop = taxRules.find(({ id, price_includes_tax }) => id === item.tax_rule && !price_includes_tax)?.rate ?? '0'
    const isHidden = item.require_voucher || item.hide_without_voucher
    const common = { item, taxOnTop, required: requiredWith(item, sold), lacksPart: lacksPart(item, sold) }
    if (item.variations.length === 0) {
      const inShop = inShopReasonOf(sale, item, undefined)
      const ticket = { ...common, variation: undefined, price: itemPrice, inShop, needsVoucher: isHidden }
      return isOpen(ticket) ? [{ item, tickets: [ticket] }] : []
    }
    const tickets = variations
      .toSorted(byPosition)
      .map((variation): PretixTicket => {
        const override = subevent?.variation_price_overrides.find((candidate) => candidate.variation === variation.id)
        const price = override?.price ?? variation.default_price ?? itemPrice
        const needsVoucher = isHidden || variation.hide_without_voucher
        return { ...common, variation, price, inShop: inShopReasonOf(sale, item, variation), needsVoucher }
      })
      .filter(isOpen)
    return tickets.length > 0 ? [{ item, tickets }] : []
  })
}

function byPosition(a: { position: number }, b: { position: number }): number {
  return a.position - b.position
}

/**
 * What is paid for a ticket at a price that stands in pretix: with the tax that comes on top, rounded as pretix does, and never less
 * than the shares of what comes with it.
 * @param voucher with which it has that price, and which may include what comes with it
 */
export function paidFor({ taxOnTop, item }: Pick<PretixTicket, 'taxOnTop' | 'item'>, price: string, voucher?: Voucher): string {
  const RATE_SCALE = 10_000
  const rate = Math.round(Number(taxOnTop) * RATE_SCALE)
  const gross = Math.round((centsOf(price) * (100 * RATE_SCALE + rate)) / (100 * RATE_SCALE))
  const parts = item.bundles.reduce((sum, { designated_price, count }) => sum + centsOf(designated_price) * count, 0)
  return priceOfCents(voucher?.all_bundles_included ? gross : Math.max(gross, parts))
}

/** The id of a ticket type in the widget: its variation's, or the product's when it has none. */
export function saleTypeOf({ item, variation }: PretixTicket): number {
  return variation?.id ?? item.id
}

/**
 * How many tickets pretix takes in one order, of a product or in all. It checks this at the order only, and then drops
 * tickets.
 */
export function maxPerOrder({ settings }: Pick<PretixSale, 'settings'>, item?: PretixItem): number {
  return Math.min(item?.max_per_order ?? Number.POSITIVE_INFINITY, settings.max_items_per_order ?? DEFAULT_MAX_PER_ORDER)
}

/** For how many minutes pretix holds what is in a cart; null where its settings do not say, or that it holds nothing. */
export function holdMinutesOf({ settings }: Pick<PretixSale, 'settings'>): number | null {
  return settings.reservation_time || null
}

/** The quotas of a date, or of an event without dates. */
export function quotasOf({ subevent }: Pick<PretixSale, 'subevent'>, quotas: PretixQuota[]): PretixQuota[] {
  return quotas.filter((quota) => quota.subevent === (subevent?.id ?? null))
}
