import { currentLocale, DEFAULT_LOCALE } from '../i18n/i18n.ts'

export const DATE_STYLES = ['numbers', 'words'] as const
export const TIME_STYLES = ['colon', 'dot'] as const

/** How a theatre writes dates, times and prices (A §3.7). */
export type Notation = {
  /** `Sa 21.11.` or `Sa 21. Nov.` */
  dateStyle: (typeof DATE_STYLES)[number]
  /** `19:30 Uhr` or `19.30 Uhr` */
  timeStyle: (typeof TIME_STYLES)[number]
  /** what prices end in */
  currencySign: string
}

/** The default notation (A §9). */
export const DEFAULT_NOTATION: Notation = { dateStyle: 'numbers', timeStyle: 'colon', currencySign: '€' }

/** Whether the months of dates are written in words: by the site's notation, and in other languages always, which order digits differently. */
export function isInWords(dateStyle: Notation['dateStyle']): boolean {
  return dateStyle === 'words' || currentLocale() !== DEFAULT_LOCALE
}
