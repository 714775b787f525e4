import { DEFAULT_LOCALE, type Locale } from '../i18n/i18n.ts'
import { siteLocales } from '../i18n/request-language.ts'
import { pathIn } from './path-in.ts'

export { pathIn }

/** The paths of a page in each language of the site; `x-default` is the first one's (A §2.1, HEADER-34). */
export type LanguageVariants = { hreflang: Locale | 'x-default'; path: string }[]

/**
 * The variants of a page, itself among them; none of a page in one language.
 * @param path of the page, in any language of the site
 * @param among those in which it is announced; by default all
 */
export function languageVariants(path: string, among: readonly Locale[] = siteLocales()): LanguageVariants {
  const locales = siteLocales().filter((locale) => among.includes(locale))
  if (locales.length < 2) return []
  const variants = locales.map((locale) => ({ hreflang: locale, path: pathIn(locale, path) }))
  return [...variants, { hreflang: 'x-default', path: pathIn(DEFAULT_LOCALE, path) }]
}
