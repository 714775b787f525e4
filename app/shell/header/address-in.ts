import { LOCALES, type Locale } from '../../platform/i18n/i18n.ts'

const PREFIX = new RegExp(`^/(${LOCALES.join('|')})(?=/|$)`)

/** The same screen in another language: its path under that language's prefix (A §4). */
export function addressIn(locale: Locale, pathname: string): string {
  const rest = pathname.replace(PREFIX, '')
  return rest === '/' ? `/${locale}` : `/${locale}${rest}`
}
