import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { siteLocales } from '../../platform/i18n/request-language.ts'
import { translationDrafts, translations } from '../../platform/translations/tables.ts'
import { recordTypes } from '../../records/registry.server.ts'
import type { ContentObject } from '../content-object.ts'
import type { ContainerDocument } from '../document.ts'
import { pageReference } from '../page-reference.server.ts'
import { nodesOf } from '../tree.ts'

/** A translation that is written and not published. */
export type TranslationDraft = typeof translationDrafts.$inferSelect
/** A translation that visitors read. */
export type LiveTranslation = typeof translations.$inferSelect

/** The drafts of an object's translations into the languages that the site has. One statement, none on a site of one language. */
export async function readTranslationDrafts(db: Database, { contentType, objectId }: ContentObject): Promise<TranslationDraft[]> {
  const locales = siteLocales().slice(1)
  if (locales.length === 0) return []
  const isOfObject = and(eq(translationDrafts.recordType, contentType), eq(translationDrafts.recordId, objectId))
  return db
    .select()
    .from(translationDrafts)
    .where(and(isOfObject, inArray(translationDrafts.locale, locales)))
    .orderBy(asc(translationDrafts.locale), asc(translationDrafts.field))
}

/**
 * The drafts of an object's translations into the language of the page, by text; null where one takes a translation away.
 * For staff and preview links alone. One statement.
 */
export async function readDraftWords({ db }: { db: Database }, object: ContentObject): Promise<Map<string, string | null>> {
  const drafts = await readTranslationDrafts(db, object)
  return new Map(drafts.filter(({ locale }) => locale === currentLocale()).map(({ field, text }) => [field, text]))
}

/**
 * Leaves out drafts of texts that are nowhere any more, such as those of a module in a German draft that was discarded. They
 * stay in the table, since the module may be restored.
 * @param documents the live documents of the object, and its drafts
 */
export function draftsWithPlace(drafts: TranslationDraft[], contentType: string, documents: ContainerDocument[]): TranslationDraft[] {
  const type = [...recordTypes(), pageReference].find(({ name }) => name === contentType)
  const places = new Set([
    ...Object.keys(type?.fields ?? {}),
    ...documents.flatMap((document) => [...nodesOf(document)].map(({ id }) => id)),
  ])
  return drafts.filter(({ field }) => places.has(field.split(/[.~]/, 1)[0] ?? ''))
}

/** SQL condition: the draft of a text. */
export function isDraftOf({ recordType, recordId, field, locale }: Pick<TranslationDraft, 'recordType' | 'recordId' | 'field' | 'locale'>) {
  const { recordType: type, recordId: id } = translationDrafts
  return and(eq(type, recordType), eq(id, recordId), eq(translationDrafts.field, field), eq(translationDrafts.locale, locale))
}

/** SQL condition: the live translation of a text. */
export function isLiveOf({ recordType, recordId, field, locale }: Pick<LiveTranslation, 'recordType' | 'recordId' | 'field' | 'locale'>) {
  const { recordType: type, recordId: id } = translations
  return and(eq(type, recordType), eq(id, recordId), eq(translations.field, field), eq(translations.locale, locale))
}
