import { and, asc, count, eq, gte, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import { canWithType } from '../platform/auth/rights.ts'
import { dayOf, isoWithOffset, startOfDay, toDate, toInstant } from '../platform/clock/clock.ts'
import { orNotFound } from '../platform/http/problem.ts'
import type { Platform } from '../platform/platform.ts'
import { contributors, events, rooms } from '../programme/tables.ts'
import type { RecordType } from '../records/record-type.ts'
import { recordTypeNamed } from '../records/registry.server.ts'
import { readRecord } from '../records/values.server.ts'
import { readNames } from '../scheduling/schedule-slots.server.ts'
import { readUnavailable } from './availability.server.ts'
import type { CastGridData, GridUnderstudy } from './cast-grid.ts'
import { castOfEvening } from './evenings.server.ts'

/** How many performances a grid has at most. */
const MAX_EVENTS = 200

/** Who reads the grid, and productions as they may read them. */
export type GridReader = { viewer: Viewer; productions: RecordType }

/** Which performances of the production: those from today on, those that have been, or a single one. */
export type GridScope = { alsoPast?: boolean; eventId?: number }

/**
 * The cast of a production on its performances. Nine statements, whatever their number.
 * @throws Problem 404
 */
export async function readCastGrid(
  platform: Platform,
  { viewer, productions }: GridReader,
  productionId: number,
  { alsoPast, eventId }: GridScope = {},
): Promise<CastGridData> {
  const { db } = platform
  const production = orNotFound(await readRecord(db, productions, productionId))
  const today = toDate(startOfDay(dayOf(platform.clock.now())))
  const ofProduction = eq(events.productionId, productionId)
  const shown = eventId ? eq(events.id, eventId) : alsoPast ? undefined : gte(events.startsAt, today)
  const [evenings, past] = await Promise.all([
    db
      .select({ ...{ id: events.id, startsAt: events.startsAt, status: events.status, isOnline: events.isOnline }, room: rooms.name })
      .from(events)
      .innerJoin(rooms, eq(events.roomId, rooms.id))
      .where(and(ofProduction, shown))
      .orderBy(asc(events.startsAt), asc(events.id))
      .limit(MAX_EVENTS),
    db
      .select({ count: count() })
      .from(events)
      .where(and(ofProduction, lt(events.startsAt, today))),
  ])
  const ids = evenings.map(({ id }) => id)
  const rows = await db
    .select()
    .from(contributors)
    .where(and(eq(contributors.productionId, productionId), or(isNull(contributors.eventId), inArray(contributors.eventId, ids))))
    .orderBy(asc(contributors.position), asc(contributors.id))
  const usual = rows.filter((row) => row.eventId === null)
  const casts = evenings.map(({ id }) => {
    const { roles, extra } = castOfEvening(
      usual,
      rows.filter((row) => row.eventId === id),
    )
    const cells = roles.flatMap(({ role, personId, change }) => (change ? [{ eventId: id, roleId: role.id, personId, ...change }] : []))
    return { cells, extras: extra.map(({ role, personId }) => ({ eventId: id, role, personId })) }
  })
  const understudies = production.values.understudies as GridUnderstudy[]
  const people = [...new Set([...rows, ...understudies].map(({ personId }) => personId))]
  const [names, unavailable] = await Promise.all([readNames(db, people), readUnavailable(db, viewer.role, evenings, people)])
  return {
    production: { id: production.id, title: production.title, revision: production.revision },
    roles: usual.map(({ id, kind, role, personId }) => ({ id, kind, role, personId })),
    understudies,
    events: evenings.map((event) => ({ ...event, startsAt: isoWithOffset(toInstant(event.startsAt)) })),
    pastCount: Number(past[0]?.count ?? 0),
    cells: casts.flatMap(({ cells }) => cells),
    extras: casts.flatMap(({ extras }) => extras),
    names: Object.fromEntries(names),
    unavailable,
    mayNoteAbsences: canWithType(viewer.role, 'write', recordTypeNamed('absence')),
  }
}
