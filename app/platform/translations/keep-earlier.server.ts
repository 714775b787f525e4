import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { earlierTranslations } from './tables.ts'

/** The text of a record in one language. */
export type TranslatedUnit = Pick<typeof earlierTranslations.$inferSelect, 'recordType' | 'recordId' | 'field' | 'locale'>
/** A wording, live or a draft, with who wrote it and when. */
type Wording = TranslatedUnit & { text: string | null; updatedAt: Date; updatedBy: string }

/** What one person writes within this time is one wording, since it is stored while it is typed. */
const ONE_WORDING_MS = 5 * 60_000
/** Older ones go. */
const KEPT = 20

/**
 * Keeps what a translation said, before something else stands in its place.
 * @param next the wording that takes its place; without one it is kept whoever wrote it, and however lately
 */
export async function keepEarlier(tx: Database, row: Wording, next?: Pick<Wording, 'updatedAt' | 'updatedBy'>): Promise<void> {
  const { recordType, recordId, field, locale, text } = row
  if (text === null) return
  if (next?.updatedBy === row.updatedBy && next.updatedAt.getTime() - row.updatedAt.getTime() < ONE_WORDING_MS) return
  await tx
    .insert(earlierTranslations)
    .values({ recordType, recordId, field, locale, text, writtenAt: row.updatedAt, writtenBy: row.updatedBy })
  const newest = tx
    .select({ id: earlierTranslations.id })
    .from(earlierTranslations)
    .where(isEarlierOf(row))
    .orderBy(newestFirst)
    .limit(KEPT)
  await tx.delete(earlierTranslations).where(and(isEarlierOf(row), notInArray(earlierTranslations.id, newest)))
}

/** SQL order of earlier wordings: the newest first. */
export const newestFirst = sql`${desc(earlierTranslations.writtenAt)}, ${desc(earlierTranslations.id)}`

/** SQL condition: whether an earlier wording is one of this text. */
export function isEarlierOf({ recordType, recordId, field, locale }: TranslatedUnit) {
  const { recordType: type, recordId: id, field: unit, locale: language } = earlierTranslations
  return and(eq(type, recordType), eq(id, recordId), eq(unit, field), eq(language, locale))
}
