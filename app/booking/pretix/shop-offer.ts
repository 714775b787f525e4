import type { ShopOffer, ShopSale } from '../sale-state.ts'
import { isForWeb, isSwitchedOn, presaleOf } from './presale.ts'
import type { PretixItem, PretixQuota, PretixSubevent } from './pretix-resources.ts'
import { holdMinutesOf, type PretixSale } from './pretix-sale.ts'
import { seatGroupsOf } from './seat-groups-of.ts'
import { boxOfficeNames, isForBoxOffice, mayOpenWithCode, withheldFor } from './withheld.ts'

/**
 * What pretix sells of a performance, with what is left, whether and when it does, and for how long it holds tickets. Before and
 * after the presale it is what will be sold then and what was sold last, so that what is left is the truth at any time.
 */
export function shopOfferOf(sale: PretixSale, quotas: PretixQuota[], now: Temporal.Instant): ShopOffer {
  return { ...soldOf(sale, quotas, now), holdMinutes: holdMinutesOf(sale) }
}

type Sold = Omit<ShopOffer, 'holdMinutes'>

function soldOf(sale: PretixSale, quotas: PretixQuota[], now: Temporal.Instant): Sold {
  if (!isForWeb(sale.event)) return { seatGroups: [], sale: { kind: isForBoxOffice(sale, quotas, now) ? 'box-office' : 'not-here' } }
  const { from, until } = presaleOf(sale)
  const moment = within(from, until, now)
  const groupsAt = (at: Temporal.Instant) => seatGroupsOf(sale, quotas, at)
  const offer = (at: Temporal.Instant, begins = from, ends = until): Sold => ({
    seatGroups: groupsAt(at),
    sale: { ...windowOf(begins, ends), ...besides(sale, quotas, at) },
  })
  const off = (what: 'shop' | 'performance'): Sold => ({ seatGroups: groupsAt(moment), sale: { kind: 'off', what } })
  if (!isSwitchedOn(sale)) return off(sale.event.live ? 'performance' : 'shop')
  const isSoldAt = (at: Temporal.Instant) => groupsAt(at).some(({ is_extra }) => !is_extra)
  if (isSoldAt(moment)) return offer(moment)
  // Products have times of their own beside the presale.
  const opening = momentsIn(sale, 'available_from').find((at) => Temporal.Instant.compare(at, moment) > 0 && isSoldAt(at))
  if (opening) return offer(opening, opening)
  const closing = momentsIn(sale, 'available_until').findLast((at) => Temporal.Instant.compare(at, moment) <= 0 && isSoldAt(at))
  if (closing) return offer(closing, from, closing)
  const withheld = withheldFor(sale, quotas, moment)
  if (withheld === 'code-only' && moment !== now) return { seatGroups: [], sale: windowOf(from, until) }
  if (withheld) return { seatGroups: [], sale: { kind: withheld } }
  // A booklet or a drink is all there is.
  if (groupsAt(moment).length > 0) return offer(moment)
  return seatGroupsOf(withAllActive(sale), quotas, moment).length > 0 ? off('performance') : { seatGroups: [], sale: { kind: 'not-here' } }
}

function within(from: Temporal.Instant | undefined, until: Temporal.Instant | undefined, now: Temporal.Instant): Temporal.Instant {
  if (until && Temporal.Instant.compare(until, now) < 0) return until
  return from && Temporal.Instant.compare(now, from) < 0 ? from : now
}

/** Who gets tickets when those that the web shop sells to anybody have gone. */
function besides(sale: PretixSale, quotas: PretixQuota[], at: Temporal.Instant): { boxOffice?: string[]; opensWithCode?: true } {
  const boxOffice = boxOfficeNames(sale, quotas, at)
  return { ...(boxOffice.length > 0 ? { boxOffice } : {}), ...(mayOpenWithCode(sale, quotas, at) ? { opensWithCode: true } : {}) }
}

function windowOf(from: Temporal.Instant | undefined, until: Temporal.Instant | undefined): ShopSale {
  return { kind: 'window', from: from?.toString() ?? null, until: until?.toString() ?? null }
}

/** When products, their variations and what a date says about either begin or end to be available, in order. */
function momentsIn({ items, subevent }: PretixSale, which: 'available_from' | 'available_until'): Temporal.Instant[] {
  const overrides = subevent ? [...subevent.item_price_overrides, ...subevent.variation_price_overrides] : []
  return [...items, ...items.flatMap(({ variations }) => variations), ...overrides]
    .flatMap(({ [which]: moment }) => (moment ? [Temporal.Instant.from(moment)] : []))
    .toSorted(Temporal.Instant.compare)
}

/** The same with nothing switched off, to tell what is from what pretix never sells here. */
function withAllActive({ items, subevent, ...sale }: PretixSale): PretixSale {
  const on = (item: PretixItem): PretixItem => ({
    ...item,
    active: true,
    variations: item.variations.map((variation) => ({ ...variation, active: true })),
  })
  const enabled = <Override extends { disabled: boolean }>(override: Override): Override => ({ ...override, disabled: false })
  const date: PretixSubevent | undefined = subevent && {
    ...subevent,
    item_price_overrides: subevent.item_price_overrides.map(enabled),
    variation_price_overrides: subevent.variation_price_overrides.map(enabled),
  }
  return { ...sale, items: items.map(on), subevent: date }
}
