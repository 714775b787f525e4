import { and, eq, ne, sql } from 'drizzle-orm'
import { toDate } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { events } from './tables.ts'

/**
 * Keeps the start that a performance had before this write, if the write moved it; none once it is back at the one before that,
 * such as when a move is taken back. JSON-LD states it of a moved performance.
 * @param before its start before, as visitors could read it
 */
export async function keepPreviousStart(tx: Database, id: number, before: string): Promise<void> {
  const start = toDate(Temporal.Instant.from(before))
  const isBack = sql`${events.previousStartsAt} = ${events.startsAt}`
  const former = sql`${sql.param(start, events.startsAt)}::timestamptz`
  await tx
    .update(events)
    .set({ previousStartsAt: sql`CASE WHEN ${isBack} THEN NULL ELSE ${former} END` })
    .where(and(eq(events.id, id), ne(events.startsAt, start)))
}
