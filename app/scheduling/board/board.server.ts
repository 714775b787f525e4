import { asc, eq } from 'drizzle-orm'
import { dayOf, isoWithOffset, startOfDay, toInstant } from '../../platform/clock/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { saleOf } from '../../programme/index.server.ts'
import { rooms, venues } from '../../programme/tables.ts'
import { idIn } from '../../records/id-param.ts'
import { type BoardFilter, type BoardView, daysShown, VIEWS } from './board-view.ts'
import { readNames, readScheduledEvents, type ScheduledEvent } from '../schedule-slots.server.ts'

/** Upper bound of the performances shown; the calendar says when it is exceeded. */
const MAX_PERFORMANCES = 2000

/** View, day and filter of the calendar, as in its URL. */
export type BoardQuery = { view: BoardView; day: string; filter: BoardFilter }

/** Parses the calendar's query; invalid values are replaced by defaults. */
export function boardQueryOf(parameters: URLSearchParams, today: Temporal.PlainDate): BoardQuery {
  const date = parameters.get('date') ?? ''
  return {
    view: VIEWS.find((view) => view === parameters.get('view')) ?? 'week',
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

/** A performance in the calendar; instants are ISO with offset. */
export type BoardEntry = Awaited<ReturnType<typeof readBoard>>['entries'][number]
/** A room as a lane of the calendar. */
export type BoardRoom = Awaited<ReturnType<typeof readBoard>>['rooms'][number]

/** Reads the performances of a view, and of a day before and after it for conflicts across midnight. Four statements. */
export async function readBoard(platform: Pick<Platform, 'db' | 'clock'>, { view, day }: BoardQuery) {
  const days = daysShown(view, day)
  const [first, last] = [days[0] ?? day, days.at(-1) ?? day]
  const from = startOfDay(Temporal.PlainDate.from(first).subtract({ days: 1 }))
  const to = startOfDay(Temporal.PlainDate.from(last).add({ days: 2 }))
  const [scheduled, allRooms] = await Promise.all([
    readScheduledEvents(platform.db, { from, to }, MAX_PERFORMANCES + 1),
    platform.db
      .select({ id: rooms.id, name: rooms.name, venue: venues.name, changeoverMinutes: rooms.changeoverMinutes })
      .from(rooms)
      .innerJoin(venues, eq(rooms.venueId, venues.id))
      .orderBy(asc(venues.position), asc(rooms.position), asc(rooms.id)),
  ])
  const shown = scheduled.slice(0, MAX_PERFORMANCES)
  const names = await readNames(
    platform.db,
    shown.flatMap(({ slot }) => slot.persons),
  )
  const now = platform.clock.now()
  return {
    entries: shown.map((performance) => entryOf(performance, now)),
    rooms: allRooms,
    people: Object.fromEntries(names),
    today: dayOf(now).toString(),
    now: isoWithOffset(now),
    isCut: scheduled.length > MAX_PERFORMANCES,
  }
}

function entryOf({ row, slot }: ScheduledEvent, now: Temporal.Instant) {
  const { id, productionId, title, roomId, room, parentId, status, note, marks, isOnline, isFree, idJet } = row
  return {
    ...{ id, productionId, title, roomId, room, parentId, status, note, marks, isOnline, isFree, idJet },
    startsAt: isoWithOffset(toInstant(row.startsAt)),
    /** its own end, else by the duration of its production */
    endsAt: isoWithOffset(Temporal.Instant.fromEpochMilliseconds(slot.end * 60_000)),
    persons: [...slot.persons],
    ...saleOf({ event: row, seatGroups: row.seatGroups ?? [], production: { durationMinutes: row.minutes } }, now),
  }
}
