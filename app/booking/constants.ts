// Constants of booking (B §9).
/** Name of the first price of a seat group (B §3). */
export const FULL_PRICE_NAME = 'Vollpreis'
/** Minutes before the expiry at which the cart notice is shown. */
export const WARN_AT_MINUTES = [5, 2, 1]
export const WIDGET_RESET_DELAY_MS = 250
export const WIDGET_SCROLL_DELAY_MS = 100
export const WIDGET_SUMMARY_DELAY_MS = 100
export const PRICE_LIST_COLLAPSE_AT = 2
/** Maximum tickets of one type per visitor. */
export const MAX_TICKETS_PER_TYPE = 20
/** The code of a problem: the performance is cancelled or no longer in the programme, so that no shop sells it either. */
export const NOT_BOOKABLE = 'not_bookable'
/** The code of a problem: something else is sold by now than the visitor was shown. */
export const TERMS_CHANGED = 'terms_changed'
/** The code of a problem: the visitor's cart belongs to another event of the shop. */
export const CART_IN_THE_WAY = 'other_cart'
/** Status of seat groups and timeslots (B §3). */
export const SOLD_OUT = 0
export const FEW_LEFT = 2
/** The snapshot of an expired cart, until the visitor has been notified. */
export const CART_EXPIRED = 'over'
