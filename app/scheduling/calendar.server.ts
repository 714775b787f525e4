import { asc, eq } from 'drizzle-orm'
import { dayOf, isoWithOffset, startOfDay, toInstant } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import { saleOf } from '../programme/index.server.ts'
import { rooms, venues } from '../programme/tables.ts'
import { idIn } from '../records/id-param.ts'
import { type CalendarFilter, type CalendarView, daysShown, VIEWS } from './calendar-view.ts'
import { readNames, readScheduledEvents, type ScheduledEvent } from './schedule-slots.server.ts'

/** More performances than these in six weeks are shown by room only. */
const MAX_PERFORMANCES = 2000

/** What the address asks of the calendar. */
export type CalendarQuery = { view: CalendarView; day: string; filter: CalendarFilter }

/** Reads the calendar's wishes from an address; what makes no sense is left out of account. */
export function calendarQueryOf(parameters: URLSearchParams, today: Temporal.PlainDate): CalendarQuery {
  const given = parameters.get('date') ?? ''
  return {
    view: VIEWS.find((view) => view === parameters.get('view')) ?? 'week',
    day: isDay(given) ? given : today.toString(),
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

/** A performance as the calendar shows it. Moments are written as the API writes them. */
export type CalendarEntry = Awaited<ReturnType<typeof readCalendar>>['entries'][number]
/** A room as a lane of the calendar. */
export type CalendarRoom = Awaited<ReturnType<typeof readCalendar>>['rooms'][number]

/** What happens in the time the calendar shows, and a day before and after it, with which it may collide. Four statements. */
export async function readCalendar(platform: Pick<Platform, 'db' | 'clock'>, { view, day }: CalendarQuery) {
  const days = daysShown(view, day)
  const [first, last] = [days[0] ?? day, days.at(-1) ?? day]
  const from = startOfDay(Temporal.PlainDate.from(first).subtract({ days: 1 }))
  const to = startOfDay(Temporal.PlainDate.from(last).add({ days: 2 }))
  const [found, allRooms] = await Promise.all([
    readScheduledEvents(platform.db, { from, to }, MAX_PERFORMANCES + 1),
    platform.db
      .select({ id: rooms.id, name: rooms.name, venue: venues.name, changeoverMinutes: rooms.changeoverMinutes })
      .from(rooms)
      .innerJoin(venues, eq(rooms.venueId, venues.id))
      .orderBy(asc(venues.position), asc(rooms.position), asc(rooms.id)),
  ])
  const shown = found.slice(0, MAX_PERFORMANCES)
  const names = await readNames(
    platform.db,
    shown.flatMap(({ slot: occupation }) => occupation.persons),
  )
  const now = platform.clock.now()
  return {
    entries: shown.map((performance) => entryOf(performance, now)),
    rooms: allRooms,
    people: Object.fromEntries(names),
    today: dayOf(now).toString(),
    now: isoWithOffset(now),
    isCut: found.length > MAX_PERFORMANCES,
  }
}

function entryOf({ row, slot: occupation }: ScheduledEvent, now: Temporal.Instant) {
  const { id, productionId, title, roomId, room, parentId, status, note, marks, isOnline, isFree, idJet } = row
  return {
    ...{ id, productionId, title, roomId, room, parentId, status, note, marks, isOnline, isFree, idJet },
    startsAt: isoWithOffset(toInstant(row.startsAt)),
    /** by its own word or its production's length */
    endsAt: isoWithOffset(Temporal.Instant.fromEpochMilliseconds(occupation.end * 60_000)),
    persons: [...occupation.persons],
    ...saleOf({ event: row, seatGroups: row.seatGroups ?? [], production: { durationMinutes: row.minutes } }, now),
  }
}
