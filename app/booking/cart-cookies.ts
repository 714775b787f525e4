/** Number of tickets in the cart and the cart's address at the shop (B §9). Shop and site set both; browsers read them. */
export const CART_AMOUNT_COOKIE = 'cartAmount'
export const CART_URL_COOKIE = 'cartUrl'
