import { wallDay, wallMinutes } from '../wall-clock.ts'
import type { BoardRoom } from './board.server.ts'
import { conflictsAt, type Entry, isCancelled, isMovable, type Position } from './entry.ts'

/** A move that ends a conflict: to another room, to another time of the day, or to another day. */
export type WayOut = { kind: 'room' | 'time' | 'day'; entry: Entry; to: Position }

/** The hours in which another time is proposed, and the steps between proposals, in minutes. */
const OPENS = 10 * 60
const CLOSES = 24 * 60
const STEP = 30
/** Of so many that it conflicts with, a way is looked for. */
const MAX_OTHERS = 3

type Board = { entries: readonly Entry[]; rooms: readonly BoardRoom[]; days: readonly string[]; now: number }

/**
 * The ways out of an entry's conflicts: it, or what it conflicts with, moves to the nearest place where nothing is in its
 * way. Each is checked by the rules that find conflicts. First those of the entry itself, then the first of each other one.
 * @param board.days the days among which another day is looked for
 * @param board.now minutes of the wall clock; nothing is moved into the past
 */
export function findWaysOut(entry: Entry, board: Board): WayOut[] {
  const others = new Set(entry.conflicts.map(({ other }) => other))
  const mayMove = (one: Entry) => isMovable(one) && !isCancelled(one) && one.start > board.now
  const ofOthers = board.entries.filter((one) => others.has(one.id) && mayMove(one)).slice(0, MAX_OTHERS)
  return [...(mayMove(entry) ? waysOf(entry, board) : []), ...ofOthers.flatMap((one) => waysOf(one, board).slice(0, 1))]
}

function waysOf(entry: Entry, board: Board): WayOut[] {
  const candidates: [WayOut['kind'], Position[]][] = [
    ['room', otherRooms(entry, board)],
    ['time', otherTimes(entry)],
    ['day', otherDays(entry, board)],
  ]
  return candidates.flatMap(([kind, places]) => {
    const to = places.find((place) => place.start > board.now && conflictsAt(entry, place, board.entries, board.rooms).length === 0)
    return to ? [{ kind, entry, to }] : []
  })
}

/** The other rooms, those of the same venue first. */
function otherRooms({ start, roomId }: Entry, { rooms }: Board): Position[] {
  const venue = rooms.find(({ id }) => id === roomId)?.venue
  return rooms
    .filter(({ id }) => id !== roomId)
    .toSorted((one, other) => Number(other.venue === venue) - Number(one.venue === venue))
    .map(({ id }) => ({ start, roomId: id }))
}

/** The other times of the day, the nearest first. */
function otherTimes({ start, end, roomId }: Entry): Position[] {
  const midnight = wallMinutes(`${wallDay(start)}T00:00`)
  const latest = midnight + CLOSES - (end - start)
  const starts = Array.from({ length: (CLOSES - OPENS) / STEP }, (_, step) => midnight + OPENS + step * STEP)
  return starts
    .filter((at) => at !== start && at <= latest)
    .toSorted((one, other) => Math.abs(one - start) - Math.abs(other - start))
    .map((at) => ({ start: at, roomId }))
}

/** The same time on the other days, the nearest first. */
function otherDays({ start, roomId }: Entry, { days }: Board): Position[] {
  const time = start - wallMinutes(`${wallDay(start)}T00:00`)
  return days
    .map((day) => wallMinutes(`${day}T00:00`) + time)
    .filter((at) => at !== start)
    .toSorted((one, other) => Math.abs(one - start) - Math.abs(other - start))
    .map((at) => ({ start: at, roomId }))
}
