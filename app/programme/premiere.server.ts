import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { TIMEZONE } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { ValuesOf } from '../records/define-record-type.ts'
import { events, productions } from './tables.ts'

/** The marks of a first performance. */
const FIRST_TIME = ['premiere', 'world-premiere'] as const

const dayOfEvent = sql<string>`to_char(${events.startsAt} AT TIME ZONE ${sql.raw(`'${TIMEZONE}'`)}, 'YYYY-MM-DD')`

/**
 * Marks the first performance on the day of a production's premiere; when the day changes, the mark moves. Later edits
 * of the mark by staff are kept.
 * @param before the previous day of the premiere; undefined for a new production
 */
export async function markPremiere(tx: Database, productionId: number, before?: string | null): Promise<void> {
  const [production] = await tx.select({ day: productions.premiereOn }).from(productions).where(eq(productions.id, productionId))
  const day = production?.day ?? null
  if (day === (before ?? null)) return
  if (before) {
    const marks = sql`${events.marks} - 'premiere'`
    await tx
      .update(events)
      .set({ marks })
      .where(and(eq(events.productionId, productionId), eq(dayOfEvent, before)))
  }
  if (day) await markFirstOf(tx, productionId, day)
}

/**
 * Marks a performance that is moved to the day of its production's premiere.
 * @param before its values before; undefined for a new one
 */
export async function markWhereItPremieres(
  tx: Database,
  {
    id,
    before,
    invalidate,
  }: { id: number; before: ValuesOf<typeof events, 'productionId' | 'startsAt'> | undefined; invalidate: (...tags: string[]) => void },
): Promise<void> {
  const [event] = await tx
    .select({ productionId: events.productionId, day: dayOfEvent, startsAt: events.startsAt, premiereOn: productions.premiereOn })
    .from(events)
    .innerJoin(productions, eq(productions.id, events.productionId))
    .where(eq(events.id, id))
  if (!event?.premiereOn || event.premiereOn !== event.day) return
  const isUnmoved =
    before?.productionId === event.productionId && Temporal.Instant.from(before.startsAt).epochMilliseconds === event.startsAt.getTime()
  if (isUnmoved) return
  // The first of the day may be another performance than the one that was moved.
  const marked = await markFirstOf(tx, event.productionId, event.premiereOn)
  if (marked) invalidate(`event:${marked}`)
}

/** @returns the id of the performance that is marked now; undefined if none is */
async function markFirstOf(tx: Database, productionId: number, day: string): Promise<number | undefined> {
  const ofTheDay = await tx
    .select({ id: events.id, marks: events.marks })
    .from(events)
    .where(and(eq(events.productionId, productionId), eq(dayOfEvent, day), ne(events.status, 'cancelled'), isNull(events.parentId)))
    .orderBy(asc(events.startsAt), asc(events.id))
  const [first] = ofTheDay
  if (!first || ofTheDay.some(({ marks }) => FIRST_TIME.some((mark) => marks.includes(mark)))) return undefined
  await tx
    .update(events)
    .set({ marks: ['premiere', ...first.marks] })
    .where(eq(events.id, first.id))
  return first.id
}
