/** Password of the sandbox shop's operator pages, where tests set faults. */
export const SHOP_TOKEN = 'nur-fuer-diesen-Test'
