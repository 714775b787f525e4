import { dayOf, instantAt } from '../../platform/clock/clock.ts'

/** When a source is read. */
export const SCHEDULES = ['hourly', 'nightly', 'manual'] as const
export type Schedule = (typeof SCHEDULES)[number]

/** When a night's reading is due, in the theatre's time zone. */
export const NIGHTLY_AT = '03:00'
/** Jobs run a little early or late; a reading is due when the hour is nearly over. */
const HOUR = Temporal.Duration.from({ minutes: 55 })

type Read = { schedule: Schedule; isActive: boolean; triedAt: Temporal.Instant | null }

/** When a source is read next; null when only by hand. A time in the past means: with the next job. */
export function nextReading({ schedule, isActive, triedAt }: Read, now: Temporal.Instant): Temporal.Instant | null {
  if (!isActive || schedule === 'manual') return null
  if (!triedAt) return now
  if (schedule === 'hourly') return triedAt.add(HOUR)
  const sameDay = instantAt(dayOf(triedAt), NIGHTLY_AT)
  return Temporal.Instant.compare(sameDay, triedAt) > 0 ? sameDay : instantAt(dayOf(triedAt).add({ days: 1 }), NIGHTLY_AT)
}

/** Whether a source is to be read now. */
export function isDue(source: Read, now: Temporal.Instant): boolean {
  const next = nextReading(source, now)
  return next !== null && Temporal.Instant.compare(next, now) <= 0
}
