import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { isoWithOffset, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { recordChanges } from '../records/tables.ts'
import type { CellDispute } from './cast-grid.ts'

/** Adds to cells that somebody else has changed who that was and when, by the last change of that evening's cast. One statement. */
export async function whoRecast(db: Database, cells: Omit<CellDispute, 'by' | 'at'>[]): Promise<CellDispute[]> {
  const changesCast = sql`${recordChanges.before}->'cast' IS DISTINCT FROM ${recordChanges.after}->'cast'`
  const evenings = [...new Set(cells.map(({ eventId }) => eventId))]
  const rows = await db
    .selectDistinctOn([recordChanges.objectId], {
      ...{ eventId: recordChanges.objectId, by: recordChanges.userName, at: recordChanges.createdAt },
    })
    .from(recordChanges)
    .where(and(eq(recordChanges.contentType, 'event'), inArray(recordChanges.objectId, evenings), changesCast))
    .orderBy(recordChanges.objectId, desc(recordChanges.id))
  const last = new Map(rows.map((row) => [row.eventId, row]))
  return cells.map((cell) => {
    const change = last.get(cell.eventId)
    return { ...cell, by: change?.by ?? null, at: change ? isoWithOffset(toInstant(change.at)) : null }
  })
}
