import { dayOf, TIMEZONE } from './clock.ts'

/** What ends at this hour of the morning or before it belongs to the evening before: it is one performance past midnight. */
const EVENING_ENDS = Temporal.PlainTime.from('06:00')
/** What runs over more days than this is an exhibition: it is there every day, and is no reason to choose one of them. */
const MOST_FESTIVAL_DAYS = 7

/** The shortest span from one day over the end of its evening; anything shorter stays in it, also where the clocks change. */
export const SHORTEST_OVER_DAYS_MS = 5 * 3_600_000
/** The longest evening: from midnight to the end of the next morning, in a night with an hour more. */
export const LONGEST_EVENING_MS = 31 * 3_600_000

/**
 * The last day of what takes place from one instant to another; the first day where it ends in the same night. This is the one
 * rule of what runs over days: lists, the calendar, search and words about it go by it.
 */
export function lastDayOf(starts: Temporal.Instant, ends: Temporal.Instant): Temporal.PlainDate {
  const first = dayOf(starts)
  const end = ends.toZonedDateTimeISO(TIMEZONE)
  const belongsToEvening = Temporal.PlainTime.compare(end.toPlainTime(), EVENING_ENDS) <= 0
  const last = belongsToEvening ? end.toPlainDate().subtract({ days: 1 }) : end.toPlainDate()
  return Temporal.PlainDate.compare(last, first) < 0 ? first : last
}

/** Whether something runs over days, such as a festival or an exhibition. A performance past midnight does not. */
export function runsOverDays(starts: Temporal.Instant, ends: Temporal.Instant): boolean {
  if (ends.epochMilliseconds - starts.epochMilliseconds < SHORTEST_OVER_DAYS_MS) return false
  return Temporal.PlainDate.compare(lastDayOf(starts, ends), dayOf(starts)) > 0
}

/** Whether something runs for so long that it alone makes no day one with performances. */
export function isExhibition(starts: Temporal.Instant, ends: Temporal.Instant): boolean {
  return dayOf(starts).until(lastDayOf(starts, ends), { largestUnit: 'day' }).days >= MOST_FESTIVAL_DAYS
}

/** The instant at which the evening before a day has ended: what ends later takes place on the day too. */
export function endOfNightBefore(day: Temporal.PlainDate): Temporal.Instant {
  return day.toZonedDateTime({ timeZone: TIMEZONE, plainTime: EVENING_ENDS }).toInstant()
}

/**
 * Until when what began before a list must last to stand in it. A list from today on, or from now, has whatever is not over yet,
 * last night's performance included; one from another day has what runs over that day.
 * @param from where the list begins
 */
export function mustLastUntil(from: Temporal.Instant, now: Temporal.Instant): Temporal.Instant {
  const day = dayOf(from)
  return later(from, day.equals(dayOf(now)) ? now : endOfNightBefore(day))
}

function later(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(one, other) < 0 ? other : one
}
