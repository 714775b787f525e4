import { and, asc, desc, eq, exists, lt, ne, sql } from 'drizzle-orm'
import { isoWithOffset, toDate, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { readParts } from '../programme/parts.server.ts'
import { matchPart } from '../programme/parts.ts'
import { contributors, events, persons } from '../programme/tables.ts'

/** Who was named for one evening alone, with what they are called. */
export type EveningCast = {
  startsAt: string
  cast: { personId: number; role: string; kind: 'team' | 'cast'; isExtra: boolean }[]
  titles: Record<number, string>
}

type Wanted = { productionId: number; before: Temporal.Instant; without?: number | undefined }

/**
 * The changes of cast of the last performance of a production before a moment that had any; null when none had. Each is
 * called as the production calls the part now; what it has given up is left out. Three statements.
 */
export async function readLastCast(db: Database, { productionId, before, without = 0 }: Wanted): Promise<EveningCast | null> {
  const named = db.select({ one: sql`1` }).from(contributors).where(eq(contributors.eventId, events.id))
  const [last] = await db
    .select({ id: events.id, startsAt: events.startsAt })
    .from(events)
    .where(and(eq(events.productionId, productionId), lt(events.startsAt, toDate(before)), ne(events.id, without), exists(named)))
    .orderBy(desc(events.startsAt))
    .limit(1)
  if (!last) return null
  const name = sql<string>`trim(${persons.firstName} || ' ' || ${persons.lastName})`
  const rows = await db
    .select({
      ...{ personId: contributors.personId, role: contributors.role, kind: contributors.kind, isExtra: contributors.isExtra },
      name,
    })
    .from(contributors)
    .innerJoin(persons, eq(contributors.personId, persons.id))
    .where(eq(contributors.eventId, last.id))
    .orderBy(asc(contributors.position), asc(contributors.id))
  const parts = await readParts(db, productionId)
  const cast = rows.flatMap(({ name: _, ...row }) => {
    const meant = matchPart(row, parts)
    if (meant) return [{ ...row, kind: meant.kind, role: meant.role, isExtra: false }]
    return row.isExtra ? [row] : []
  })
  if (cast.length === 0) return null
  return {
    startsAt: isoWithOffset(toInstant(last.startsAt)),
    cast,
    titles: Object.fromEntries(rows.map((row) => [row.personId, row.name])),
  }
}
