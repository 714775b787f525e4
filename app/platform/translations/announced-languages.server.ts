import type { ReadContext } from '../cache/cached-read.ts'
import { DEFAULT_LOCALE } from '../i18n/i18n.ts'
import { siteLocales } from '../i18n/request-language.ts'
import type { AnnouncedLanguages } from '../routing/canonical-address.ts'
import { readTranslated } from './words.server.ts'

/** A record by its type and id, as translations name it. */
export type TranslatedRecord = readonly [type: string, id: number]

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
