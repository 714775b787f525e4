import type { PerformanceStatus, SetupMistake } from '../ticket-shop.ts'
import { isForWeb } from './presale.ts'
import { germanOf, type PretixItem, type PretixQuota } from './pretix-resources.ts'
import { type PretixSale, productsOf, quotasOf, ticketsOf } from './pretix-sale.ts'
import { withQuota } from './quota-status.ts'
import { withheldFor } from './withheld.ts'

/**
 * The status of a performance. pretix has no cancelled dates; an inactive one counts as cancelled. Seats taken are what
 * is missing from the quotas; unknown with an unlimited quota.
 */
export function performanceStatusOf(sale: PretixSale, quotas: PretixQuota[], now: Temporal.Instant): PerformanceStatus {
  const { event, subevent } = sale
  const ownQuotas = quotasOf(sale, quotas)
  const ofPlaces = quotasOfPlaces(ownQuotas, sale.items)
  const bounded = ofPlaces.flatMap(({ size, available_number: left }) => (size === null || left === null ? [] : [{ size, left }]))
  const isCounted = ofPlaces.length > 0 && bounded.length === ofPlaces.length
  const startsAt = (subevent ?? event).date_from
  const inShop = soldInShop(sale, ownQuotas, now)
  return {
    startsAt: startsAt ? Temporal.Instant.from(startsAt) : null,
    isCancelled: subevent ? !subevent.active : !event.live,
    taken: isCounted ? bounded.reduce((sum, { size, left }) => sum + Math.max(0, size - left), 0) : null,
    places: isCounted ? bounded.reduce((sum, { size }) => sum + size, 0) : null,
    mistakes: mistakesIn(sale, ownQuotas, now),
    ...(inShop.length > 0 ? { inShop } : {}),
  }
}

/**
 * Quotas without those that limit a part of another's tickets, such as one price: their places are the other's. What lets nobody
 * in has no place, unless nothing else is sold.
 */
function quotasOfPlaces(quotas: PretixQuota[], items: PretixItem[]): PretixQuota[] {
  const isPartOf = (part: PretixQuota, whole: PretixQuota) =>
    part.items.every((id) => whole.items.includes(id)) && part.variations.every((id) => whole.variations.includes(id))
  const extras = new Set(items.filter(({ admission }) => !admission).map(({ id }) => id))
  const admitting = quotas.filter((quota) => !quota.ignore_for_event_availability && quota.items.some((id) => !extras.has(id)))
  const counted = admitting.length > 0 ? admitting : quotas
  return counted.filter(
    (quota, index) => !counted.some((other, at) => at !== index && isPartOf(quota, other) && (!isPartOf(other, quota) || at < index)),
  )
}

/** What pretix's own page alone sells of a performance. */
function soldInShop(sale: PretixSale, quotas: PretixQuota[], now: Temporal.Instant): NonNullable<PerformanceStatus['inShop']> {
  return withQuota(productsOf(sale, now), quotas).flatMap(({ item, tickets }) => {
    const reasons = new Set(tickets.flatMap(({ inShop }) => inShop ?? []))
    return [...reasons].map((reason) => ({ product: germanOf(item.name), reason }))
  })
}

/** What keeps visitors from buying, or from buying for real, though the shop knows the performance. */
function mistakesIn(sale: PretixSale, quotas: PretixQuota[], now: Temporal.Instant): SetupMistake[] {
  const { event, subevent } = sale
  const seated = new Set(Object.values((subevent ?? event).seat_category_mapping))
  const withoutQuota = ticketsOf(sale, now)
    .map(({ item }) => item)
    .filter(({ id }) => seated.has(id) && !quotas.some(({ items }) => items.includes(id)))
  const isWithoutProduct = withQuota(productsOf(sale, now), quotas).length === 0 && !withheldFor(sale, quotas, now)
  return [
    ...(event.testmode ? [{ kind: 'test-mode' } as const] : []),
    ...(event.live ? [] : [{ kind: 'not-live' } as const]),
    ...(isForWeb(event) ? [] : [{ kind: 'not-for-web' } as const]),
    ...withoutQuota.map(({ name }) => ({ kind: 'no-quota', product: germanOf(name) }) as const),
    ...(isWithoutProduct ? [{ kind: 'no-product' } as const] : []),
  ]
}
