/** The time zone of the theatre. Every local date and time that is shown or entered is in it (A §9). */
export const TIMEZONE = 'Europe/Berlin'

/** The only source of the current time, so that tests and demos can set it. */
export type Clock = { now(): Temporal.Instant }

/**
 * Creates the clock of the server.
 * @param setting `undefined` for real time, a shift such as `+P2D`, or a fixed instant such as `2026-11-21T18:00:00+01:00`
 * @throws RangeError when the setting is neither
 */
export function createClock(setting?: string): Clock {
  if (!setting) return { now: () => Temporal.Now.instant() }
  if (/^[+-]/.test(setting)) {
    const shift = Temporal.Duration.from(setting)
    return { now: () => Temporal.Now.zonedDateTimeISO(TIMEZONE).add(shift).toInstant() }
  }
  const fixed = Temporal.Instant.from(setting)
  return { now: () => fixed }
}

/** The calendar day of an instant in `TIMEZONE`. */
export function dayOf(instant: Temporal.Instant): Temporal.PlainDate {
  return instant.toZonedDateTimeISO(TIMEZONE).toPlainDate()
}

/** The instant at which a calendar day begins in `TIMEZONE`. */
export function startOfDay(day: Temporal.PlainDate): Temporal.Instant {
  return day.toZonedDateTime(TIMEZONE).toInstant()
}

/** The instant of a local wall-clock time (`HH:MM`) on a day. */
export function instantAt(day: Temporal.PlainDate, time: string): Temporal.Instant {
  return day.toZonedDateTime({ timeZone: TIMEZONE, plainTime: Temporal.PlainTime.from(time) }).toInstant()
}

/** Parses an ISO date-time, as forms send it; without an offset it is local time in `TIMEZONE`. @throws RangeError */
export function parseInstant(text: string): Temporal.Instant {
  const hasOffset = /(Z|[+-]\d{2}:?\d{2})$/i.test(text)
  return hasOffset ? Temporal.Instant.from(text) : Temporal.PlainDateTime.from(text).toZonedDateTime(TIMEZONE).toInstant()
}

/** Converts from the type that the database driver returns. */
export function toInstant(date: Date): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(date.getTime())
}

/** Converts to the type that the database driver takes. */
export function toDate(instant: Temporal.Instant): Date {
  return new Date(instant.epochMilliseconds)
}

/** Formats an instant as the API does: local time with its UTC offset, `2026-11-21T19:30:00+01:00` (B §3). */
export function isoWithOffset(instant: Temporal.Instant): string {
  const offset = offsetOn(Math.floor(instant.epochMilliseconds / DAY_MS))
  if (offset === undefined) return instant.toZonedDateTimeISO(TIMEZONE).toString({ timeZoneName: 'never', smallestUnit: 'second' })
  return new Date(instant.epochMilliseconds + offset.ms).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length) + offset.text
}

const DAY_MS = 86_400_000
/** The first years have offsets with seconds, the others are far from what a theatre plans. */
const [FIRST_DAY, LAST_DAY] = [Date.UTC(1900, 0, 1) / DAY_MS, Date.UTC(2200, 0, 1) / DAY_MS]
const offsets = new Map<number, { ms: number; text: string } | undefined>()

/**
 * The offset of `TIMEZONE` on a day of UTC, counted from 1970; undefined where the day has two. Kept by the day: to ask for it
 * takes longer than all else, and lists and boards write thousands of instants of few days.
 */
function offsetOn(day: number): { ms: number; text: string } | undefined {
  if (!offsets.has(day)) offsets.set(day, FIRST_DAY <= day && day < LAST_DAY ? onlyOffsetOn(day) : undefined)
  return offsets.get(day)
}

function onlyOffsetOn(day: number): { ms: number; text: string } | undefined {
  const zoned = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(TIMEZONE)
  const [first, last] = [zoned(day * DAY_MS), zoned((day + 1) * DAY_MS - 1)]
  if (first.offset !== last.offset) return undefined
  return { ms: first.offsetNanoseconds / 1e6, text: first.offset }
}
