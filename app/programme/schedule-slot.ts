import { type EveningPart, matchPart, partKey } from './parts.ts'

/** The room, time and people that a performance takes up. Times are minutes on any common axis. */
export type ScheduleSlot = {
  id: number
  /** the performance it is a part of */
  parentId: number | null
  roomId: number
  start: number
  end: number
  /** people who are required */
  persons: readonly number[]
  isCancelled: boolean
}

/** An overlap of a performance with another one. */
export type Conflict = {
  /** `changeover`: the room is free, but not for long enough to change the set */
  kind: 'room' | 'changeover' | 'person'
  /** the other performance */
  other: number
  /** people needed in both */
  persons: number[]
}

/** Duration of a performance where neither it nor its production gives one. */
export const DEFAULT_DURATION_MINUTES = 120

/**
 * Finds the conflicts of a performance: another one in its room, or a person who is on stage elsewhere. Cancelled
 * performances have no conflicts, nor does a performance with its own parts.
 * @param changeoverMinutes time its room needs between two performances
 */
export function findConflicts(slot: ScheduleSlot, others: Iterable<ScheduleSlot>, changeoverMinutes = 0): Conflict[] {
  if (slot.isCancelled) return []
  const found: Conflict[] = []
  for (const other of others) {
    if (other.id === slot.id || other.isCancelled || isPartOf(slot, other) || isPartOf(other, slot)) continue
    const gap = Math.max(slot.start, other.start) - Math.min(slot.end, other.end)
    if (slot.roomId === other.roomId && gap < changeoverMinutes)
      found.push({ kind: gap < 0 ? 'room' : 'changeover', other: other.id, persons: [] })
    if (gap >= 0) continue
    const persons = slot.persons.filter((person) => other.persons.includes(person))
    if (persons.length > 0) found.push({ kind: 'person', other: other.id, persons })
  }
  return found
}

function isPartOf(part: ScheduleSlot, whole: ScheduleSlot): boolean {
  return part.parentId === whole.id
}

type Contribution = EveningPart & { personId: number }

/**
 * The people required for a performance: the cast, with its changes of cast applied. Directors and designers are not
 * required, unless they are named for the performance.
 */
export function requiredPersons(usual: readonly Contribution[], thatEvening: readonly Contribution[]): number[] {
  const changed = new Set(thatEvening.map((one) => partKey(matchPart(one, usual) ?? one)))
  const stay = usual.filter((one) => one.kind === 'cast' && !changed.has(partKey(one)))
  return [...new Set([...stay, ...thatEvening].map(({ personId }) => personId))]
}
