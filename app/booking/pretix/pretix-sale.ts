import { centsOf, priceOf as priceOfCents } from '../../platform/format/price.ts'
import { FEW_LEFT, FULL_PRICE_NAME, SOLD_OUT } from '../constants.ts'
import type { Price, SeatGroup } from '../schema.ts'
import { byCategory, namesOf } from './group-names.ts'
import { plainText } from './plain-text.ts'
import { isForWeb, isWithin } from './presale.ts'
import {
  germanOf,
  type PretixCategory,
  type PretixEvent,
  type PretixItem,
  type PretixQuota,
  type PretixSettings,
  type PretixSubevent,
  type PretixTaxRule,
} from './pretix-resources.ts'
import type { PretixTicket, ProductOnSale } from './pretix-ticket.ts'
import { areAreas } from './price-levels.ts'
import { AVAILABLE, countsForDate, statusOf, withQuota } from './quota-status.ts'
import { isFor, opensWith, passesQuotas, priceWith, usesLeft, type Voucher } from './voucher.ts'

/** Prices in another one say so. */
const DEFAULT_CURRENCY = 'EUR'

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
}

/** One performance as pretix sells it: an event, or a date of an event series. */
export type PretixSale = PretixCatalogue & { subevent: PretixSubevent | undefined }

/**
 * The products that anybody may buy now by themselves, in the order configured in pretix. Its API would put every active
 * product into a cart; the order then fails, waits for somebody's approval, or is for a gift card in place of a ticket.
 * @param voucher a visitor's, with which more may be on sale
 */
export function ticketsOf(
  { items, categories, taxRules, subevent }: PretixSale,
  now: Temporal.Instant,
  voucher?: Voucher,
): ProductOnSale[] {
  const addons = new Set(categories.filter(({ is_addon }) => is_addon).map(({ id }) => id))
  const isSold = (resource: PretixItem | PretixItem['variations'][number]) =>
    resource.active &&
    isForWeb(resource) &&
    !resource.require_membership &&
    !resource.require_approval &&
    isWithin(resource.available_from, resource.available_until, now)
  const isForItself = (item: PretixItem) => !item.issue_giftcard && !item.require_bundling && !(item.category && addons.has(item.category))
  const isOpen = ({ item, variation, needsVoucher }: PretixTicket) =>
    !needsVoucher || (voucher !== undefined && opensWith(voucher, item, variation))
  const isSoldOn = (override: Override | undefined) =>
    !override || (!override.disabled && isWithin(override.available_from, override.available_until, now))
  const visibleItems = items.filter((item) => isSold(item) && isForItself(item))
  return visibleItems.toSorted(byCategory(categories)).flatMap((item): ProductOnSale[] => {
    const ofDate = subevent?.item_price_overrides.find((override) => override.item === item.id)
    if (!isSoldOn(ofDate)) return []
    const itemPrice = ofDate?.price ?? item.default_price
    const taxOnTop = taxRules.find(({ id, price_includes_tax }) => id === item.tax_rule && !price_includes_tax)?.rate ?? '0'
    const isHidden = item.require_voucher || item.hide_without_voucher
    if (item.variations.length === 0) {
      const ticket = { item, variation: undefined, price: itemPrice, taxOnTop, needsVoucher: isHidden }
      return isOpen(ticket) ? [{ item, tickets: [ticket] }] : []
    }
    const tickets = item.variations
      .filter(isSold)
      .toSorted(byPosition)
      .flatMap((variation) => {
        const override = subevent?.variation_price_overrides.find((candidate) => candidate.variation === variation.id)
        const price = override?.price ?? variation.default_price ?? itemPrice
        return isSoldOn(override) ? [{ item, variation, price, taxOnTop, needsVoucher: isHidden || variation.hide_without_voucher }] : []
      })
      .filter(isOpen)
    return tickets.length > 0 ? [{ item, tickets }] : []
  })
}

