import { holdsTaken, takenSeats } from '../room-size.ts'
import { wallDay, wallMinutes } from '../wall-clock.ts'
import type { BoardRoom } from './board.server.ts'
import { conflictsAt, type Entry, isCancelled, isMovable, type Position } from './entry.ts'

/** A move that ends a conflict: to another room, to another time of the day, or to another day. */
export type WayOut = { kind: 'room' | 'time' | 'day'; entry: Entry; to: Position }

/** An entry that no other room takes at its time: those that are free and too small, or of which that is not known, if any. */
export type WithoutRoom = { entry: Entry; tooSmall: BoardRoom[] }
/** `isFixed`: nothing of the conflict can be moved here, since it has begun, is cancelled, or comes from a planning system. */
export type WaysOut = { ways: WayOut[]; withoutRoom: WithoutRoom[]; isFixed: boolean }

/** The hours in which another time is proposed, and the steps between proposals, in minutes. */
const OPENS = 10 * 60
const CLOSES = 24 * 60
const STEP = 30
/** Of so many that it conflicts with, a way is looked for. */
const MAX_OTHERS = 3

type Board = { entries: readonly Entry[]; rooms: readonly BoardRoom[]; days: readonly string[]; now: number }

/**
 * The ways out of an entry's conflicts: it, or what it conflicts with, moves to the nearest place where nothing is in its
 * way, and where a room holds what is sold. Each is checked by the rules that find conflicts. First those of the entry
 * itself, then the first of each other one.
 * @param board.days the days among which another day is looked for
 * @param board.now minutes of the wall clock; nothing is moved into the past
 */
export function findWaysOut(entry: Entry, board: Board): WaysOut {
  const others = new Set(entry.conflicts.map(({ other }) => other))
  const mayMove = (one: Entry) => isMovable(one) && !isCancelled(one) && one.start > board.now
  const ofOthers = board.entries.filter((one) => others.has(one.id) && mayMove(one)).slice(0, MAX_OTHERS)
  const movable = [...(mayMove(entry) ? [entry] : []), ...ofOthers]
  const found = movable.map((one) => ({ one, ...waysOf(one, board) }))
  return {
    ways: found.flatMap(({ one, ways }) => (one === entry ? ways : ways.slice(0, 1))),
    withoutRoom: found.flatMap(({ one, ways, tooSmall }) => (ways[0]?.kind === 'room' ? [] : { entry: one, tooSmall })),
    isFixed: movable.length === 0,
  }
}

function waysOf(entry: Entry, board: Board): { ways: WayOut[]; tooSmall: BoardRoom[] } {
  const isFree = (place: Position) => place.start > board.now && conflictsAt(entry, place, board.entries, board.rooms).length === 0
  const freeRooms = otherRooms(entry, board).filter((room) => isFree({ start: entry.start, roomId: room.id }))
  const holds = (room: BoardRoom) => entry.type === 'booking' || holdsTaken(takenSeats(entry), room, board.rooms)
  const places: [WayOut['kind'], Position | undefined][] = [
    ['room', freeRooms.filter(holds).map(({ id }) => ({ start: entry.start, roomId: id }))[0]],
    ['time', otherTimes(entry).find(isFree)],
    ['day', otherDays(entry, board).find(isFree)],
  ]
  return {
    ways: places.flatMap(([kind, to]) => (to ? { kind, entry, to } : [])),
    tooSmall: freeRooms.filter((room) => !holds(room)),
  }
}

/** The other rooms, those of the same venue first. */
function otherRooms({ roomId }: Entry, { rooms }: Board): BoardRoom[] {
  const venue = rooms.find(({ id }) => id === roomId)?.venue
  return rooms.filter(({ id }) => id !== roomId).toSorted((one, other) => Number(other.venue === venue) - Number(one.venue === venue))
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
