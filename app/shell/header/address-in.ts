import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../platform/i18n/i18n.ts'
import { pathIn } from '../../platform/routing/path-in.ts'
import { WEBSHOP_PATH } from '../../platform/routing/webshop-path.ts'

const PREFIX = new RegExp(`^/(${LOCALES.join('|')})(?=/|$)`)
const WEBSHOP = new RegExp(`^(?:/(?:${LOCALES.join('|')}))?(${WEBSHOP_PATH}(?:/.*)?)$`)

/**
 * The same screen in another language: its path under that language's prefix, in the words of its routes (A §4), which the webshop has in further languages
 * alone. A path without a prefix, as in the admin area, has no translation and leads to the home page.
 */
export function addressIn(locale: Locale, pathname: string): string {
  const webshop = WEBSHOP.exec(pathname)?.[1]
  if (webshop) return locale === DEFAULT_LOCALE ? webshop : `/${locale}${webshop}`
  return PREFIX.test(pathname) ? pathIn(locale, pathname) : `/${locale}`
}
