import { LOCALES, type Locale } from '../../platform/i18n/i18n.ts'

const PREFIX = new RegExp(`^/(${LOCALES.join('|')})(?=/|$)`)

/** The same screen in another language: its path under that language's prefix (A §4). What bears none, as the hub does, has no other language: from there it is the home page. */
export function addressIn(locale: Locale, pathname: string): string {
  return PREFIX.test(pathname) ? pathname.replace(PREFIX, `/${locale}`) : `/${locale}`
}
