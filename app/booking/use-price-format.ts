import { formatPrice, signOf } from '../platform/format/price.ts'
import { t } from '../platform/i18n/i18n.ts'
import { useLayoutData } from '../site/index.ts'
import { leadingPrice } from './offered-prices.ts'
import type { Price, SeatGroup } from './schema.ts'

/**
 * Formats a price with the currency sign of the settings (A §3.7), or that of the currency in which the shop sells it. Lists
 * show no prices and do not load it.
 */
export function usePriceFormat(): (price: string, currency?: string) => string {
  const sign = useLayoutData()?.currencySign
  return (price, currency) => formatPrice(price, currency ? signOf(currency) : sign)
}

/** Formats an amount of a price, by default the whole one: `ab 14 €` where the visitor may pay more. */
export function usePriceLabel(): (price: Price, amount?: string) => string {
  const format = usePriceFormat()
  return ({ price, free_price, currency }, amount = price) => {
    const formatted = format(amount, currency)
    return free_price ? t('from {price}', { price: formatted }) : formatted
  }
}

/** Says what a seat group costs: its full price, or `ab 14 €` where it has areas; empty where it has no price. */
export function useGroupPriceLabel(): (group: SeatGroup) => string {
  const labelOf = usePriceLabel()
  return (group) => {
    const price = leadingPrice(group)
    if (!price) return ''
    return labelOf(group.has_areas ? { ...price, free_price: true } : price)
  }
}
