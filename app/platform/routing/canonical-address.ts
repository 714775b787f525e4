import { currentLocale, DEFAULT_LOCALE, type Locale } from '../i18n/i18n.ts'
import { pathIn } from './path-in.ts'

/** The languages in which a page is announced to search engines; undefined for all of the site (decision 0228). */
export type AnnouncedLanguages = Locale[] | undefined

/**
 * The address by which a page wants to be known: its own, or that in the first language where it is announced in no other.
 * @param path in the language of the page
 */
export function canonicalAddress(origin: string, path: string, languages: AnnouncedLanguages): string {
  return origin + (languages && !languages.includes(currentLocale()) ? pathIn(DEFAULT_LOCALE, path) : path)
}
