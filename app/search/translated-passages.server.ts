import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { currentLocale, DEFAULT_LOCALE } from '../platform/i18n/i18n.ts'
import { inLanguage, siteLocales } from '../platform/i18n/request-language.ts'
import { plainTextOf } from '../platform/rich-text/plain-text.ts'
import type { RichText } from '../platform/rich-text/rich-text.ts'
import { translations } from '../platform/translations/tables.ts'
import type { IndexedPassage, SearchDocument, SearchSource } from './source.ts'
import { searchCards } from './tables.ts'

/** Fields that name a thing. */
const NAMING = ['title', 'name', 'headline']
/** What stands between the dots of a detail: a date, a room, a rubric. */
const PART = /[^\s·](?:[^·]*[^\s·])?/g

/**
 * The documents of a source, in the first language whoever's request writes them, with what they say in the further languages
 * of the site: our own words (dates, labels) and what is translated, so that visitors find and read them in each. A performance
 * has the words of its production. A site of one language reads its documents and no more.
 */
export async function readDocuments(tx: Database, source: SearchSource, ids: number[]): Promise<SearchDocument[]> {
  let documents = await inLanguage(DEFAULT_LOCALE, () => source.read(tx, ids))
  const furtherLocales = siteLocales().slice(1)
  if (furtherLocales.length === 0 || documents.length === 0) return documents
  const recordOf = ({ objectId, groupId }: SearchDocument) => (source.kind === 'event' ? (groupId ?? 0) : objectId)
  const recordType = source.kind === 'event' ? 'production' : source.kind
  const own = and(eq(translations.recordType, recordType), inArray(translations.recordId, documents.map(recordOf)))
  const ofDetails = inArray(
    translations.source,
    documents.flatMap(({ detail }) => partsOf(detail)),
  )
  const rows = await tx.select().from(translations).where(or(own, ofDetails))
  for (const locale of furtherLocales) {
    const inLocale = await inLanguage(locale, () => source.read(tx, ids))
    const said = new Map(inLocale.map((document) => [document.objectId, document]))
    const texts = rows.filter((row) => row.locale === locale)
    const byRecord = Map.groupBy(
      texts.filter((row) => row.recordType === recordType),
      ({ recordId }) => recordId,
    )
    const words = new Map(texts.map(({ source, text }) => [source, text]))
    documents = documents.map((document) =>
      withLanguage(document, locale, { said: said.get(document.objectId), texts: byRecord.get(recordOf(document)) ?? [], words }),
    )
  }
  return documents
}

type Translated = { said: SearchDocument | undefined; texts: { field: string; text: string }[]; words: ReadonlyMap<string, string> }

function withLanguage(document: SearchDocument, locale: string, { said = document, texts, words }: Translated): SearchDocument {
  const title = texts.find(({ field }) => NAMING.includes(field))?.text ?? said.title
  const detail = words.get(said.detail) ?? said.detail.replace(PART, (part) => words.get(part) ?? part)
  const labelled = document.passages.map((passage, index) => {
    const label = said.passages[index]?.label
    return label === undefined ? passage : { ...passage, labels: { ...passage.labels, [locale]: label } }
  })
  return {
    ...document,
    keywords: [...(document.keywords ?? []), ...(title === document.title ? [] : [title]), ...(detail === document.detail ? [] : [detail])],
    passages: [...labelled, { text: texts.map(({ text }) => plain(text)).join('\n'), translation: { locale, title, detail } }],
  }
}

/** What may be translated of a detail: the whole, or what stands between its dots. */
function partsOf(detail: string): string[] {
  return detail === '' ? [] : [detail, ...(detail.match(PART) ?? [])]
}

/** The passages from which an excerpt is taken: those in the language of the page first, none in another further language. */
export function passagesToShow(passages: IndexedPassage[]): IndexedPassage[] {
  const locale = currentLocale()
  const own = passages.filter(({ translation, text }) => translation?.locale === locale && text !== '')
  const others = passages.filter(({ translation }) => !translation)
  return [...own, ...others.map((passage) => ({ ...passage, label: passage.labels?.[locale] ?? passage.label ?? '' }))]
}

/** The title of a document in the language of the page. */
export function titleToShow(title: string, passages: IndexedPassage[] | null): string {
  if (currentLocale() === DEFAULT_LOCALE) return title
  return passages?.find(({ translation }) => translation?.locale === currentLocale())?.translation?.title ?? title
}

/** Whether a title shown on a page in a further language is the one in the first, since nobody has translated it. */
export function isLeftAsItIs(shown: string, passages: IndexedPassage[] | null): boolean {
  if (currentLocale() === DEFAULT_LOCALE) return false
  const own = passages?.find(({ translation }) => translation?.locale === currentLocale())
  return !own || (own.translation?.title === shown && !own.text.split('\n').includes(shown))
}

/** The line below the title of a card, in the language of the page. */
export function detailToShow(): SQL<string> {
  const { detail, passages } = searchCards
  if (currentLocale() === DEFAULT_LOCALE) return sql<string>`${detail}`
  const path = `$[*].translation ? (@.locale == "${currentLocale()}").detail`
  return sql<string>`coalesce(jsonb_path_query_first(${passages}, ${path}::jsonpath) #>> '{}', ${detail})`
}

/** Whether the index was written before the site had one of its languages. */
export async function lacksLanguage(db: Database): Promise<boolean> {
  for (const locale of siteLocales().slice(1)) {
    const path = `$[*].translation ? (@.locale == "${locale}" && exists(@.detail))`
    const isLacking = sql`NOT jsonb_path_exists(${searchCards.passages}, ${path}::jsonpath)`
    const [lacking] = await db.select({ kind: searchCards.kind }).from(searchCards).where(isLacking).limit(1)
    if (lacking) return true
  }
  return false
}

function plain(text: string): string {
  return text.startsWith('{"') ? plainTextOf(JSON.parse(text) as RichText) : text
}
