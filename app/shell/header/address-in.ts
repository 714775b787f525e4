import { LOCALES, type Locale } from '../../platform/i18n/i18n.ts'

const PREFIX = new RegExp(`^/(${LOCALES.join('|')})(?=/|$)`)

/**
 * The same screen in another language: its path under that language's prefix (A §4). A path without a prefix, as in the
 * admin area, has no translation and leads to the home page.
 */
export function addressIn(locale: Locale, pathname: string): string {
  return PREFIX.test(pathname) ? pathname.replace(PREFIX, `/${locale}`) : `/${locale}`
}
