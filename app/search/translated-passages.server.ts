import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { currentLocale, DEFAULT_LOCALE } from '../platform/i18n/i18n.ts'
import { siteLocales } from '../platform/i18n/request-language.ts'
import { plainTextOf } from '../platform/rich-text/plain-text.ts'
import type { RichText } from '../platform/rich-text/rich-text.ts'
import { translations } from '../platform/translations/tables.ts'
import type { IndexedPassage, Passage, SearchDocument, SearchKind } from './source.ts'

/** Fields that name a thing. */
const NAMING = ['title', 'name', 'headline']

/**
 * Adds to documents what they say in the further languages of the site, so that visitors find them by the words of each. A
 * performance has the words of its production. One statement; none on a site of one language.
 */
export async function withTranslatedPassages(tx: Database, kind: SearchKind, documents: SearchDocument[]): Promise<SearchDocument[]> {
  if (siteLocales().length === 1) return documents
  const recordType = kind === 'event' ? 'production' : kind
  const recordOf = ({ objectId, groupId }: SearchDocument) => (kind === 'event' ? (groupId ?? 0) : objectId)
  const rows = await tx
    .select()
    .from(translations)
    .where(and(eq(translations.recordType, recordType), inArray(translations.recordId, documents.map(recordOf))))
  const byRecord = Map.groupBy(rows, ({ recordId }) => recordId)
  return documents.map((document) => {
    const byLocale = Map.groupBy(byRecord.get(recordOf(document)) ?? [], ({ locale }) => locale)
    const translated = [...byLocale].map(([locale, texts]): Passage => {
      const title = texts.find(({ field }) => NAMING.includes(field))?.text ?? document.title
      return { text: texts.map(({ text }) => plain(text)).join('\n'), translation: { locale, title } }
    })
    const titles = translated.flatMap(({ translation }) => translation?.title ?? [])
    return { ...document, keywords: [...(document.keywords ?? []), ...titles], passages: [...document.passages, ...translated] }
  })
}

/** The passages from which an excerpt is taken: those in the language of the page first, none in another further language. */
export function passagesToShow(passages: IndexedPassage[]): IndexedPassage[] {
  const locale = currentLocale()
  const own = passages.filter(({ translation }) => translation?.locale === locale)
  return [...own, ...passages.filter(({ translation }) => !translation)]
}

/** The title of a document in the language of the page. */
export function titleToShow(title: string, passages: IndexedPassage[] | null): string {
  if (currentLocale() === DEFAULT_LOCALE) return title
  return passages?.find(({ translation }) => translation?.locale === currentLocale())?.translation?.title ?? title
}

function plain(text: string): string {
  return text.startsWith('{"') ? plainTextOf(JSON.parse(text) as RichText) : text
}
