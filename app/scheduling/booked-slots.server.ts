import { and, asc, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { toDate, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { isAnyOf } from '../platform/database/is-any-of.ts'
import type { ScheduleSlot, SlotId } from '../programme/schedule-slot.ts'
import { productions, rooms } from '../programme/tables.ts'
import { type BookingKind, MAX_BOOKING_DAYS } from './bookings/booking-kinds.ts'
import { epochMinutes, type Period } from './schedule-slots.server.ts'
import { planningFeedEntries, planningFeeds, roomBookingPersons, roomBookings } from './tables.ts'

/** What takes up a room besides performances, with its slot (minutes since 1970). */
export type BookedSlot = {
  slot: ScheduleSlot
  row: {
    id: SlotId
    kind: BookingKind
    title: string
    roomId: number
    room: string
    startsAt: Date
    endsAt: Date
    productionId: number | null
    note: string
    /** the planning system that it was read from; null for what is kept here */
    feed: string | null
  }
}

/** The bookings and entries of planning systems that reach into a period, by start. Three statements for any number. */
export async function readBookedSlots(db: Database, period: Period, limit?: number): Promise<BookedSlot[]> {
  const [bookings, entries] = await Promise.all([readBookings(db, period, limit), readFeedEntries(db, period, limit)])
  const people = await readNeededPeople(
    db,
    bookings.map(({ id }) => id),
  )
  return [
    ...bookings.map(({ id, production, title, ...row }) =>
      toBookedSlot({ ...row, id: `booking:${id}`, title: title || production || '', feed: null }, people.get(id) ?? []),
    ),
    ...entries.map(({ id, ...row }) => toBookedSlot({ ...row, id: `feed:${id}`, productionId: null, note: '' }, [])),
  ].toSorted((one, other) => one.slot.start - other.slot.start)
}

/** Whether a row reaches into a period; its length is bounded, so that the index on its start is enough. */
function reachesInto({ startsAt, endsAt }: { startsAt: PgColumn; endsAt: PgColumn }, { from, to }: Period): SQL | undefined {
  const earliest = from.subtract({ hours: MAX_BOOKING_DAYS * 24 })
  return and(gte(startsAt, toDate(earliest)), lt(startsAt, toDate(to)), gt(endsAt, toDate(from)))
}

function readBookings(db: Database, period: Period, limit: number | undefined) {
  const { id, kind, title, roomId, startsAt, endsAt, productionId, note } = roomBookings
  const select = db
    .select({ ...{ id, kind, title, roomId, startsAt, endsAt, productionId, note }, room: rooms.name, production: productions.title })
    .from(roomBookings)
    .innerJoin(rooms, eq(roomBookings.roomId, rooms.id))
    .leftJoin(productions, eq(roomBookings.productionId, productions.id))
    .where(reachesInto(roomBookings, period))
    .orderBy(asc(startsAt), asc(id))
    .$dynamic()
  return limit === undefined ? select : select.limit(limit)
}

function readFeedEntries(db: Database, period: Period, limit: number | undefined) {
  const { id, kind, title, roomId, startsAt, endsAt } = planningFeedEntries
  const select = db
    .select({ ...{ id, kind, title, roomId, startsAt, endsAt }, room: rooms.name, feed: planningFeeds.name })
    .from(planningFeedEntries)
    .innerJoin(planningFeeds, and(eq(planningFeedEntries.feedId, planningFeeds.id), eq(planningFeeds.isActive, true)))
    .innerJoin(rooms, eq(planningFeedEntries.roomId, rooms.id))
    .where(reachesInto(planningFeedEntries, period))
    .orderBy(asc(startsAt), asc(id))
    .$dynamic()
  return limit === undefined ? select : select.limit(limit)
}

async function readNeededPeople(db: Database, ids: number[]): Promise<Map<number, number[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: roomBookingPersons.bookingId, people: sql<number[]>`array_agg(${roomBookingPersons.personId})` })
    .from(roomBookingPersons)
    .where(isAnyOf(roomBookingPersons.bookingId, ids))
    .groupBy(roomBookingPersons.bookingId)
  return new Map(rows.map(({ id, people }) => [id, people]))
}

function toBookedSlot(row: BookedSlot['row'], persons: number[]): BookedSlot {
  const [start, end] = [epochMinutes(toInstant(row.startsAt)), epochMinutes(toInstant(row.endsAt))]
  return { row, slot: { id: row.id, parentId: null, roomId: row.roomId, start, end, persons, isCancelled: false } }
}
