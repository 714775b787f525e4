import { and, asc, eq, gte, inArray, isNull, lt, ne, or } from 'drizzle-orm'
import { toDate } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { resolveEvening } from '../programme/evening-cast.ts'
import { contributors, events, productions, rooms } from '../programme/tables.ts'
import type { Period } from '../scheduling/schedule-slots.server.ts'
import type { CellMode } from './cast-grid.ts'

type Contributor = typeof contributors.$inferSelect
/** A role on an evening with who has it; `change` is set where it is not as usual. */
export type EveningRole = { role: Contributor; personId: number; change: { mode: CellMode } | null }
/** A performance with its cast. */
export type CastEvening = {
  event: { id: number; productionId: number; title: string; startsAt: Date; room: string }
  roles: EveningRole[]
  extra: Contributor[]
}

/** How a change of cast has its role. */
export function modeOf({ isOmitted, isReading }: Pick<Contributor, 'isOmitted' | 'isReading'>): CellMode {
  return isOmitted ? 'omitted' : isReading ? 'reads' : 'plays'
}

/**
 * The performances that begin in a period and take place, with who plays what, by start. Two statements.
 * @param personIds only performances of productions in which one of these people takes part, on whatever evening
 */
export async function readCastEvenings(db: Database, { from, to }: Period, personIds: number[]): Promise<CastEvening[]> {
  const involved = db.select({ id: contributors.productionId }).from(contributors).where(inArray(contributors.personId, personIds))
  const found = await db
    .select({
      ...{ id: events.id, productionId: events.productionId, startsAt: events.startsAt },
      ...{ title: productions.title, room: rooms.name },
    })
    .from(events)
    .innerJoin(productions, eq(events.productionId, productions.id))
    .innerJoin(rooms, eq(events.roomId, rooms.id))
    .where(
      and(
        gte(events.startsAt, toDate(from)),
        lt(events.startsAt, toDate(to)),
        ne(events.status, 'cancelled'),
        inArray(events.productionId, involved),
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id))
  if (found.length === 0) return []
  return withCast(db, found)
}

/** Performances with their casts. One statement. */
async function withCast(db: Database, found: CastEvening['event'][]): Promise<CastEvening[]> {
  const rows = await db
    .select()
    .from(contributors)
    .where(
      or(
        and(isNull(contributors.eventId), inArray(contributors.productionId, [...new Set(found.map((event) => event.productionId))])),
        inArray(
          contributors.eventId,
          found.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(contributors.position), asc(contributors.id))
  const usualOf = Map.groupBy(
    rows.filter(({ eventId }) => eventId === null),
    ({ productionId }) => productionId,
  )
  const eveningOf = Map.groupBy(rows, ({ eventId }) => eventId)
  return found.map((event) => ({ event, ...castOfEvening(usualOf.get(event.productionId) ?? [], eveningOf.get(event.id) ?? []) }))
}

/** Who has which role on an evening. */
export function castOfEvening(usual: Contributor[], evening: Contributor[]): Pick<CastEvening, 'roles' | 'extra'> {
  const { tonight, extra } = resolveEvening(usual, evening)
  const roles = usual.map((role) => {
    const change = tonight.get(role)
    return { role, personId: change?.personId ?? role.personId, change: change ? { mode: modeOf(change) } : null }
  })
  return { roles, extra }
}
