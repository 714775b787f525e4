import { currentLocale, DEFAULT_LOCALE } from '../i18n/i18n.ts'
import { DEFAULT_NOTATION } from './notation.ts'

const NO_BREAK_SPACE = '\u00a0'

/**
 * A price as people read it: a trailing `.00` goes, the dot becomes a comma, the sign follows (A §9, AMB-32). In English the
 * dot stays and the sign comes first: `€12.50`.
 * @param price decimal text such as `12.50`
 */
export function formatPrice(price: string, sign: string = DEFAULT_NOTATION.currencySign): string {
  const short = price.replace(/\.00$/, '')
  if (currentLocale() !== DEFAULT_LOCALE) return /\w$/.test(sign) ? `${sign}${NO_BREAK_SPACE}${short}` : sign + short
  return `${short.replace('.', ',')}${NO_BREAK_SPACE}${sign}`
}

/** The sign of a currency other than the house's: its symbol, or its code where German knows none. @param currency ISO 4217 */
export function signOf(currency: string): string {
  const parts = new Intl.NumberFormat(DEFAULT_LOCALE, { style: 'currency', currency }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

/** Cents of a decimal text, to add prices without rounding errors. */
export function centsOf(price: string): number {
  return Math.round(Number(price) * 100)
}

/** Decimal text of an amount in cents. */
export function priceOf(cents: number): string {
  return (cents / 100).toFixed(2)
}
