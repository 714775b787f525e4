import { type EveningRow, resolveEvening, type UsualRow } from './evening-cast.ts'

/**
 * What takes up a room: a performance by its id (negative while it is not stored), another booking of the room, or an entry
 * of a planning system that is read.
 */
export type SlotId = number | `booking:${number}` | `feed:${number}`

/** The room, time and people that a performance or another booking takes up. Times are minutes on any common axis. */
export type ScheduleSlot = {
  id: SlotId
  /** the performance it is a part of */
  parentId: number | null
  roomId: number
  start: number
  end: number
  /** people who are required */
  persons: readonly number[]
  isCancelled: boolean
}

/** An overlap with something else. */
export type Conflict = {
  /** `changeover`: the room is free, but not for long enough to change the set */
  kind: 'room' | 'changeover' | 'person'
  /** what it overlaps */
  other: SlotId
  /** people needed in both */
  persons: number[]
}

/** Duration of a performance where neither it nor its production gives one. */
export const DEFAULT_DURATION_MINUTES = 120

/**
 * Finds the conflicts of a performance or booking: another one in its room, or a person who is needed elsewhere. Cancelled
 * performances have no conflicts, nor does a performance with its own parts.
 * @param changeoverMinutes time its room needs between two performances
 */
export function findConflicts(slot: ScheduleSlot, others: Iterable<ScheduleSlot>, changeoverMinutes = 0): Conflict[] {
  if (slot.isCancelled) return []
  const conflicts: Conflict[] = []
  for (const otherSlot of others) {
    if (otherSlot.id === slot.id || otherSlot.isCancelled || isPartOf(slot, otherSlot) || isPartOf(otherSlot, slot)) continue
    const gap = Math.max(slot.start, otherSlot.start) - Math.min(slot.end, otherSlot.end)
    if (slot.roomId === otherSlot.roomId && gap < changeoverMinutes)
      conflicts.push({ kind: gap < 0 ? 'room' : 'changeover', other: otherSlot.id, persons: [] })
    if (gap >= 0) continue
    const persons = slot.persons.filter((person) => otherSlot.persons.includes(person))
    if (persons.length > 0) conflicts.push({ kind: 'person', other: otherSlot.id, persons })
  }
  return conflicts
}

/**
 * All that is in conflict among many slots, by their ids, each with what it overlaps; found in one pass in the order of time.
 * @param changeoverOf minutes that a room needs between two performances
 */
export function findAllConflicts(slots: readonly ScheduleSlot[], changeoverOf: (roomId: number) => number): Map<SlotId, Conflict[]> {
  const found = new Map<SlotId, Conflict[]>()
  const add = (id: SlotId, conflict: Conflict) => found.set(id, [...(found.get(id) ?? []), conflict])
  /** what may still be under way, or have its room set up anew, when the next begins */
  let open: ScheduleSlot[] = []
  for (const slot of slots.toSorted((one, other) => one.start - other.start)) {
    open = open.filter(({ end, roomId }) => end + changeoverOf(roomId) > slot.start)
    for (const conflict of findConflicts(slot, open, changeoverOf(slot.roomId))) {
      add(slot.id, conflict)
      add(conflict.other, { ...conflict, other: slot.id })
    }
    if (!slot.isCancelled) open.push(slot)
  }
  return found
}

function isPartOf(part: ScheduleSlot, whole: ScheduleSlot): boolean {
  return part.parentId === whole.id
}

/**
 * The people required for a performance: the cast, with its changes of cast applied. Directors and designers are not
 * required, unless they are named for the performance.
 */
export function requiredPersons(usual: readonly UsualRow[], thatEvening: readonly EveningRow[]): number[] {
  const { tonight } = resolveEvening(usual, thatEvening)
  const stay = usual.filter((contribution) => contribution.kind === 'cast' && !tonight.has(contribution))
  const named = thatEvening.filter(({ isOmitted }) => !isOmitted)
  return [...new Set([...stay, ...named].map(({ personId }) => personId))]
}
