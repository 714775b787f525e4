import type { DateFormat } from '../platform/format/date-format.ts'
import { type ZweiklangName, zweiklangNames } from '../platform/theme/color-pair.ts'
import { type Conflict, findConflicts, type ScheduleSlot } from '../programme/schedule-slot.ts'
import type { CalendarEntry, CalendarRoom } from './calendar.server.ts'
import type { CalendarFilter } from './calendar-view.ts'
import { type NamedConflict, timeOfDay } from './labels.ts'
import { wallMinutes, wallTime } from './wall-clock.ts'

/** A performance in the calendar; `start` and `end` are minutes of the wall clock. */
export type Entry = CalendarEntry & { start: number; end: number; conflicts: Conflict[] }
/** Where a performance stands or might. */
export type Position = { start: number; roomId: number }
/** What the entries are measured by. */
export type CalendarData = { rooms: CalendarRoom[]; people: Record<string, string> }

/** The performances as they stand in the calendar: with what has been moved and not yet read anew, and what each meets. */
export function entriesOf(given: readonly CalendarEntry[], moved: ReadonlyMap<number, Position>, house: CalendarData): Entry[] {
  const placed = given.map((entry): Entry => {
    const start = wallMinutes(entry.startsAt)
    const timed = { ...entry, start, end: start + durationOf(entry), conflicts: [] }
    const place = moved.get(entry.id)
    return place ? movedTo(timed, place, house.rooms) : timed
  })
  const slots = placed.map(slotOf)
  return placed.map((entry, index) => {
    const own = slots[index]
    return { ...entry, conflicts: own ? findConflicts(own, slots, changeoverOf(house.rooms, entry.roomId)) : [] }
  })
}

/** What a performance would meet at a place. */
export function conflictsAt(entry: Entry, place: Position, entries: readonly Entry[], house: CalendarData): Conflict[] {
  const there = movedTo(entry, place, house.rooms)
  return findConflicts(slotOf(there), entries.map(slotOf), changeoverOf(house.rooms, place.roomId))
}

function movedTo(entry: Entry, { start, roomId }: Position, rooms: CalendarRoom[]): Entry {
  const room = rooms.find(({ id }) => id === roomId)?.name ?? entry.room
  return { ...entry, roomId, room, start, end: start + entry.end - entry.start, startsAt: wallTime(start) }
}

/** By its moments rather than by the clock on the wall, so that an evening at the change to winter time is no longer. */
function durationOf({ startsAt, endsAt }: CalendarEntry): number {
  return Math.max(1, (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000)
}

function slotOf({ id, parentId, roomId, start, end, persons, status }: Entry): ScheduleSlot {
  return { id, parentId, roomId, start, end, persons, isCancelled: status === 'cancelled' }
}

function changeoverOf(rooms: CalendarRoom[], roomId: number): number {
  return rooms.find(({ id }) => id === roomId)?.changeoverMinutes ?? 0
}

/** Conflicts with what the other performances and the people are called. */
export function namedConflicts(
  conflicts: readonly Conflict[],
  { entries, people, format }: { entries: readonly Entry[]; people: CalendarData['people']; format: DateFormat },
): NamedConflict[] {
  return conflicts.flatMap(({ kind, other, persons }) => {
    const met = entries.find(({ id }) => id === other)
    if (!met) return []
    const when = `${format.clock(timeOfDay(met.start))}–${format.clock(timeOfDay(met.end))}`
    return [{ kind, other: { title: met.title, room: met.room, when }, persons: persons.map((id) => people[id] ?? '') }]
  })
}

/** Whether the filter lets a performance through. */
export function matchesFilter(entry: Entry, { rooms, production, onlyConflicts }: CalendarFilter): boolean {
  if (rooms.length > 0 && !rooms.includes(entry.roomId)) return false
  if (production !== null && entry.productionId !== production) return false
  return !onlyConflicts || entry.conflicts.length > 0
}

/** The colours of the rooms, in their order; neighbours differ as much as they can. */
const COLOURS: ZweiklangName[] = ['nachtblau', 'zinnober', 'moos', 'senf', 'pflaume', 'himmel', 'petrol', 'rosa', 'kohle', 'apfel']

/** The two-tone a room wears in the calendar. */
export function colourOf(rooms: readonly { id: number }[], roomId: number): ZweiklangName {
  const index = Math.max(
    0,
    rooms.findIndex(({ id }) => id === roomId),
  )
  return COLOURS[index % COLOURS.length] ?? zweiklangNames[0] ?? 'kohle'
}
