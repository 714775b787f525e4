/** Opens the shop's operator pages, where a test makes the shop fail. */
export const SHOP_TOKEN = 'nur-fuer-diesen-Test'