type Override = Omit<PretixSubevent['item_price_overrides'][number], 'item'>

function byPosition(a: { position: number }, b: { position: number }): number {
  return a.position - b.position
}

/** The seating plan of a performance; null where its seats have no numbers. */
export function seatingPlanOf({ event, subevent }: Pick<PretixSale, 'event' | 'subevent'>): number | null {
  return (subevent ?? event).seating_plan
}

/** Whether tickets of a product are for seats of the seating plan. */
export function hasSeats(sale: Pick<PretixSale, 'event' | 'subevent'>, { id }: Pick<PretixItem, 'id'>): boolean {
  const { seat_category_mapping } = sale.subevent ?? sale.event
  return seatingPlanOf(sale) !== null && Object.values(seat_category_mapping).includes(id)
}

/** What is paid for a ticket at a price that stands in pretix: with the tax that comes on top, rounded as pretix does. */
export function taxed({ taxOnTop }: Pick<PretixTicket, 'taxOnTop'>, price: string): string {
  const RATE_SCALE = 10_000
  const rate = Math.round(Number(taxOnTop) * RATE_SCALE)
  return priceOfCents(Math.round((centsOf(price) * (100 * RATE_SCALE + rate)) / (100 * RATE_SCALE)))
}

/** The id of a ticket type in the widget: its variation's, or the product's when it has none. */
export function saleTypeOf({ item, variation }: PretixTicket): number {
  return variation?.id ?? item.id
}

/**
 * A performance's products as seat groups (B §3): each product is one, its variations are the prices, the first of them
 * the full price; a product whose variations are areas is one for each. Products without a quota on this date, such as those of
 * another hall, are not shown, nor by pretix. Whether the sale is open is not asked (`shop-offer.ts`).
 * @param voucher a visitor's, which may open, lower in price or keep free what it is for
 */
export function seatGroupsOf(sale: PretixSale, quotas: PretixQuota[], now: Temporal.Instant, voucher?: Voucher): SeatGroup[] {
  const ownQuotas = quotasOf(sale, quotas)
  const products = withQuota(ticketsOf(sale, now, voucher), ownQuotas)
  const isAvailable = (id: number) =>
    products.some(({ item, tickets }) => item.id === id && tickets.some((ticket) => statusOf(ticket, ownQuotas) !== SOLD_OUT))
  const isReplaced = ({ hidden_if_item_available: product, hidden_if_available: quota }: PretixItem) =>
    (product && isAvailable(product)) || (quota && quotas.some(({ id, available }) => id === quota && available))
  const shown = products.filter(({ item }) => !isReplaced(item)).flatMap((product) => groupsIn(sale, product, ownQuotas))
  const groups = [...shown.filter(({ isExtra }) => !isExtra), ...shown.filter(({ isExtra }) => isExtra)]
  const names = namesOf(groups, sale.categories)
  return groups.map((group, index) => seatGroupOf(sale, { ...group, name: names[index] ?? '' }, ownQuotas, voucher))
}

type Group = ProductOnSale & { area: string; isExtra: boolean }

/** What is sold of a product: the product, or each of the areas that its variations are. Seats belong to the product as a whole. */
function groupsIn(sale: PretixSale, product: ProductOnSale, quotas: PretixQuota[]): Group[] {
  const isExtra = !countsForDate(product, quotas)
  const { item, tickets } = product
  if (hasSeats(sale, item) || !areAreas(tickets)) return [{ ...product, area: '', isExtra }]
  return tickets.map((ticket) => ({ item, tickets: [ticket], area: germanOf(ticket.variation?.value), isExtra }))
}

