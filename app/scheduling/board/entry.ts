import type { DateFormat } from '../../platform/format/date-format.ts'
import { type ZweiklangName, zweiklangNames } from '../../platform/theme/color-pair.ts'
import { type Conflict, findConflicts, type ScheduleSlot } from '../../programme/schedule-slot.ts'
import type { BoardEntry, BoardRoom } from './board.server.ts'
import type { BoardFilter } from './board-view.ts'
import { type NamedConflict, timeOfDay } from '../labels.ts'
import { wallMinutes, wallTime } from '../wall-clock.ts'

/** A performance in the calendar; `start` and `end` are minutes of the wall clock. */
export type Entry = BoardEntry & { start: number; end: number; conflicts: Conflict[] }
/** A position in the calendar: start in minutes of the wall clock, and room. */
export type Position = { start: number; roomId: number }
/** Rooms and people, by which conflicts are computed and named. */
export type BoardData = { rooms: BoardRoom[]; people: Record<string, string> }

/** The calendar's entries: pending moves applied, conflicts computed. */
export function entriesOf(events: readonly BoardEntry[], moved: ReadonlyMap<number, Position>, data: BoardData): Entry[] {
  const placed = events.map((entry): Entry => {
    const start = wallMinutes(entry.startsAt)
    const timed = { ...entry, start, end: start + durationOf(entry), conflicts: [] }
    const place = moved.get(entry.id)
    return place ? movedTo(timed, place, data.rooms) : timed
  })
  const slots = placed.map(slotOf)
  return placed.map((entry, index) => {
    const slot = slots[index]
    return { ...entry, conflicts: slot ? findConflicts(slot, slots, changeoverOf(data.rooms, entry.roomId)) : [] }
  })
}

/** The conflicts a performance would have at another position. */
export function conflictsAt(entry: Entry, place: Position, entries: readonly Entry[], data: BoardData): Conflict[] {
  const movedEntry = movedTo(entry, place, data.rooms)
  return findConflicts(slotOf(movedEntry), entries.map(slotOf), changeoverOf(data.rooms, place.roomId))
}

function movedTo(entry: Entry, { start, roomId }: Position, rooms: BoardRoom[]): Entry {
  const room = rooms.find(({ id }) => id === roomId)?.name ?? entry.room
  return { ...entry, roomId, room, start, end: start + entry.end - entry.start, startsAt: wallTime(start) }
}

/** The duration in minutes, between instants rather than wall-clock times, so that a DST change does not alter it. */
function durationOf({ startsAt, endsAt }: BoardEntry): number {
  return Math.max(1, (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000)
}

function slotOf({ id, parentId, roomId, start, end, persons, status }: Entry): ScheduleSlot {
  return { id, parentId, roomId, start, end, persons, isCancelled: status === 'cancelled' }
}

function changeoverOf(rooms: BoardRoom[], roomId: number): number {
  return rooms.find(({ id }) => id === roomId)?.changeoverMinutes ?? 0
}

/** Adds the names of performances and people to conflicts. */
export function namedConflicts(
  conflicts: readonly Conflict[],
  { entries, people, format }: { entries: readonly Entry[]; people: BoardData['people']; format: DateFormat },
): NamedConflict[] {
  return conflicts.flatMap(({ kind, other, persons }) => {
    const conflicting = entries.find(({ id }) => id === other)
    if (!conflicting) return []
    const when = `${format.clock(timeOfDay(conflicting.start))}–${format.clock(timeOfDay(conflicting.end))}`
    return [{ kind, other: { title: conflicting.title, room: conflicting.room, when }, persons: persons.map((id) => people[id] ?? '') }]
  })
}

/** Whether a performance matches the filter. */
export function matchesFilter(entry: Entry, { rooms, production, onlyConflicts }: BoardFilter): boolean {
  if (rooms.length > 0 && !rooms.includes(entry.roomId)) return false
  if (production !== null && entry.productionId !== production) return false
  return !onlyConflicts || entry.conflicts.length > 0
}

/** Colours of the rooms, in their order; neighbouring ones differ clearly. */
const COLOURS: ZweiklangName[] = ['nachtblau', 'zinnober', 'moos', 'senf', 'pflaume', 'himmel', 'petrol', 'rosa', 'kohle', 'apfel']

/** The colour pair of a room; repeats after ten rooms. */
export function colourOf(rooms: readonly { id: number }[], roomId: number): ZweiklangName {
  const index = Math.max(
    0,
    rooms.findIndex(({ id }) => id === roomId),
  )
  return COLOURS[index % COLOURS.length] ?? zweiklangNames[0] ?? 'kohle'
}
