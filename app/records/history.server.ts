import { and, desc, eq, lt } from 'drizzle-orm'
import { isoWithOffset, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { HISTORY_PAGE_SIZE } from './history-page-size.ts'
import { recordChanges } from './tables.ts'

/** A page of the changes of a record, the latest first. @param before id of the last change on the previous page, as text from a URL */
export async function listChanges(db: Database, { type, id, before }: { type: string; id: number; before: string | undefined }) {
  const last = Number(before ?? Number.MAX_SAFE_INTEGER)
  const ofRecord = and(eq(recordChanges.contentType, type), eq(recordChanges.objectId, id))
  const rows = await db
    .select()
    .from(recordChanges)
    .where(and(ofRecord, lt(recordChanges.id, Number.isSafeInteger(last) ? last : 0)))
    .orderBy(desc(recordChanges.id))
    .limit(HISTORY_PAGE_SIZE)
  return rows.map((row) => ({ ...row, createdAt: isoWithOffset(toInstant(row.createdAt)) }))
}
