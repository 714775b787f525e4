import { formatPrice, signOf } from '../platform/format/price.ts'
import { useLayoutData } from '../site/index.ts'

/**
 * Formats a price with the currency sign of the settings (A §3.7), or that of the currency in which the shop sells it. Lists
 * show no prices and do not load it.
 */
export function usePriceFormat(): (price: string, currency?: string) => string {
  const sign = useLayoutData()?.currencySign
  return (price, currency) => formatPrice(price, currency ? signOf(currency) : sign)
}
