import { SOLD_OUT } from '../constants.ts'
import { isForWeb, isWithin } from './presale.ts'
import type { PretixItem, PretixQuota } from './pretix-resources.ts'
import type { PretixSale } from './pretix-sale.ts'
import { countingQuotas, statusOf } from './quota-status.ts'

type Variation = PretixItem['variations'][number]

/**
 * Whether pretix still sells another product, or from another quota, in a product's place. It does not ask who may buy that one: an
 * early price for those with a code, or at the box office, keeps the next one back too.
 * @param quotas those of the date
 */
export function isReplaced(
  { hidden_if_item_available: product, hidden_if_available: quota }: PretixItem,
  { items }: PretixSale,
  quotas: PretixQuota[],
  now: Temporal.Instant,
): boolean {
  const before = product ? items.find(({ id }) => id === product) : undefined
  if (before && isLeft(before, quotas, now)) return true
  return quotas.some(({ id, available }) => id === quota && available)
}

/** Whether a product can be had of itself, as pretix asks it: one that no quota counts never runs out. */
function isLeft(item: PretixItem, quotas: PretixQuota[], now: Temporal.Instant): boolean {
  if (!item.active || !isWithin(item.available_from, item.available_until, now)) return false
  const isLeftAs = (variation: Variation | undefined) => statusOf({ item, variation, required: [], lacksPart: false }, quotas) !== SOLD_OUT
  if (item.variations.length === 0) return isLeftAs(undefined)
  const isShown = (variation: Variation) =>
    variation.active &&
    isForWeb(variation) &&
    !variation.hide_without_voucher &&
    countingQuotas({ item: item.id, variation: variation.id }, quotas).length > 0
  return item.variations.some(
    (variation) => isShown(variation) && isWithin(variation.available_from, variation.available_until, now) && isLeftAs(variation),
  )
}
