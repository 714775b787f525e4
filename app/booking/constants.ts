// Figures of booking (B §9). Each stands here once.
export const CART_COOKIE_MINUTES = 15
/** Said in time: in these minutes before its end the cart asks for attention. */
export const WARN_AT_MINUTES = [5, 2, 1]
export const WIDGET_RESET_DELAY_MS = 250
export const WIDGET_SCROLL_DELAY_MS = 100
export const WIDGET_SUMMARY_DELAY_MS = 100
export const PRICE_LIST_COLLAPSE_AT = 2
/** Most tickets of one kind that one visitor may take at once. */
export const MAX_TICKETS_PER_TYPE = 20
/** How seat groups and timeslots stand: nothing left, or little (B §3). */
export const SOLD_OUT = 0
export const FEW_LEFT = 2
/** The snapshot of an expired cart, until the visitor has been told. */
export const CART_EXPIRED = 'over'
