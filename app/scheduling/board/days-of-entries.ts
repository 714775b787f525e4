import { inAlphabet } from '../../platform/format/alphabet.ts'
import { wallMinutes } from '../wall-clock.ts'

type Timed = { start: number; end: number; title: string }

const byTitle = inAlphabet<Timed>(({ title }) => title)
const MINUTES_PER_DAY = 24 * 60
/** What ends earlier in the morning belongs to the night before. */
const NIGHT_ENDS = 6 * 60

/** Whether an entry is shown on a day: it begins then, or has begun before and lasts beyond that night. @param day ISO */
export function isOnDay({ start, end }: Pick<Timed, 'start' | 'end'>, day: string): boolean {
  const midnight = wallMinutes(`${day}T00:00`)
  if (start >= midnight + MINUTES_PER_DAY) return false
  return start >= midnight || end > midnight + NIGHT_ENDS
}

/** Whether an entry takes up the whole day. @param day ISO */
export function isWholeDay({ start, end }: Pick<Timed, 'start' | 'end'>, day: string): boolean {
  const midnight = wallMinutes(`${day}T00:00`)
  return start <= midnight && end >= midnight + MINUTES_PER_DAY
}

/** The entries of a day as they are stacked: what has begun before first, then by start, and by title at the same time. */
export function stackOf<Shown extends Timed>(entries: readonly Shown[], day: string): Shown[] {
  return entries.filter((entry) => isOnDay(entry, day)).toSorted((one, other) => one.start - other.start || byTitle(one, other))
}
