import { FEW_LEFT, SOLD_OUT } from '../constants.ts'
import type { Price, SeatGroup } from '../schema.ts'
import type { PerformanceStatus } from '../ticket-shop.ts'
import { germanOf, type PretixEvent, type PretixItem, type PretixQuota, type PretixSubevent } from './pretix-resources.ts'

/** What the first price of a seat group is called (B §3). */
const FULL_PRICE_NAME = 'Vollpreis'
const AVAILABLE = 1
/** Few are left from this share of a quota downwards. */
const FEW_SHARE = 0.12

/** One performance as pretix sells it: an event, or a date of an event series. */
export type PretixSale = { event: PretixEvent; subevent: PretixSubevent | undefined; items: PretixItem[] }

/** A kind of ticket: a variation of a product, or the product itself when it has none. */
export type PretixTicket = { item: PretixItem; variation: PretixItem['variations'][number] | undefined; price: string }

/**
 * Whether anything is sold at a moment. pretix's own shop asks this before it fills a cart, its API does not.
 * @returns false before and after the time of sale, and while the event or the date is switched off
 */
export function isOnSale({ event, subevent }: PretixSale, now: Temporal.Instant): boolean {
  if (!event.live || (event.has_subevents && !subevent?.active)) return false
  return [event, subevent].every((part) => !part || isWithin(part.presale_start, part.presale_end, now))
}

function isWithin(from: string | null | undefined, until: string | null | undefined, now: Temporal.Instant): boolean {
  if (from && Temporal.Instant.compare(now, Temporal.Instant.from(from)) < 0) return false
  return !until || Temporal.Instant.compare(now, Temporal.Instant.from(until)) <= 0
}

/** A product, with its kinds of ticket in the order the house gave them. */
export type ProductOnSale = { item: PretixItem; tickets: PretixTicket[] }

/** The products that anybody may buy now, in the order the house gave them. */
export function ticketsOf({ items, subevent }: PretixSale, now: Temporal.Instant): ProductOnSale[] {
  const isSold = (part: Pick<PretixItem, 'active' | 'available_from' | 'available_until'>) =>
    part.active && isWithin(part.available_from, part.available_until, now)
  const shown = items.filter((item) => isSold(item) && !item.require_voucher && !item.hide_without_voucher)
  return shown.toSorted(byPosition).flatMap((item): ProductOnSale[] => {
    const ofDate = subevent?.item_price_overrides.find((override) => override.item === item.id)
    if (ofDate?.disabled) return []
    if (item.variations.length === 0)
      return [{ item, tickets: [{ item, variation: undefined, price: ofDate?.price ?? item.default_price }] }]
    const tickets = item.variations
      .filter(isSold)
      .toSorted(byPosition)
      .flatMap((variation) => {
        const override = subevent?.variation_price_overrides.find((candidate) => candidate.variation === variation.id)
        return override?.disabled ? [] : [{ item, variation, price: override?.price ?? variation.price }]
      })
    return tickets.length > 0 ? [{ item, tickets }] : []
  })
}

function byPosition(one: { position: number }, other: { position: number }): number {
  return one.position - other.position
}

/** What the widget calls a kind of ticket: its variation, or the product when it has none. */
export function saleTypeOf({ item, variation }: PretixTicket): number {
  return variation?.id ?? item.id
}

/**
 * A performance's products as seat groups (B §3): each product is one, its variations are the prices, the first of
 * them the full price. What no quota allows is not offered; what has no quota cannot be sold at all.
 */
export function seatGroupsOf(sale: PretixSale, quotas: PretixQuota[], now: Temporal.Instant): SeatGroup[] {
  const own = quotas.filter((quota) => quota.subevent === (sale.subevent?.id ?? null))
  const onSale = isOnSale(sale, now)
  return ticketsOf(sale, now).map(({ item, tickets }) => {
    const statuses = tickets.map((ticket) => (onSale ? statusOf(ticket, own) : SOLD_OUT))
    const sold = tickets.filter((_, index) => statuses[index] !== SOLD_OUT)
    const shown = sold.length > 0 ? sold : tickets
    return {
      id: item.id,
      seat_group: germanOf(item.name),
      status: statuses.includes(AVAILABLE) ? AVAILABLE : statuses.includes(FEW_LEFT) ? FEW_LEFT : SOLD_OUT,
      text: germanOf(item.description),
      prices: shown.map((ticket, index) => priceOf(ticket, ticket === tickets[0], index === 0 && shown.length > 1)),
      timeslots: [],
    }
  })
}

/**
 * How a performance stands. pretix knows no cancelled date; one that is switched off takes place nowhere. What is taken
 * is what its quotas lack; a quota without an end does not tell.
 */
export function performanceStatusOf({ event, subevent }: Omit<PretixSale, 'items'>, quotas: PretixQuota[]): PerformanceStatus {
  const own = quotas.filter((quota) => quota.subevent === (subevent?.id ?? null))
  const bounded = own.flatMap(({ size, available_number: left }) => (size === null || left === null ? [] : [{ size, left }]))
  const isCounted = own.length > 0 && bounded.length === own.length
  const startsAt = (subevent ?? event).date_from
  return {
    startsAt: startsAt ? Temporal.Instant.from(startsAt) : null,
    isCancelled: subevent ? !subevent.active : !event.live,
    taken: isCounted ? bounded.reduce((sum, { size, left }) => sum + Math.max(0, size - left), 0) : null,
    places: isCounted ? bounded.reduce((sum, { size }) => sum + size, 0) : null,
  }
}

function priceOf(ticket: PretixTicket, isFullPrice: boolean, hasDiscounts: boolean): Price {
  const { item, variation, price } = ticket
  return {
    id: saleTypeOf(ticket),
    price,
    sale_type_id: saleTypeOf(ticket),
    seat_group: germanOf(item.name),
    text: variation ? germanOf(variation.description) : '',
    name: isFullPrice || !variation ? FULL_PRICE_NAME : germanOf(variation.value),
    has_discounts: hasDiscounts,
  }
}

/** A ticket is to be had while every quota that counts it has one left. */
function statusOf({ item, variation }: PretixTicket, quotas: PretixQuota[]): number {
  const counting = quotas.filter(
    (quota) => quota.items.includes(item.id) && (variation === undefined || quota.variations.includes(variation.id)),
  )
  if (counting.length === 0 || counting.some((quota) => !quota.available)) return SOLD_OUT
  const isFew = ({ size, available_number }: PretixQuota) =>
    size !== null && available_number !== null && available_number <= Math.ceil(size * FEW_SHARE)
  return counting.some(isFew) ? FEW_LEFT : AVAILABLE
}
