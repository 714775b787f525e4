import { centsOf } from '../../platform/format/price.ts'
import { FEW_LEFT, FULL_PRICE_NAME, SOLD_OUT } from '../constants.ts'
import type { Price, SeatGroup } from '../schema.ts'
import { namesOf } from './group-names.ts'
import { shopPageOf } from './in-shop.ts'
import { plainText } from './plain-text.ts'
import { germanOf, type PretixCategory, type PretixEvent, type PretixQuota } from './pretix-resources.ts'
import { maxPerOrder, type PretixSale, paidFor, productsOf, quotasOf, saleTypeOf } from './pretix-sale.ts'
import type { PretixTicket, ProductOnSale } from './pretix-ticket.ts'
import { areAreas, wholePriceOf } from './price-levels.ts'
import { AVAILABLE, countsForDate, statusOf, withQuota } from './quota-status.ts'
import { isReplaced } from './replaced.ts'
import { hasSeats } from './seated.ts'
import { isFor, passesQuotas, priceWith, usesLeft, type Voucher } from './voucher.ts'

/** Prices in another one say so. */
const DEFAULT_CURRENCY = 'EUR'

/**
 * A performance's products as seat groups (B §3): each product is one, its variations are the prices, the full price
 * first; a product whose variations are areas is one for each, unless its seats have numbers: pretix sells any of them at
 * the price of any area. Products without a quota on this date, such as those of
 * another hall, are not shown, nor by pretix. Whether the sale is open is not asked (`shop-offer.ts`).
 * @param voucher a visitor's, which may open, lower in price or keep free what it is for
 */
export function seatGroupsOf(sale: PretixSale, quotas: PretixQuota[], now: Temporal.Instant, voucher?: Voucher): SeatGroup[] {
  const ownQuotas = quotasOf(sale, quotas)
  const products = withQuota(productsOf(sale, now, voucher), ownQuotas)
  const shown = products
    .filter(({ item }) => !isReplaced(item, sale, ownQuotas, now))
    .flatMap((product) => groupsIn(sale, product, ownQuotas, voucher))
  const groups = [...shown.filter(({ isExtra }) => !isExtra), ...shown.filter(({ isExtra }) => isExtra)]
  const names = namesWithCode(groups, sale.categories)
  const named = groups.map((group, index) => seatGroupOf(sale, { ...group, name: names[index] ?? '' }, ownQuotas, voucher))
  return sale.settings.hide_sold_out ? withoutSoldOut(named) : named
}

/** What is left, as long as some of it lets somebody in: else it is told that everything has gone. */
function withoutSoldOut(groups: SeatGroup[]): SeatGroup[] {
  const left = groups.filter(({ status }) => status !== SOLD_OUT)
  return left.some(({ is_extra }) => !is_extra) ? left : groups
}

/** Names as they are without a code for what is sold without one; what the code opens is told from these. */
function namesWithCode(groups: Group[], categories: PretixCategory[]): string[] {
  const isOpened = ({ tickets }: Group) => tickets.every(({ needsVoucher }) => needsVoucher)
  const known = namesOf(
    groups.filter((group) => !isOpened(group)),
    categories,
  )
  const all = namesOf(groups, categories)
  const left = known.values()
  return groups.map((group, index) => (isOpened(group) ? unlike(all[index] ?? '', known) : (left.next().value ?? '')))
}

/** A name that none of others is. */
function unlike(name: string, others: readonly string[]): string {
  return others.includes(name) ? unlike(`${name} (2)`, others) : name
}

type Group = ProductOnSale & { area: string; isExtra: boolean } & Pick<SeatGroup, 'in_shop' | 'has_areas'>

/** What is sold of a product, here and on pretix's own page. Seats belong to the product as a whole. */
function groupsIn(sale: PretixSale, { item, tickets: all }: ProductOnSale, quotas: PretixQuota[], voucher: Voucher | undefined): Group[] {
  const [here, there] = [all.filter(({ inShop }) => !inShop), all.filter(({ inShop }) => inShop)]
  const url = there.length > 0 ? shopPageOf(sale, item, voucher) : undefined
  // Of a product that is sold at both places, each price that the site does not sell is a group of its own.
  const inShop = url === undefined ? [] : here.length > 0 ? there.map((ticket) => [ticket]) : [there]
  return [
    ...(here.length > 0 ? areasIn(sale, { item, tickets: here }, quotas) : []),
    ...inShop.flatMap((tickets): Group[] => {
      const [first] = tickets
      if (!first?.inShop || !url) return []
      const isExtra = first.inShop === 'gift-card' || !countsForDate({ item, tickets }, quotas)
      return [
        { item, tickets, isExtra, area: here.length > 0 ? germanOf(first.variation?.value) : '', in_shop: { url, reason: first.inShop } },
      ]
    }),
  ]
}

