import { t } from '../platform/i18n/i18n.ts'
import {
  CODE_EXPIRED,
  CODE_IN_SHOP_ONLY,
  CODE_NOT_HERE,
  CODE_UNKNOWN,
  CODE_USED_UP,
  COMPANION_ALONE,
  NO_RESERVATION,
  NOT_ENOUGH_SEATS,
  OTHER_CART,
  PRICE_TOO_LOW,
  SEATS_LEFT_SINGLE,
  SEATS_TAKEN,
  SHOP_UNAVAILABLE,
  TOO_FEW_TICKETS,
  TOO_MANY_TICKETS,
} from './ticket-shop.ts'

/** The message for visitors where the shop refuses the site, though it may sell the same itself. */
export function keyRefusedMessage(): string {
  return `${t('Tickets cannot be booked here at the moment.')} ${t('Please buy your tickets in our online shop.')}`
}

/**
 * The message for visitors of a response code of the shop: one sentence, the same for every caller.
 * @param limit how many tickets are allowed or needed, where that is the reason
 */
export function rejectionMessage(code: number, limit = 0): string {
  if (code === NOT_ENOUGH_SEATS) return t('Not enough (connected) seats found.')
  if (code === SEATS_TAKEN) return t('Somebody was faster: these seats are no longer free.')
  if (code === SEATS_LEFT_SINGLE) return t('Please choose so that no single seat is left over.')
  if (code === COMPANION_ALONE) return t('A companion seat is sold with the wheelchair place beside it.')
  if (code === NO_RESERVATION) return t('No current reservation.')
  if (code === SHOP_UNAVAILABLE) return t('The ticket shop is not responding. Please try again in a few minutes.')
  if (code === TOO_MANY_TICKETS) return t('One order takes at most {n} of these tickets.', { n: limit })
  if (code === PRICE_TOO_LOW) return t('The price is less than what these tickets cost.')
  if (code === TOO_FEW_TICKETS) return t('These tickets are sold from {n} upwards.', { n: limit })
  if (code === OTHER_CART) return t('Your cart holds {n} tickets that are paid for separately from these.', { n: limit })
  if (code === CODE_UNKNOWN) return t('The ticket shop does not know this code. Gift vouchers are redeemed when you pay.')
  if (code === CODE_USED_UP) return t('This code has been redeemed already, or is in a cart at the moment.')
  if (code === CODE_EXPIRED) return t('This code has expired.')
  if (code === CODE_NOT_HERE) return t('This code is not valid for this performance.')
  if (code === CODE_IN_SHOP_ONLY) return t('Please redeem this code in the cart of the online shop.')
  return t('The ticket shop did not accept your order.')
}