function seatGroupOf(
  sale: PretixSale,
  { item, tickets, area, isExtra, name }: Group & { name: string },
  quotas: PretixQuota[],
  voucher: Voucher | undefined,
): SeatGroup {
  const [first] = tickets
  const statuses = tickets.map((ticket) => statusWith(voucher, ticket, quotas))
  const sold = tickets.filter((_, index) => statuses[index] !== SOLD_OUT)
  const offered = sold.length > 0 ? sold : tickets
  const isForCodeAlone = voucher && tickets.every(({ needsVoucher }) => needsVoucher)
  // A product without variations has no levels of prices: what it is called says what it costs. Nor has an area.
  const levelOf = (ticket: PretixTicket) => {
    if (!ticket.variation || area !== '') return name
    return ticket === first ? FULL_PRICE_NAME : germanOf(ticket.variation.value)
  }
  return {
    id: area === '' || !first ? item.id : saleTypeOf(first),
    seat_group: name,
    status: statuses.includes(AVAILABLE) ? AVAILABLE : statuses.includes(FEW_LEFT) ? FEW_LEFT : SOLD_OUT,
    text: plainText((area !== '' && germanOf(first?.variation?.description)) || germanOf(item.description)),
    prices: offered.map((ticket, index) => ({
      ...priceOf(ticket, sale.event, { seat_group: name, name: levelOf(ticket), has_discounts: index === 0 && offered.length > 1 }),
      ...(voucher ? changesBy(voucher, ticket, statusOf(ticket, quotas) === SOLD_OUT) : {}),
    })),
    timeslots: [],
    ...(hasSeats(sale, item) ? { has_seat_plan: true as const } : {}),
    ...(sale.hasVouchers ? { takes_codes: true as const } : {}),
    ...(isExtra ? { is_extra: true as const } : {}),
    max_tickets: isForCodeAlone ? Math.min(maxPerOrder(sale, item), usesLeft(voucher)) : maxPerOrder(sale, item),
    ...(item.min_per_order && item.min_per_order > 1 ? { min_tickets: item.min_per_order } : {}),
  }
}

/**
 * How many tickets pretix takes in one order, of a product or in all. It checks this at the order only, and then drops
 * tickets.
 */
export function maxPerOrder({ settings }: Pick<PretixSale, 'settings'>, item?: PretixItem): number {
  return Math.min(item?.max_per_order ?? Number.POSITIVE_INFINITY, settings.max_items_per_order ?? DEFAULT_MAX_PER_ORDER)
}

/** The quotas of a date, or of an event without dates. */
export function quotasOf({ subevent }: Pick<PretixSale, 'subevent'>, quotas: PretixQuota[]): PretixQuota[] {
  return quotas.filter((quota) => quota.subevent === (subevent?.id ?? null))
}

function priceOf(ticket: PretixTicket, { currency }: PretixEvent, words: Pick<Price, 'seat_group' | 'name' | 'has_discounts'>): Price {
  const { item, variation } = ticket
  return {
    id: saleTypeOf(ticket),
    price: taxed(ticket, ticket.price),
    sale_type_id: saleTypeOf(ticket),
    text: variation ? plainText(germanOf(variation.description)) : '',
    ...words,
    ...(currency === DEFAULT_CURRENCY ? {} : { currency }),
    ...(item.free_price ? { free_price: true as const } : {}),
  }
}

/** What a voucher changes about a price. @param isSoldOut whether there are none left without it */
function changesBy(voucher: Voucher, ticket: PretixTicket, isSoldOut: boolean): Partial<Price> {
  const { item, variation, price, needsVoucher } = ticket
  if (!isFor(voucher, item, variation)) return {}
  const code_price = taxed(ticket, priceWith(voucher, price))
  return {
    ...(Number(code_price) < Number(taxed(ticket, price)) ? { code_price } : {}),
    ...(needsVoucher || (isSoldOut && passesQuotas(voucher)) ? { needs_code: true as const } : {}),
  }
}

function statusWith(voucher: Voucher | undefined, ticket: PretixTicket, quotas: PretixQuota[]): number {
  if (voucher && passesQuotas(voucher) && isFor(voucher, ticket.item, ticket.variation)) return AVAILABLE
  return statusOf(ticket, quotas)
}
