import { type EveningPart, partKey, partMeant } from './parts.ts'

/** A performance as it takes up a room and people. Moments are minutes on any one axis. */
export type Occupation = {
  id: number
  /** the evening it is a part of */
  parentId: number | null
  roomId: number
  start: number
  end: number
  /** who has to be there */
  persons: readonly number[]
  isCancelled: boolean
}

/** What stands in the way of a performance. */
export type Conflict = {
  /** `changeover`: the room is free, but not for long enough to set it up anew */
  kind: 'room' | 'changeover' | 'person'
  /** the performance it meets */
  other: number
  /** who would stand in both */
  persons: number[]
}

/** How long a performance lasts when neither it nor its production says. */
export const USUAL_MINUTES = 120

/**
 * What a performance meets: something else in its room, or somebody in it who is on stage elsewhere. Cancelled
 * performances meet nothing, and an evening does not meet its own parts.
 * @param changeoverMinutes how long its room needs between two performances
 */
export function conflictsOf(one: Occupation, others: Iterable<Occupation>, changeoverMinutes = 0): Conflict[] {
  if (one.isCancelled) return []
  const found: Conflict[] = []
  for (const other of others) {
    if (other.id === one.id || other.isCancelled || isPartOf(one, other) || isPartOf(other, one)) continue
    const gap = Math.max(one.start, other.start) - Math.min(one.end, other.end)
    if (one.roomId === other.roomId && gap < changeoverMinutes)
      found.push({ kind: gap < 0 ? 'room' : 'changeover', other: other.id, persons: [] })
    if (gap >= 0) continue
    const persons = one.persons.filter((person) => other.persons.includes(person))
    if (persons.length > 0) found.push({ kind: 'person', other: other.id, persons })
  }
  return found
}

function isPartOf(part: Occupation, whole: Occupation): boolean {
  return part.parentId === whole.id
}

type Contribution = EveningPart & { personId: number }

/**
 * Who has to be there on an evening: the cast, with whoever is named for that one evening in place of those who have
 * the part otherwise. Directors and designers are not needed in the house; who is named for the evening alone is.
 */
export function personsNeeded(usual: readonly Contribution[], thatEvening: readonly Contribution[]): number[] {
  const changed = new Set(thatEvening.map((one) => partKey(partMeant(one, usual) ?? one)))
  const stay = usual.filter((one) => one.kind === 'cast' && !changed.has(partKey(one)))
  return [...new Set([...stay, ...thatEvening].map(({ personId }) => personId))]
}
