import { dayOf, parseInstant, startOfDay } from '../../platform/clock/clock.ts'

const SATURDAY = 6

/** A span of time; open at its end when `to` is missing. */
type Span = { from: Temporal.Instant; to?: Temporal.Instant | undefined }

/**
 * The span of time an event list shows (A §3.3): from now unless a start is set, to the end that is set. A filter by date
 * narrows it further: `next_3_days` ends after the day after the next one; `weekend` is the next Saturday and Sunday, or
 * what is left of this one. Both count from the start that is set while that is still to come.
 */
export function eventWindow(data: Record<string, unknown>, now: Temporal.Instant): Span {
  const from = momentOf(data.date_from) ?? now
  const asked: Span = { from, to: momentOf(data.date_to) }
  const first = later(from, now)
  if (data.filters === 'next_3_days') return narrowed(asked, { from, to: startOfDay(dayOf(first).add({ days: 3 })) })
  return data.filters === 'weekend' ? narrowed(asked, weekendFrom(first)) : asked
}

/** The Saturday and Sunday that are next, or what is left of them. */
function weekendFrom(moment: Temporal.Instant): Span {
  const day = dayOf(moment)
  const to = startOfDay(day.add({ days: 8 - day.dayOfWeek }))
  return { from: later(moment, startOfDay(day.add({ days: SATURDAY - day.dayOfWeek }))), to }
}

/** What two spans have in common; a span without length when it is nothing. */
function narrowed(one: Span, other: Span): Span {
  const ends = [one.to, other.to].filter((end) => end !== undefined).sort(Temporal.Instant.compare)
  return { from: later(one.from, other.from), to: ends[0] }
}

function later(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(one, other) < 0 ? other : one
}

/** A moment from a field; undefined while it is empty. */
export function momentOf(value: unknown): Temporal.Instant | undefined {
  return typeof value === 'string' && value !== '' ? parseInstant(value) : undefined
}
