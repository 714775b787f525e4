import { formatPrice } from '../platform/format/price.ts'
import { useLayoutData } from '../site/index.ts'

/** Writes a price with the sign that the house has set (A §3.7). Lists need no prices of their own and do not load it. */
export function usePriceFormat(): (price: string) => string {
  const sign = useLayoutData()?.currencySign
  return (price) => formatPrice(price, sign)
}
