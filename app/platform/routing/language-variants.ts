import { DEFAULT_LOCALE, type Locale } from '../i18n/i18n.ts'
import { siteLocales } from '../i18n/request-language.ts'
import { ROUTE_TABLE } from './table.ts'

/** The paths of a page in each language of the site; `x-default` is the first one's (A §2.1, HEADER-34). */
export type LanguageVariants = { hreflang: Locale | 'x-default'; path: string }[]

/** Pages whose path is a word of its own in each language. */
const TRANSLATED = Object.values(ROUTE_TABLE).flatMap((paths: Record<string, string>) =>
  Object.keys(paths).length > 1 ? [Object.fromEntries(Object.entries(paths).map(([locale, path]) => [locale, path.split('/')]))] : [],
)

/** The variants of a page, itself among them; none on a site of one language. @param path of the page, in any language of the site */
export function languageVariants(path: string): LanguageVariants {
  const locales = siteLocales()
  if (locales.length < 2) return []
  const variants = locales.map((locale) => ({ hreflang: locale, path: pathIn(locale, path) }))
  return [...variants, { hreflang: 'x-default', path: pathIn(DEFAULT_LOCALE, path) }]
}

/** A page's path in a language, whatever words it is given in: `/en/events` of `/de/spielplan` and of `/en/spielplan`. */
export function pathIn(locale: string, path: string): string {
  const [, , ...segments] = path.split('/')
  const pattern = TRANSLATED.find((patterns) => Object.values(patterns).some((one) => fits(one, segments)))?.[locale]
  const inLocale = pattern ? pattern.map((part, at) => (part.startsWith(':') ? (segments[at] ?? '') : part)) : segments
  return ['', locale, ...inLocale].join('/')
}

function fits(pattern: string[], segments: string[]): boolean {
  return pattern.length === segments.length && pattern.every((part, at) => part.startsWith(':') || part === segments[at])
}
