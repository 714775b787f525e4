// Local times as minutes since 1970, so that a browser without Temporal can calculate with them. Only the server turns
// them into instants.

const MINUTES_PER_DAY = 24 * 60

/** Minutes of the local time since 1970. @param instant ISO with offset, which is ignored */
export function wallMinutes(instant: string): number {
  return Date.parse(`${instant.slice(0, 16)}Z`) / 60_000
}

/** `2026-11-21T19:30` of such minutes. */
export function wallTime(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(0, 16)
}

/** `2026-11-21` of such minutes. */
export function wallDay(minutes: number): string {
  return wallTime(minutes).slice(0, 10)
}

/** The minutes since midnight. */
export function minutesOfDay(minutes: number): number {
  return ((minutes % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY
}

/** The same time of day on another day. */
export function onDay(minutes: number, day: string): number {
  return Date.parse(`${day}T00:00Z`) / 60_000 + minutesOfDay(minutes)
}
