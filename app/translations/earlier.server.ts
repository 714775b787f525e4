import { and, count, eq, inArray } from 'drizzle-orm'
import { isoWithOffset, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { isEarlierOf, newestFirst, type TranslatedUnit } from '../platform/translations/keep-earlier.server.ts'
import { earlierTranslations } from '../platform/translations/tables.ts'
import type { EarlierWording } from './schema.ts'

/** What a translation said before, the newest first; a wording that came back is named once. One statement. */
export async function readEarlier(db: Database, unit: TranslatedUnit): Promise<EarlierWording[]> {
  const rows = await db.select().from(earlierTranslations).where(isEarlierOf(unit)).orderBy(newestFirst)
  const once = rows.filter(({ text }, index) => rows.findIndex((other) => other.text === text) === index)
  return once.map(({ text, writtenAt, writtenBy }) => ({ text, at: isoWithOffset(toInstant(writtenAt)), by: writtenBy }))
}

/** How many earlier wordings the units of records have, by record and unit. One statement. */
export async function countEarlier(db: Database, { recordType, locale }: Omit<TranslatedUnit, 'field' | 'recordId'>, ids?: number[]) {
  const { recordId, field } = earlierTranslations
  const rows = await db
    .select({ recordId, field, number: count() })
    .from(earlierTranslations)
    .where(and(eq(earlierTranslations.recordType, recordType), eq(earlierTranslations.locale, locale), ids && inArray(recordId, ids)))
    .groupBy(recordId, field)
  return (id: number, unit: string) => rows.find((row) => row.recordId === id && row.field === unit)?.number ?? 0
}
