import { t } from '../platform/i18n/i18n.ts'
import { FULL_PRICE_NAME } from './constants.ts'
import type { Price } from './schema.ts'

/** What a price is called, in the language of the page where the name is the site's own. */
export function priceName({ name }: Pick<Price, 'name'>): string {
  return name === FULL_PRICE_NAME ? t('Full price') : name
}

/** What a price is called beside its seat group: nothing where the group says it. */
export function levelOf({ seat_group, name }: Pick<Price, 'seat_group' | 'name'>): string {
  return name === seat_group ? '' : priceName({ name })
}

/** A price by the name of its seat group and its own: `Kategorie 1, Ermäßigt`. */
export function ticketName(price: Pick<Price, 'seat_group' | 'name'>): string {
  return [price.seat_group, levelOf(price)].filter(Boolean).join(', ')
}
