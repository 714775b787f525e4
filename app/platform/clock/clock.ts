/** The time zone in which the house lives; every date a person reads is meant in it (A §9). */
export const TIMEZONE = 'Europe/Berlin'

/** Tells the time. The only source of "now" in the program, so that tests can set it. */
export type Clock = { now(): Temporal.Instant }

/**
 * Makes the clock of the program.
 * @param setting `undefined` for the real time, a shift such as `+P2D`, or a fixed moment such as `2026-11-21T18:00:00+01:00`
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

/** The calendar day of a moment in the house's time zone. */
export function dayOf(instant: Temporal.Instant): Temporal.PlainDate {
  return instant.toZonedDateTimeISO(TIMEZONE).toPlainDate()
}

/** The moment at which a calendar day begins in the house's time zone. */
export function startOfDay(day: Temporal.PlainDate): Temporal.Instant {
  return day.toZonedDateTime(TIMEZONE).toInstant()
}

/** The moment of a local wall-clock time (`HH:MM`) on a day. */
export function instantAt(day: Temporal.PlainDate, time: string): Temporal.Instant {
  return day.toZonedDateTime({ timeZone: TIMEZONE, plainTime: Temporal.PlainTime.from(time) }).toInstant()
}

/** A moment as a form sends it; without an offset it is meant in the house's time zone. */
export function parseInstant(text: string): Temporal.Instant {
  const hasOffset = /(Z|[+-]\d{2}:?\d{2})$/i.test(text)
  return hasOffset ? Temporal.Instant.from(text) : Temporal.PlainDateTime.from(text).toZonedDateTime(TIMEZONE).toInstant()
}

/** A moment from what the database driver returns. */
export function toInstant(date: Date): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(date.getTime())
}

/** A moment as the database driver takes it. */
export function toDate(instant: Temporal.Instant): Date {
  return new Date(instant.epochMilliseconds)
}

/** A moment as the API writes it: local time with its UTC offset, `2026-11-21T19:30:00+01:00` (B §3). */
export function isoWithOffset(instant: Temporal.Instant): string {
  return instant.toZonedDateTimeISO(TIMEZONE).toString({ timeZoneName: 'never', smallestUnit: 'second' })
}
