import { and, count, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { isoWithOffset, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { earlierTranslations, type translations } from '../platform/translations/tables.ts'
import type { EarlierWording } from './schema.ts'

type Row = typeof translations.$inferSelect
type Unit = Pick<Row, 'recordType' | 'recordId' | 'field' | 'locale'>

/** What one person writes within this time is one wording, since it is stored while it is typed. */
const ONE_WORDING_MS = 5 * 60_000
/** Older ones go. */
const KEPT = 20

/** Keeps what a translation said, before something else stands in its place. */
export async function keepEarlier(tx: Database, row: Row, { updatedAt, updatedBy }: Pick<Row, 'updatedAt' | 'updatedBy'>): Promise<void> {
  if (row.updatedBy === updatedBy && updatedAt.getTime() - row.updatedAt.getTime() < ONE_WORDING_MS) return
  const { recordType, recordId, field, locale, text } = row
  await tx
    .insert(earlierTranslations)
    .values({ recordType, recordId, field, locale, text, writtenAt: row.updatedAt, writtenBy: row.updatedBy })
  const newest = tx.select({ id: earlierTranslations.id }).from(earlierTranslations).where(isOf(row)).orderBy(newestFirst).limit(KEPT)
  await tx.delete(earlierTranslations).where(and(isOf(row), notInArray(earlierTranslations.id, newest)))
}

/** What a translation said before, the newest first; a wording that came back is named once. One statement. */
export async function readEarlier(db: Database, unit: Unit): Promise<EarlierWording[]> {
  const rows = await db.select().from(earlierTranslations).where(isOf(unit)).orderBy(newestFirst)
  const once = rows.filter(({ text }, index) => rows.findIndex((other) => other.text === text) === index)
  return once.map(({ text, writtenAt, writtenBy }) => ({ text, at: isoWithOffset(toInstant(writtenAt)), by: writtenBy }))
}

/** How many earlier wordings the units of records have, by record and unit. One statement. */
export async function countEarlier(db: Database, { recordType, locale }: Omit<Unit, 'field' | 'recordId'>, ids?: number[]) {
  const { recordId, field } = earlierTranslations
  const rows = await db
    .select({ recordId, field, number: count() })
    .from(earlierTranslations)
    .where(and(eq(earlierTranslations.recordType, recordType), eq(earlierTranslations.locale, locale), ids && inArray(recordId, ids)))
    .groupBy(recordId, field)
  return (id: number, unit: string) => rows.find((row) => row.recordId === id && row.field === unit)?.number ?? 0
}

const newestFirst = sql`${desc(earlierTranslations.writtenAt)}, ${desc(earlierTranslations.id)}`

function isOf({ recordType, recordId, field, locale }: Unit) {
  const { recordType: type, recordId: id, field: unit, locale: language } = earlierTranslations
  return and(eq(type, recordType), eq(id, recordId), eq(unit, field), eq(language, locale))
}
