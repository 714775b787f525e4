import { wallMinutes } from '../../wall-clock.ts'
import { isOnDay } from '../days-of-entries.ts'

/** Hours of a day from top to bottom, in minutes since midnight. */
export type Hours = { from: number; to: number }

const MINUTES_PER_DAY = 24 * 60
/** What is shown at least, so that an empty evening can be seen. */
const LEAST: Hours = { from: 17 * 60, to: 22 * 60 }

/** The full hours in which something happens on these days, and the evening in any case. Whole days ask for no hours. */
export function hoursUsed(entries: readonly { start: number; end: number }[], days: readonly string[]): Hours {
  let { from, to } = LEAST
  for (const day of days) {
    const midnight = wallMinutes(`${day}T00:00`)
    for (const entry of entries.filter((one) => isOnDay(one, day))) {
      const [start, end] = [entry.start - midnight, entry.end - midnight]
      if (start > 0) from = Math.min(from, start)
      if (end < MINUTES_PER_DAY || start > 0) to = Math.max(to, Math.min(end, MINUTES_PER_DAY))
    }
  }
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 }
}
