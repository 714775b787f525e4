import { and, asc, desc, eq, exists, lt, ne, sql } from 'drizzle-orm'
import { isoWithOffset, toDate, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { resolveEvening } from '../programme/evening-cast.ts'
import { readParts } from '../programme/parts.server.ts'
import { contributors, events, persons } from '../programme/tables.ts'

/** A change of cast as a performance's record has it. */
type CastChange = Pick<
  typeof contributors.$inferSelect,
  'personId' | 'role' | 'kind' | 'isExtra' | 'replacesId' | 'isReading' | 'isOmitted'
>

/** The cast changes of one performance, with people's names by id. */
export type EveningCast = {
  startsAt: string
  cast: CastChange[]
  titles: Record<number, string>
}

type LastCastQuery = { productionId: number; before: Temporal.Instant; without?: number | undefined }

/**
 * The cast changes of the latest performance of a production before an instant that has any; null when none has. Parts
 * are named as the production names them now; those it no longer has are left out. Three statements.
 */
export async function readLastCast(db: Database, { productionId, before, without = 0 }: LastCastQuery): Promise<EveningCast | null> {
  const ownContributors = db.select({ one: sql`1` }).from(contributors).where(eq(contributors.eventId, events.id))
  const [last] = await db
    .select({ id: events.id, startsAt: events.startsAt })
    .from(events)
    .where(and(eq(events.productionId, productionId), lt(events.startsAt, toDate(before)), ne(events.id, without), exists(ownContributors)))
    .orderBy(desc(events.startsAt))
    .limit(1)
  if (!last) return null
  const name = sql<string>`trim(${persons.firstName} || ' ' || ${persons.lastName})`
  const rows = await db
    .select({
      ...{ personId: contributors.personId, role: contributors.role, kind: contributors.kind, isExtra: contributors.isExtra },
      ...{ replacesId: contributors.replacesId, isReading: contributors.isReading, isOmitted: contributors.isOmitted },
      name,
    })
    .from(contributors)
    .innerJoin(persons, eq(contributors.personId, persons.id))
    .where(eq(contributors.eventId, last.id))
    .orderBy(asc(contributors.position), asc(contributors.id))
  const parts = await readParts(db, productionId)
  const changes: CastChange[] = rows.map(({ name: _, ...row }) => row)
  const { tonight, extra } = resolveEvening(parts, changes)
  const cast = [
    ...[...tonight].map(([part, row]) => ({ ...row, kind: part.kind, role: part.role, isExtra: false, replacesId: part.id })),
    ...extra.filter(({ isExtra }) => isExtra),
  ]
  if (cast.length === 0) return null
  return {
    startsAt: isoWithOffset(toInstant(last.startsAt)),
    cast,
    titles: Object.fromEntries(rows.map((row) => [row.personId, row.name])),
  }
}
