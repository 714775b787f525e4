import { t } from '../platform/i18n/i18n.ts'
import { NO_RESERVATION, NOT_ENOUGH_SEATS, SHOP_UNAVAILABLE, TOO_FEW_TICKETS, TOO_MANY_TICKETS } from './ticket-shop.ts'

/**
 * The message for visitors of a response code of the shop: one sentence, the same for every caller.
 * @param limit how many tickets are allowed or needed, where that is the reason
 */
export function rejectionMessage(code: number, limit = 0): string {
  if (code === NOT_ENOUGH_SEATS) return t('Not enough (adjacent) seats available.')
  if (code === NO_RESERVATION) return t('No current reservation.')
  if (code === SHOP_UNAVAILABLE) return t('The ticket shop is not responding. Please try again in a few minutes.')
  if (code === TOO_MANY_TICKETS) return t('One order takes at most {n} of these tickets.', { n: limit })
  if (code === TOO_FEW_TICKETS) return t('These tickets are sold from {n} upwards.', { n: limit })
  return t('The ticket shop did not accept your order.')
}
