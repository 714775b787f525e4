import type { ReadContext } from '../cache/cached-read.ts'
import { currentLocale, DEFAULT_LOCALE, type Locale } from '../i18n/i18n.ts'
import { siteLocales } from '../i18n/request-language.ts'
import { pathIn } from '../routing/path-in.ts'
import { readTranslated } from './words.server.ts'

/** A record by its type and id, as translations name it. */
export type TranslatedRecord = readonly [type: string, id: number]

/** The languages in which a page is announced to search engines; undefined for all of the site. */
export type AnnouncedLanguages = Locale[] | undefined

/**
 * Which languages the page of some records is announced in: the first, and those in which something of them is translated. In
 * another it is shown and called by its German address, since search engines take a page for what it is said to be. A page
 * without texts of its own is in all languages. No statement where the site's small tables are known.
 */
export async function readAnnounced(context: ReadContext): Promise<(records: TranslatedRecord[]) => AnnouncedLanguages> {
  const [, ...further] = siteLocales()
  if (further.length === 0) return () => undefined
  const isTranslated = await readTranslated(context)
  return (records) =>
    records.length === 0
      ? undefined
      : [DEFAULT_LOCALE, ...further.filter((locale) => records.some(([type, id]) => isTranslated(locale, type, id)))]
}

/** The address by which a page wants to be known: its own, or that in German where it is announced in no other. @param path in the language of the page */
export function canonicalAddress(origin: string, path: string, languages: AnnouncedLanguages): string {
  return origin + (languages && !languages.includes(currentLocale()) ? pathIn(DEFAULT_LOCALE, path) : path)
}
