/** The currency in which the shop sells a performance (ISO 4217). */
export type ShopCurrency = { performance: string; event: string; currency: string }

/**
 * What holds of the shop's event of a performance beside its offer. `hidden`: the site's key may not read it, or the shop has no
 * such event and says the same of that. `no-carts`: the key may not put its tickets into a cart. `test-mode`: its orders are not
 * real. `foreign-currency`: it takes another one than the house.
 */
export type ShopFlag = { performance: string; event: string; flag: 'hidden' | 'no-carts' | 'test-mode' | 'foreign-currency' }
