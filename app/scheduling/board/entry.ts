import type { DateFormat } from '../../platform/format/date-format.ts'
import { type ZweiklangName, zweiklangNames } from '../../platform/theme/color-pair.ts'
import { type Conflict, findAllConflicts, findConflicts, type ScheduleSlot, type SlotId } from '../../programme/schedule-slot.ts'
import { type NamedConflict, timeOfDay } from '../labels.ts'
import { wallMinutes, wallTime } from '../wall-clock.ts'
import type { BoardBooking, BoardEvent, BoardRoom } from './board.server.ts'
import type { BoardFilter } from './board-view.ts'

/** `start` and `end` are minutes of the wall clock. */
type Placed = { start: number; end: number; conflicts: Conflict[] }
/** A performance on the board. */
export type EventEntry = BoardEvent & Placed
/** Another booking on the board. */
export type BookingEntry = BoardBooking & Placed
export type Entry = EventEntry | BookingEntry
/** A position on the board: start in minutes of the wall clock, and room. */
export type Position = { start: number; roomId: number }
/** Rooms and people, by which conflicts are computed and named. */
export type BoardData = { rooms: BoardRoom[]; people: Record<string, string> }

/** The board's entries: pending moves applied, conflicts computed. */
export function entriesOf(
  shown: readonly (BoardEvent | BoardBooking)[],
  moved: ReadonlyMap<SlotId, Position>,
  { rooms }: Pick<BoardData, 'rooms'>,
): Entry[] {
  const placed = shown.map((entry): Entry => {
    const start = wallMinutes(entry.startsAt)
    const timed = { ...entry, start, end: start + durationOf(entry), conflicts: [] }
    const place = moved.get(entry.id)
    return place ? movedTo(timed, place, rooms) : timed
  })
  const conflicts = findAllConflicts(placed.map(slotOf), (roomId) => changeoverOf(rooms, roomId))
  return placed.map((entry) => ({ ...entry, conflicts: conflicts.get(entry.id) ?? [] }))
}

/** The conflicts an entry would have at another position. */
export function conflictsAt(entry: Entry, place: Position, entries: readonly Entry[], rooms: readonly BoardRoom[]): Conflict[] {
  const movedEntry = movedTo(entry, place, rooms)
  return findConflicts(slotOf(movedEntry), entries.map(slotOf), changeoverOf(rooms, place.roomId))
}

function movedTo(entry: Entry, { start, roomId }: Position, rooms: readonly BoardRoom[]): Entry {
  const room = rooms.find(({ id }) => id === roomId)?.name ?? entry.room
  return { ...entry, roomId, room, start, end: start + entry.end - entry.start, startsAt: wallTime(start) }
}

/** Whether it can be moved here: what a planning system says can only be read. */
export function isMovable(entry: Entry): boolean {
  return entry.type === 'event' || entry.feed === null
}

/** Whether it is a performance that does not take place. */
export function isCancelled(entry: Entry): boolean {
  return entry.type === 'event' && entry.status === 'cancelled'
}

/** The duration in minutes, between instants rather than wall-clock times, so that a DST change does not alter it. */
function durationOf({ startsAt, endsAt }: { startsAt: string; endsAt: string }): number {
  return Math.max(1, (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000)
}

function slotOf(entry: Entry): ScheduleSlot {
  const { id, parentId, roomId, start, end, persons } = entry
  return { id, parentId, roomId, start, end, persons, isCancelled: isCancelled(entry) }
}

function changeoverOf(rooms: readonly BoardRoom[], roomId: number): number {
  return rooms.find(({ id }) => id === roomId)?.changeoverMinutes ?? 0
}

/** Adds the names of what they overlap and of people to conflicts. */
export function namedConflicts(
  conflicts: readonly Conflict[],
  { entries, people, format }: { entries: readonly Entry[]; people: BoardData['people']; format: DateFormat },
): NamedConflict[] {
  return conflicts.flatMap(({ kind, other, persons }) => {
    const conflicting = entries.find(({ id }) => id === other)
    if (!conflicting) return []
    const when = `${format.clock(timeOfDay(conflicting.start))}–${format.clock(timeOfDay(conflicting.end))}`
    const { id, title, room } = conflicting
    return [{ kind, other: { id, title, room, when }, persons: persons.map((person) => people[person] ?? '') }]
  })
}

/** Whether an entry matches the filter. */
export function matchesFilter(entry: Entry, { rooms, production, onlyConflicts }: BoardFilter): boolean {
  if (rooms.length > 0 && !rooms.includes(entry.roomId)) return false
  if (production !== null && entry.productionId !== production) return false
  return !onlyConflicts || entry.conflicts.length > 0
}

/** Colours of the rooms, in their order; neighbouring ones differ clearly. */
const COLOURS: ZweiklangName[] = ['nachtblau', 'moos', 'pflaume', 'zinnober', 'petrol', 'senf', 'himmel', 'kohle', 'rosa', 'apfel']

/** The colour pair of a room; repeats after ten rooms. */
export function colourOf(rooms: readonly { id: number }[], roomId: number): ZweiklangName {
  const index = Math.max(
    0,
    rooms.findIndex(({ id }) => id === roomId),
  )
  return COLOURS[index % COLOURS.length] ?? zweiklangNames[0] ?? 'kohle'
}