/** What the site sells of a product: the product, or each of the areas that its variations are. */
function areasIn(sale: PretixSale, product: ProductOnSale, quotas: PretixQuota[]): Group[] {
  const isExtra = !countsForDate(product, quotas)
  const { item, tickets } = product
  const open = tickets.filter(({ needsVoucher }) => !needsVoucher)
  if (!areAreas(open.length > 0 ? open : tickets)) return [{ ...product, area: '', isExtra }]
  if (hasSeats(sale, item)) return [{ ...product, area: '', isExtra, has_areas: true }]
  return tickets.map((ticket) => ({ item, tickets: [ticket], area: germanOf(ticket.variation?.value), isExtra }))
}

function seatGroupOf(
  sale: PretixSale,
  { item, tickets: inOrder, area, isExtra, in_shop, has_areas, name }: Group & { name: string },
  quotas: PretixQuota[],
  voucher: Voucher | undefined,
): SeatGroup {
  const whole = wholePriceOf(item)
  const isWhole = ({ variation }: PretixTicket) => variation !== undefined && variation.id === whole
  const tickets = inOrder.toSorted((a, b) => Number(isWhole(b)) - Number(isWhole(a)))
  const [first] = tickets
  const statuses = tickets.map((ticket) => statusWith(voucher, ticket, quotas))
  const sold = tickets.filter((_, index) => statuses[index] !== SOLD_OUT)
  const offered = sold.length > 0 ? sold : tickets
  const isForCodeAlone = voucher && tickets.every(({ needsVoucher }) => needsVoucher)
  // A product without variations has no levels of prices: what it is called says what it costs. Nor has an area.
  const levelOf = (ticket: PretixTicket) => {
    if (!ticket.variation || area !== '') return name
    return isWhole(ticket) && !has_areas ? FULL_PRICE_NAME : germanOf(ticket.variation.value)
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
    ...(in_shop ? { in_shop } : {}),
    ...(hasSeats(sale, item) && !in_shop ? { has_seat_plan: true as const } : {}),
    ...(has_areas ? { has_areas } : {}),
    ...(sale.hasVouchers ? { takes_codes: true as const } : {}),
    ...(isExtra ? { is_extra: true as const } : {}),
    max_tickets: isForCodeAlone ? Math.min(maxPerOrder(sale, item), usesLeft(voucher)) : maxPerOrder(sale, item),
    ...(item.min_per_order && item.min_per_order > 1 ? { min_tickets: item.min_per_order } : {}),
  }
}

function priceOf(ticket: PretixTicket, { currency }: PretixEvent, words: Pick<Price, 'seat_group' | 'name' | 'has_discounts'>): Price {
  const { item, variation } = ticket
  return {
    id: saleTypeOf(ticket),
    price: paidFor(ticket, ticket.price),
    sale_type_id: saleTypeOf(ticket),
    text: variation ? plainText(germanOf(variation.description)) : '',
    ...words,
    ...(currency === DEFAULT_CURRENCY ? {} : { currency }),
    ...(item.free_price ? { free_price: true as const, ...suggestionFor(ticket) } : {}),
  }
}

/** What pretix's page first shows for a free price. */
function suggestionFor(ticket: PretixTicket): Pick<Price, 'suggested_price'> {
  const suggested = ticket.variation?.free_price_suggestion ?? ticket.item.free_price_suggestion
  return suggested && centsOf(suggested) > centsOf(ticket.price) ? { suggested_price: paidFor(ticket, suggested) } : {}
}

/** What a voucher changes about a price. @param isSoldOut whether there are none left without it */
function changesBy(voucher: Voucher, ticket: PretixTicket, isSoldOut: boolean): Partial<Price> {
  const { item, variation, price, needsVoucher } = ticket
  if (!isFor(voucher, item, variation)) return {}
  const code_price = paidFor(ticket, priceWith(voucher, price), voucher)
  const change = centsOf(code_price) - centsOf(paidFor(ticket, price))
  const needsCode = needsVoucher || (isSoldOut && passesQuotas(voucher))
  // Nobody pays more by a code that they can do without.
  return {
    ...(change < 0 || (needsCode && change > 0) ? { code_price } : {}),
    ...(needsCode ? { needs_code: true as const } : {}),
  }
}

function statusWith(voucher: Voucher | undefined, ticket: PretixTicket, quotas: PretixQuota[]): number {
  if (voucher && passesQuotas(voucher) && isFor(voucher, ticket.item, ticket.variation)) return AVAILABLE
  return statusOf(ticket, quotas)
}
