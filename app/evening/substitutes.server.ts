import { and, asc, desc, eq, inArray, isNotNull, ne, notInArray, sql } from 'drizzle-orm'
import { orNotFound } from '../platform/http/problem.ts'
import type { Platform } from '../platform/platform.ts'
import type { CastPart } from '../programme/parts.ts'
import { contributors, events, persons } from '../programme/tables.ts'
import { readScheduledEvents } from '../scheduling/schedule-slots.server.ts'

/** How many people are proposed. */
const PROPOSED = 6

/** Somebody who could take over a part, and whether they have had it before. */
export type Substitute = { id: number; name: string; knowsPart: boolean }

/**
 * Who could take over a part of a performance: those who have had it on another evening first, then members of the ensemble.
 * Nobody who is on stage at that time. Four statements.
 * @throws Problem 404
 */
export async function proposeSubstitutes({ db }: Platform, eventId: number, part: CastPart): Promise<Substitute[]> {
  const [event] = await db.select().from(events).where(eq(events.id, eventId))
  const { productionId, startsAt } = orNotFound(event)
  const begins = Temporal.Instant.fromEpochMilliseconds(startsAt.getTime())
  const evening = await readScheduledEvents(db, { from: begins.subtract({ hours: 4 }), to: begins.add({ hours: 4 }) })
  const busy = [...new Set(evening.filter(({ row }) => row.status !== 'cancelled').flatMap(({ slot }) => [...slot.persons]))]
  const name = sql<string>`trim(${persons.firstName} || ' ' || ${persons.lastName})`
  const isFree = busy.length > 0 ? notInArray(persons.id, busy) : undefined
  const isSamePart = and(eq(contributors.productionId, productionId), eq(contributors.kind, part.kind), eq(contributors.role, part.role))
  const before = await db
    .select({ id: persons.id, name })
    .from(contributors)
    .innerJoin(persons, eq(contributors.personId, persons.id))
    .where(and(isSamePart, isNotNull(contributors.eventId), ne(contributors.eventId, eventId), isFree))
    .groupBy(persons.id)
    .orderBy(desc(sql`max(${contributors.id})`))
    .limit(PROPOSED)
  const known = before.map(({ id }) => id)
  const ensemble = await db
    .select({ id: persons.id, name })
    .from(persons)
    .where(
      and(
        isNotNull(persons.categoryId),
        isFree,
        known.length > 0 ? notInArray(persons.id, known) : undefined,
        inArray(persons.id, db.select({ id: contributors.personId }).from(contributors).where(eq(contributors.kind, part.kind))),
      ),
    )
    .orderBy(asc(persons.lastName), asc(persons.firstName))
    .limit(PROPOSED - before.length)
  return [...before.map((person) => ({ ...person, knowsPart: true })), ...ensemble.map((person) => ({ ...person, knowsPart: false }))]
}
