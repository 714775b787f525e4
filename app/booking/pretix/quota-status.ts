import { FEW_LEFT, SOLD_OUT } from '../constants.ts'
import type { PretixItem, PretixQuota } from './pretix-resources.ts'
import type { PretixTicket, ProductOnSale } from './pretix-ticket.ts'

export const AVAILABLE = 1
/** At or below this share of a quota, few tickets are left. */
const FEW_SHARE = 0.12

/** What quotas count: a product, or one of its variations. */
type Counted = { item: number; variation: number | undefined }

const countedOf = ({ item, variation }: Pick<PretixTicket, 'item' | 'variation'>): Counted => ({ item: item.id, variation: variation?.id })

/** What is asked of a ticket to tell how it stands. */
type Standing = Pick<PretixTicket, 'item' | 'variation' | 'required' | 'lacksPart'>

/**
 * How a ticket stands: available while every quota that counts it has one left, and those of the products that come with it
 * or must be taken with it as many as do.
 * @param quotas those of the date
 */
export function statusOf(ticket: Standing, quotas: PretixQuota[]): number {
  const counting = countingQuotas(countedOf(ticket), quotas)
  if (ticket.lacksPart || counting.some((quota) => !quota.available) || !hasLeast(ticket, quotas)) return SOLD_OUT
  if (!hasBundled(ticket, quotas) || !hasRequired(ticket, quotas)) return SOLD_OUT
  const isFew = ({ size, available_number }: PretixQuota) =>
    size !== null && available_number !== null && available_number <= Math.ceil(size * FEW_SHARE)
  return counting.some(isFew) ? FEW_LEFT : AVAILABLE
}

/** Whether as many are left as an order must have at least; pretix shows fewer as available, and takes no order of them. */
function hasLeast({ item }: Standing, quotas: PretixQuota[]): boolean {
  const least = item.min_per_order ?? 1
  const countsAll = (quota: PretixQuota) =>
    quota.items.includes(item.id) && item.variations.every(({ id }) => quota.variations.includes(id))
  return quotas.filter(countsAll).every(({ available_number: left }) => left === null || left >= least)
}

/** Whether what comes with a ticket is left; pretix sells no product that none of the date's quotas counts. */
function hasBundled({ item }: Standing, quotas: PretixQuota[]): boolean {
  return item.bundles.every(({ bundled_item, bundled_variation, count }) => {
    const counting = countingQuotas({ item: bundled_item, variation: bundled_variation ?? undefined }, quotas)
    return counting.length > 0 && counting.every(({ available, available_number: left }) => available && (left === null || left >= count))
  })
}

/** Whether enough is left of what must be taken with a ticket: pretix shows it as available, and takes no order of it. */
function hasRequired({ required }: Standing, quotas: PretixQuota[]): boolean {
  return required.every(({ count, mayRepeat, products }) => {
    const left = products.map((product) => leftOf(product, quotas))
    return left.reduce((sum, ofProduct) => sum + (mayRepeat ? ofProduct : Math.min(1, ofProduct)), 0) >= count
  })
}

/** How many of a product are left in all its variations; infinite where a quota does not count. */
function leftOf({ id, variations }: PretixItem, quotas: PretixQuota[]): number {
  const counted =
    variations.length > 0
      ? variations.map((variation): Counted => ({ item: id, variation: variation.id }))
      : [{ item: id, variation: undefined }]
  return counted.reduce((sum, one) => {
    const counting = countingQuotas(one, quotas).map(({ available, available_number: left }) =>
      available ? (left ?? Number.POSITIVE_INFINITY) : 0,
    )
    return sum + (counting.length > 0 ? Math.min(...counting) : 0)
  }, 0)
}

/** Products without the tickets that no quota counts, such as those of another hall: pretix does not show them either. */
export function withQuota(products: ProductOnSale[], quotas: PretixQuota[]): ProductOnSale[] {
  return products.flatMap(({ item, tickets }): ProductOnSale[] => {
    const counted = tickets.filter((ticket) => countingQuotas(countedOf(ticket), quotas).length > 0)
    return counted.length > 0 ? [{ item, tickets: counted }] : []
  })
}

/** Whether a product counts for how the date stands: it lets somebody in, and pretix leaves none of its quotas out. */
export function countsForDate({ item, tickets }: ProductOnSale, quotas: PretixQuota[]): boolean {
  const isCounted = (ticket: PretixTicket) =>
    countingQuotas(countedOf(ticket), quotas).some((quota) => !quota.ignore_for_event_availability)
  return item.admission && tickets.some(isCounted)
}

/** The quotas that count a product, or one of its variations. */
export function countingQuotas({ item, variation }: Counted, quotas: PretixQuota[]): PretixQuota[] {
  return quotas.filter((quota) => quota.items.includes(item) && (variation === undefined || quota.variations.includes(variation)))
}
