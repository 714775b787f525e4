import type { ReadContext } from '../cache/cached-read.ts'
import { defineSmallTable } from '../cache/small-tables.ts'
import { currentLocale, DEFAULT_LOCALE, type Locale } from '../i18n/i18n.ts'
import { siteLocales } from '../i18n/request-language.ts'
import { type FirstLanguageTexts, firstLanguageTextsOf } from './first-language-texts.server.ts'
import { translations } from './tables.ts'
import { TRANSLATIONS_TAG } from './tag.ts'

/** The texts of the house in the language of what is being done. */
export type Words = {
  /** the translation of a text; undefined where there is none, and the original is shown as what it is */
  textOf: (recordType: string, recordId: number, unit: string, original: string) => string | undefined
  /** the same of a proper name, which is no text in the first language where it has no other */
  nameOf: (recordType: string, recordId: number, unit: string) => string | undefined
}

type Row = Pick<typeof translations.$inferSelect, 'recordType' | 'recordId' | 'field' | 'locale' | 'text'>

/** All translations of the site, read with its other small tables; a site of one language never reads them. */
const readRows = defineSmallTable({
  name: 'translations',
  isOnDemand: () => siteLocales().length === 1,
  tags: [TRANSLATIONS_TAG],
  select: (db) => {
    const { recordType, recordId, field, locale, text } = translations
    return db.select({ recordType, recordId, field, locale, text }).from(translations)
  },
})

const indexes = new WeakMap<Row[], Map<string, string>>()

/** The texts of the house in the current language; undefined in the first one, which is that of the originals. Cached. */
export async function readWords(context: ReadContext): Promise<Words | undefined> {
  const locale = currentLocale()
  if (locale === DEFAULT_LOCALE) return undefined
  const rows = await readRows(context)
  const untranslated = firstLanguageTextsOf(context)
  const index = indexes.get(rows) ?? indexOf(rows, untranslated)
  indexes.set(rows, index)
  const nameOf: Words['nameOf'] = (recordType, recordId, unit) => index.get(keyOf(locale, recordType, recordId, unit))
  return {
    nameOf,
    textOf(recordType, recordId, unit, original) {
      const text = nameOf(recordType, recordId, unit)
      if (text === undefined) untranslated.note(original)
      return text
    },
  }
}

const translated = new WeakMap<Row[], Set<string>>()

/** Tells of which records something is translated into a language. Cached. */
export async function readTranslated(context: ReadContext): Promise<(locale: Locale, recordType: string, recordId: number) => boolean> {
  const rows = await readRows(context)
  const known = translated.get(rows) ?? new Set(rows.map((row) => keyOf(row.locale, row.recordType, row.recordId)))
  translated.set(rows, known)
  return (...key) => known.has(keyOf(...key))
}

function indexOf(rows: Row[], untranslated: FirstLanguageTexts): Map<string, string> {
  // What a translator left as it is, such as a title, is no longer a text in the first language.
  for (const { text } of rows) untranslated.forget(text)
  return new Map(rows.map((row) => [keyOf(row.locale, row.recordType, row.recordId, row.field), row.text]))
}

function keyOf(...parts: (string | number)[]): string {
  return parts.join('\n')
}
