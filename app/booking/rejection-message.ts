import { t } from '../platform/i18n/i18n.ts'
import { NO_RESERVATION, NOT_ENOUGH_SEATS, SHOP_UNAVAILABLE } from './ticket-shop.ts'

/** The message for visitors of a response code of the shop: one sentence, the same for every caller. */
export function rejectionMessage(code: number): string {
  if (code === NOT_ENOUGH_SEATS) return t('Not enough (adjacent) seats available.')
  if (code === NO_RESERVATION) return t('No current reservation.')
  if (code === SHOP_UNAVAILABLE) return t('The ticket shop is not responding. Please try again in a few minutes.')
  return t('The ticket shop did not accept your order.')
}
