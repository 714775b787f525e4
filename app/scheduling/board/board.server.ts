import { asc, eq } from 'drizzle-orm'
import {
  isJudged,
  isLowSale,
  type LowSaleRule,
  lowSaleWords,
  readSales,
  readShopCondition,
  type ShopCondition,
} from '../../booking/index.server.ts'
import type { Sales } from '../../booking/sales/sales.ts'
import { dayOf, isoWithOffset, startOfDay, toInstant } from '../../platform/clock/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { saleOf } from '../../programme/index.server.ts'
import { rooms, venues } from '../../programme/tables.ts'
import { idIn } from '../../records/id-param.ts'
import { readSettings } from '../../site/index.server.ts'
import { type BookedSlot, readBookedSlots } from '../booked-slots.server.ts'
import { readNames, readScheduledEvents, type ScheduledEvent } from '../schedule-slots.server.ts'
import { type BoardFilter, type BoardView, DEFAULT_VIEW, daysRead, viewNamed } from './board-view.ts'

/** Upper bound of the performances, and of the other bookings, shown; the board says when it is exceeded. */
const MAX_SHOWN = 2000

/** View, day and filter of the board, as in its URL. */
export type BoardQuery = { view: BoardView; day: string; filter: BoardFilter }

/**
 * Parses the board's query; invalid values are replaced by defaults.
 * @param lastView the view that this person has chosen last
 */
export function boardQueryOf(parameters: URLSearchParams, today: Temporal.PlainDate, lastView?: string): BoardQuery {
  const date = parameters.get('date') ?? ''
  return {
    view: viewNamed(parameters.get('view')) ?? viewNamed(lastView) ?? DEFAULT_VIEW,
    day: isDay(date) ? date : today.toString(),
    filter: {
      rooms: (parameters.get('room') ?? '').split(',').flatMap((id) => idIn(id) ?? []),
      production: idIn(parameters.get('production')) ?? null,
      onlyConflicts: parameters.get('conflicts') === 'true',
    },
  }
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  try {
    Temporal.PlainDate.from(text, { overflow: 'reject' })
    return true
  } catch {
    return false
  }
}

/** A performance on the board; instants are ISO with offset. */
export type BoardEvent = ReturnType<typeof toBoardEvent>
/** Another booking on the board, or an entry of a planning system, which can only be read. */
export type BoardBooking = ReturnType<typeof toBoardBooking>
/** A room as a lane of the board. */
export type BoardRoom = Awaited<ReturnType<typeof readBoard>>['rooms'][number]

/**
 * Reads what takes up the rooms in the days of a view and those that follow it, and on a day before and after them for conflicts across midnight.
 * Eight statements.
 */
export async function readBoard(platform: Platform, { view, day }: BoardQuery) {
  const days = daysRead(view, day)
  const [first, last] = [days[0] ?? day, days.at(-1) ?? day]
  const from = startOfDay(Temporal.PlainDate.from(first).subtract({ days: 1 }))
  const to = startOfDay(Temporal.PlainDate.from(last).add({ days: 2 }))
  const { db } = platform
  const [scheduled, booked, allRooms] = await Promise.all([
    readScheduledEvents(db, { from, to }, MAX_SHOWN + 1),
    readBookedSlots(db, { from, to }, MAX_SHOWN + 1),
    db
      .select({ id: rooms.id, name: rooms.name, venue: venues.name, seats: rooms.seats, changeoverMinutes: rooms.changeoverMinutes })
      .from(rooms)
      .innerJoin(venues, eq(rooms.venueId, venues.id))
      .orderBy(asc(venues.position), asc(rooms.position), asc(rooms.id)),
  ])
  const [performances, bookings] = [scheduled.slice(0, MAX_SHOWN), booked.slice(0, MAX_SHOWN)]
  const [{ design }, shop, names, sales] = await Promise.all([
    readSettings(platform),
    readShopCondition(platform),
    readNames(
      db,
      [...performances, ...bookings].flatMap(({ slot }) => slot.persons),
    ),
    readSales(
      platform,
      performances.flatMap(({ row }) => row.idJet || []),
    ),
  ])
  const now = platform.clock.now()
  return {
    entries: [
      ...performances.map((event) => toBoardEvent(event, { now, shop, rule: design }, sales.get(event.row.idJet))),
      ...bookings.map(toBoardBooking),
    ],
    rooms: allRooms,
    people: Object.fromEntries(names),
    /** when little counts as sold, in words */
    lowSale: lowSaleWords(design),
    today: dayOf(now).toString(),
    now: isoWithOffset(now),
    isCut: scheduled.length > MAX_SHOWN || booked.length > MAX_SHOWN,
  }
}

type Sold = { now: Temporal.Instant; shop: ShopCondition; rule: LowSaleRule }

function toBoardEvent({ row, slot }: ScheduledEvent, { now, shop, rule }: Sold, sales: Sales | undefined) {
  const { id, productionId, title, roomId, room, parentId, status, note, marks, isOnline, isFree, idJet } = row
  return {
    ...{ type: 'event' as const, id, productionId, title, roomId, room, parentId, status, note, marks, isOnline, isFree, idJet },
    startsAt: isoWithOffset(toInstant(row.startsAt)),
    /** its own end, else by the duration of its production */
    endsAt: isoWithOffset(Temporal.Instant.fromEpochMilliseconds(slot.end * 60_000)),
    persons: [...slot.persons],
    /** what the shop last counted; null where it counts none */
    sales: sales ?? null,
    isLow: sales !== undefined && row.status !== 'cancelled' && isJudged(toInstant(row.startsAt), now) && isLowSale(sales, rule),
    ...saleOf({ event: row, seatGroups: row.seatGroups, shopSale: row.shopSale, production: { durationMinutes: row.minutes } }, shop, now),
  }
}

function toBoardBooking({ row, slot }: BookedSlot) {
  const { startsAt, endsAt, ...booking } = row
  return {
    ...{ type: 'booking' as const, ...booking, parentId: null, persons: [...slot.persons] },
    startsAt: isoWithOffset(toInstant(startsAt)),
    endsAt: isoWithOffset(toInstant(endsAt)),
  }
}
