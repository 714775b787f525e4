import { FEW_LEFT, SOLD_OUT } from '../constants.ts'
import type { Price, SeatGroup } from '../schema.ts'
import type { PerformanceStatus } from '../ticket-shop.ts'
import { germanOf, type PretixEvent, type PretixItem, type PretixQuota, type PretixSubevent } from './pretix-resources.ts'

/** Name of the first price of a seat group (B §3). */
const FULL_PRICE_NAME = 'Vollpreis'
const AVAILABLE = 1
/** At or below this share of a quota, few tickets are left. */
const FEW_SHARE = 0.12

/** One performance as pretix sells it: an event, or a date of an event series. */
export type PretixSale = { event: PretixEvent; subevent: PretixSubevent | undefined; items: PretixItem[] }

/** A ticket type: a variation of a product, or the product itself when it has none. */
export type PretixTicket = { item: PretixItem; variation: PretixItem['variations'][number] | undefined; price: string }

/**
 * Whether anything is sold at an instant. pretix's own shop checks this before it fills a cart, its API does not.
 * @returns false before and after the presale, and while the event or the date is inactive
 */
export function isOnSale({ event, subevent }: PretixSale, now: Temporal.Instant): boolean {
  if (!event.live || (event.has_subevents && !subevent?.active)) return false
  return [event, subevent].every((resource) => !resource || isWithin(resource.presale_start, resource.presale_end, now))
}

function isWithin(from: string | null | undefined, until: string | null | undefined, now: Temporal.Instant): boolean {
  if (from && Temporal.Instant.compare(now, Temporal.Instant.from(from)) < 0) return false
  return !until || Temporal.Instant.compare(now, Temporal.Instant.from(until)) <= 0
}

/** A product with its ticket types, in the order configured in pretix. */
export type ProductOnSale = { item: PretixItem; tickets: PretixTicket[] }

/** The products that anybody may buy now, in the order configured in pretix. */
export function ticketsOf({ items, subevent }: PretixSale, now: Temporal.Instant): ProductOnSale[] {
  const isSold = (resource: Pick<PretixItem, 'active' | 'available_from' | 'available_until'>) =>
    resource.active && isWithin(resource.available_from, resource.available_until, now)
  const visibleItems = items.filter((item) => isSold(item) && !item.require_voucher && !item.hide_without_voucher)
  return visibleItems.toSorted(byPosition).flatMap((item): ProductOnSale[] => {
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

function byPosition(a: { position: number }, b: { position: number }): number {
  return a.position - b.position
}

/** The id of a ticket type in the widget: its variation's, or the product's when it has none. */
export function saleTypeOf({ item, variation }: PretixTicket): number {
  return variation?.id ?? item.id
}

/**
 * A performance's products as seat groups (B §3): each product is one, its variations are the prices, the first of them
 * the full price. Tickets that no quota allows are not offered; products without a quota cannot be sold at all.
 */
export function seatGroupsOf(sale: PretixSale, quotas: PretixQuota[], now: Temporal.Instant): SeatGroup[] {
  const ownQuotas = quotas.filter((quota) => quota.subevent === (sale.subevent?.id ?? null))
  const onSale = isOnSale(sale, now)
  return ticketsOf(sale, now).map(({ item, tickets }) => {
    const statuses = tickets.map((ticket) => (onSale ? statusOf(ticket, ownQuotas) : SOLD_OUT))
    const sold = tickets.filter((_, index) => statuses[index] !== SOLD_OUT)
    const offered = sold.length > 0 ? sold : tickets
    return {
      id: item.id,
      seat_group: germanOf(item.name),
      status: statuses.includes(AVAILABLE) ? AVAILABLE : statuses.includes(FEW_LEFT) ? FEW_LEFT : SOLD_OUT,
      text: germanOf(item.description),
      prices: offered.map((ticket, index) => priceOf(ticket, ticket === tickets[0], index === 0 && offered.length > 1)),
      timeslots: [],
    }
  })
}

/**
 * The status of a performance. pretix has no cancelled dates; an inactive one counts as cancelled. Seats taken are what
 * is missing from the quotas; unknown with an unlimited quota.
 */
export function performanceStatusOf({ event, subevent }: Omit<PretixSale, 'items'>, quotas: PretixQuota[]): PerformanceStatus {
  const ownQuotas = quotas.filter((quota) => quota.subevent === (subevent?.id ?? null))
  const bounded = ownQuotas.flatMap(({ size, available_number: left }) => (size === null || left === null ? [] : [{ size, left }]))
  const isCounted = ownQuotas.length > 0 && bounded.length === ownQuotas.length
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

/** A ticket is available while every quota that counts it has one left. */
function statusOf({ item, variation }: PretixTicket, quotas: PretixQuota[]): number {
  const counting = quotas.filter(
    (quota) => quota.items.includes(item.id) && (variation === undefined || quota.variations.includes(variation.id)),
  )
  if (counting.length === 0 || counting.some((quota) => !quota.available)) return SOLD_OUT
  const isFew = ({ size, available_number }: PretixQuota) =>
    size !== null && available_number !== null && available_number <= Math.ceil(size * FEW_SHARE)
  return counting.some(isFew) ? FEW_LEFT : AVAILABLE
}
