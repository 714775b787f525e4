import { centsOf, priceOf } from '../platform/format/price.ts'
import { currentLocale, DEFAULT_LOCALE } from '../platform/i18n/i18n.ts'
import type { Price } from './schema.ts'

/** What visitors have typed as their price of what may cost more, by price. */
export type TypedPrices = Readonly<Record<string, string>>

/** The key of a price among the typed ones. */
export function typedKeyOf({ seat_group, sale_type_id }: Pick<Price, 'seat_group' | 'sale_type_id'>): string {
  return `${seat_group}/${sale_type_id}`
}

/** What stands in the field for a free price: what was typed, or before that the shop's suggestion. */
export function typedOf(price: Price, typed: TypedPrices): string {
  const suggested = price.suggested_price?.replace(/\.00$/, '') ?? ''
  return typed[typedKeyOf(price)] ?? (currentLocale() === DEFAULT_LOCALE ? suggested.replace('.', ',') : suggested)
}

/**
 * What is paid for a ticket: its price, or, where the visitor may pay more, what stands in the field, as `30`, `30,5`, `30.50 €` or `€30`.
 * @returns undefined where that is no amount or less than the price
 */
export function paidPriceOf(price: Price, typed: TypedPrices): string | undefined {
  const text = price.free_price ? typedOf(price, typed).trim() : ''
  if (text === '') return price.price
  const amount = text.replace(',', '.').replace(/^[^\d.\s-]+\s?|\s?[^\d.\s]+$/, '')
  if (!/^\d{1,5}(\.\d{1,2})?$/.test(amount)) return undefined
  return centsOf(amount) < centsOf(price.price) ? undefined : priceOf(centsOf(amount))
}

/**
 * The member of a cart request that says what is paid for each of its prices: null where that is the price itself. Without any
 * other amount the request does not have it.
 */
export function freePricesOf(prices: readonly (Price | undefined)[], typed: TypedPrices): { free_prices?: (string | null)[] } {
  const paid = prices.map((price) => {
    const amount = price && paidPriceOf(price, typed)
    return amount === undefined || amount === price?.price ? null : amount
  })
  return paid.some((amount) => amount !== null) ? { free_prices: paid } : {}
}
