import { isForWeb, isWithin } from './presale.ts'
import type { PretixCategory, PretixItem, PretixSubevent } from './pretix-resources.ts'
import type { PretixTicket } from './pretix-ticket.ts'

/** A product that pretix's web shop sells on a date, by itself or with another, and those of its variations that it sells. */
export type SoldOnDate = { item: PretixItem; variations: PretixItem['variations'] }

type EventAndDate = { items: PretixItem[]; subevent: PretixSubevent | undefined }

/** What the web shop sells on the date now, whoever may buy it; what is left is not asked. */
export function soldOnDate({ items, subevent }: EventAndDate, now: Temporal.Instant): SoldOnDate[] {
  const isSold = (resource: PretixItem | PretixItem['variations'][number]) =>
    resource.active && isForWeb(resource) && !isForMembersEyes(resource) && isWithin(resource.available_from, resource.available_until, now)
  const isOn = (override: Override | undefined) =>
    !override || (!override.disabled && isWithin(override.available_from, override.available_until, now))
  return items.flatMap((item): SoldOnDate[] => {
    if (!isSold(item) || !isOn(subevent?.item_price_overrides.find((override) => override.item === item.id))) return []
    const variations = item.variations.filter(
      (variation) => isSold(variation) && isOn(subevent?.variation_price_overrides.find((override) => override.variation === variation.id)),
    )
    return item.variations.length > 0 && variations.length === 0 ? [] : [{ item, variations }]
  })
}

/** Whether pretix shows something to members alone, once they have logged in there. */
function isForMembersEyes({ require_membership, require_membership_hidden }: PretixItem | PretixItem['variations'][number]): boolean {
  return require_membership && require_membership_hidden
}

type Override = Omit<PretixSubevent['item_price_overrides'][number], 'item'>

/** Whether pretix sells the products of a category only with others: as add-ons, or in the cart beside what lies there. */
export function isBesideTickets({ is_addon, cross_selling_mode }: PretixCategory): boolean {
  return is_addon || cross_selling_mode === 'only'
}

/** What pretix asks buyers of a product to take with it. @param sold all that it sells on the date */
export function requiredWith({ addons }: PretixItem, sold: SoldOnDate[]): PretixTicket['required'] {
  return addons.flatMap(({ addon_category, min_count: count, multi_allowed: mayRepeat }) => {
    const products = sold.filter(({ item }) => item.category === addon_category).map(({ item, variations }) => ({ ...item, variations }))
    return count > 0 ? [{ count, mayRepeat, products }] : []
  })
}

/** Whether the date does not sell something that comes with a product: pretix's page shows it, and its cart does not take it. */
export function lacksPart({ bundles }: PretixItem, sold: SoldOnDate[]): boolean {
  return !bundles.every(({ bundled_item, bundled_variation }) =>
    sold.some(
      ({ item, variations }) =>
        item.id === bundled_item && (bundled_variation === null || variations.some(({ id }) => id === bundled_variation)),
    ),
  )
}
