import { formatPrice } from '../platform/format/price.ts'
import { useLayoutData } from '../site/index.ts'

/** Formats a price with the currency sign of the settings (A §3.7). Lists show no prices and do not load it. */
export function usePriceFormat(): (price: string) => string {
  const sign = useLayoutData()?.currencySign
  return (price) => formatPrice(price, sign)
}
