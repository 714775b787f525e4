import { and, asc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm'
import { offered } from '../booking/index.server.ts'
import { offers } from '../booking/tables.ts'
import { toDate, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { isAnyOf } from '../platform/database/is-any-of.ts'
import { DEFAULT_DURATION_MINUTES, requiredPersons, type ScheduleSlot } from '../programme/schedule-slot.ts'
import { contributors, events, persons, productions, rooms } from '../programme/tables.ts'

/** Upper bound of a performance's duration: nothing that began earlier is still under way. */
export const MAX_DURATION = { hours: 24 }

/** What makes a performance's slot, and names it. */
const OCCUPYING = {
  id: events.id,
  productionId: events.productionId,
  title: productions.title,
  minutes: productions.durationMinutes,
  roomId: events.roomId,
  room: rooms.name,
  parentId: events.parentId,
  startsAt: events.startsAt,
  endsAt: events.endsAt,
  status: events.status,
}

/** And what is shown of it besides. */
const SHOWN = {
  ...OCCUPYING,
  note: events.note,
  marks: events.marks,
  isOnline: events.isOnline,
  isFree: events.isFree,
  idJet: events.idJet,
  ...offered,
  ticketSaleFrom: events.ticketSaleFrom,
  ticketUrl: events.ticketUrl,
}

type Occupying = Pick<typeof events.$inferSelect, 'id' | 'productionId' | 'roomId' | 'parentId' | 'startsAt' | 'endsAt' | 'status'> & {
  title: string
  minutes: number | null
  room: string
}
type Shown = Occupying &
  Pick<typeof events.$inferSelect, 'note' | 'marks' | 'isOnline' | 'isFree' | 'idJet' | 'ticketSaleFrom' | 'ticketUrl'> & {
    seatGroups: typeof offers.$inferSelect.seatGroups
    shopSale: typeof offers.$inferSelect.sale
  }
/** A performance with the slot that it takes up. */
export type ScheduledEvent = { row: Shown; slot: ScheduleSlot }
export type Period = { from: Temporal.Instant; to: Temporal.Instant }

/**
 * The performances that begin in a period, by start, each with its schedule slot (minutes since 1970). Two statements for
 * any number.
 */
export async function readScheduledEvents(db: Database, { from, to }: Period, limit?: number): Promise<ScheduledEvent[]> {
  const select = db
    .select(SHOWN)
    .from(events)
    .innerJoin(productions, eq(events.productionId, productions.id))
    .innerJoin(rooms, eq(events.roomId, rooms.id))
    .leftJoin(offers, eq(events.idJet, offers.performance))
    .where(and(gte(events.startsAt, toDate(from)), lt(events.startsAt, toDate(to))))
    .orderBy(asc(events.startsAt), asc(rooms.position), asc(events.id))
    .$dynamic()
  return withSlots(db, await (limit === undefined ? select : select.limit(limit)))
}

/** As `readScheduledEvents`, with only what tells whether and with what a performance clashes: a season is read at once. */
export async function readPerformanceSlots(db: Database, { from, to }: Period): Promise<{ row: Occupying; slot: ScheduleSlot }[]> {
  const rows = await db
    .select(OCCUPYING)
    .from(events)
    .innerJoin(productions, eq(events.productionId, productions.id))
    .innerJoin(rooms, eq(events.roomId, rooms.id))
    .where(and(gte(events.startsAt, toDate(from)), lt(events.startsAt, toDate(to))))
    .orderBy(asc(events.startsAt), asc(rooms.position), asc(events.id))
  return withSlots(db, rows)
}

async function withSlots<Row extends Occupying>(db: Database, rows: Row[]): Promise<{ row: Row; slot: ScheduleSlot }[]> {
  const { usual, single } = await readContributions(
    db,
    rows.map(({ productionId }) => productionId),
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    row,
    slot: toScheduleSlot(row, requiredPersons(usual.get(row.productionId) ?? [], single.get(row.id) ?? [])),
  }))
}

function toScheduleSlot(row: Occupying, persons: number[]): ScheduleSlot {
  const start = epochMinutes(toInstant(row.startsAt))
  const end = row.endsAt ? epochMinutes(toInstant(row.endsAt)) : start + (row.minutes ?? DEFAULT_DURATION_MINUTES)
  const { id, parentId, roomId, status } = row
  return { id, parentId, roomId, start, end, persons, isCancelled: status === 'cancelled' }
}

/** The contributors of productions (`usual`) and of single performances (`single`), by id. One statement. */
export async function readContributions(db: Database, productionIds: number[], eventIds: number[]) {
  if (productionIds.length + eventIds.length === 0) return { usual: new Map(), single: new Map() }
  const isUsual = and(isAnyOf(contributors.productionId, productionIds), isNull(contributors.eventId))
  const { id, productionId, eventId, personId, kind, role, replacesId, isOmitted } = contributors
  const rows = await db
    .select({ id, productionId, eventId, personId, kind, role, replacesId, isOmitted })
    .from(contributors)
    .where(or(isUsual, isAnyOf(contributors.eventId, eventIds)))
    .orderBy(asc(contributors.position))
  const [usual, single] = [rows.filter(({ eventId }) => eventId === null), rows.filter(({ eventId }) => eventId !== null)]
  return { usual: Map.groupBy(usual, (row) => row.productionId), single: Map.groupBy(single, (row) => Number(row.eventId)) }
}

/** Durations of productions in minutes. One statement. */
export async function readDurations(db: Database, ids: number[]): Promise<Map<number, number | null>> {
  const rows = await db
    .select({ id: productions.id, minutes: productions.durationMinutes })
    .from(productions)
    .where(isAnyOf(productions.id, ids))
  return new Map(rows.map(({ id, minutes }) => [id, minutes]))
}

/** Changeover times of rooms in minutes. One statement. */
export async function readChangeovers(db: Database): Promise<Map<number, number>> {
  const rows = await db.select({ id: rooms.id, minutes: rooms.changeoverMinutes }).from(rooms)
  return new Map(rows.map(({ id, minutes }) => [id, minutes]))
}

/** Names of people by id. One statement. */
export async function readNames(db: Database, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const name = sql<string>`trim(${persons.firstName} || ' ' || ${persons.lastName})`
  const rows = await db.select({ id: persons.id, name }).from(persons).where(isAnyOf(persons.id, ids))
  return new Map(rows.map((row) => [row.id, row.name]))
}

/** Minutes since 1970. */
export function epochMinutes(instant: Temporal.Instant): number {
  return Math.floor(instant.epochMilliseconds / 60_000)
}
