import { and, asc, desc, eq, inArray, isNotNull, ne, notInArray, sql } from 'drizzle-orm'
import { alphabetical } from '../platform/database/alphabetical.ts'
import { orNotFound } from '../platform/http/problem.ts'
import type { Platform } from '../platform/platform.ts'
import type { CastPart } from '../programme/parts.ts'
import { contributors, events, persons, understudies } from '../programme/tables.ts'
import { readScheduledEvents } from '../scheduling/schedule-slots.server.ts'

/** How many people are proposed. */
const PROPOSED = 6

/** Somebody who could take over a part, and how they know it: as its understudy, or from another evening. */
export type Substitute = { id: number; name: string; how: 'alternate' | 'cover' | 'played' | null }

/**
 * Who could take over a part of a performance: its understudies first, then those who have had it on another evening, then
 * members of the ensemble. Nobody who is on stage at that time. Five statements.
 * @throws Problem 404
 */
export async function proposeSubstitutes({ db }: Platform, eventId: number, part: CastPart): Promise<Substitute[]> {
  const [event] = await db.select().from(events).where(eq(events.id, eventId))
  const { productionId, startsAt } = orNotFound(event)
  const begins = Temporal.Instant.fromEpochMilliseconds(startsAt.getTime())
  const evening = await readScheduledEvents(db, { from: begins.subtract({ hours: 4 }), to: begins.add({ hours: 4 }) })
  const busy = [...new Set(evening.filter(({ row }) => row.status !== 'cancelled').flatMap(({ slot }) => [...slot.persons]))]
  const name = sql<string>`trim(${persons.firstName} || ' ' || ${persons.lastName})`
  const isFree = isNotOneOf(busy)
  const isSamePart = and(eq(contributors.productionId, productionId), eq(contributors.kind, part.kind), eq(contributors.role, part.role))
  const covers = await db
    .select({ id: persons.id, name, how: understudies.kind })
    .from(understudies)
    .innerJoin(persons, eq(understudies.personId, persons.id))
    .where(and(eq(understudies.productionId, productionId), eq(understudies.role, part.role), isFree))
    .orderBy(asc(understudies.position), asc(understudies.id))
    .limit(PROPOSED)
  const covering = covers.map(({ id }) => id)
  const before = await db
    .select({ id: persons.id, name })
    .from(contributors)
    .innerJoin(persons, eq(contributors.personId, persons.id))
    .where(and(isSamePart, isNotNull(contributors.eventId), ne(contributors.eventId, eventId), isFree, isNotOneOf(covering)))
    .groupBy(persons.id)
    .orderBy(desc(sql`max(${contributors.id})`))
    .limit(PROPOSED - covers.length)
  const known = [...covering, ...before.map(({ id }) => id)]
  const ensemble = await db
    .select({ id: persons.id, name })
    .from(persons)
    .where(
      and(
        isNotNull(persons.categoryId),
        isFree,
        isNotOneOf(known),
        inArray(persons.id, db.select({ id: contributors.personId }).from(contributors).where(eq(contributors.kind, part.kind))),
      ),
    )
    .orderBy(alphabetical(persons.lastName), alphabetical(persons.firstName))
    .limit(PROPOSED - known.length)
  const played = before.map((person) => ({ ...person, how: 'played' as const }))
  return [...covers, ...played, ...ensemble.map((person) => ({ ...person, how: null }))]
}

function isNotOneOf(ids: number[]) {
  return ids.length > 0 ? notInArray(persons.id, ids) : undefined
}
