import { dayOf, parseInstant, startOfDay } from '../../platform/clock/clock.ts'

const SATURDAY = 6

/** A span of time; unbounded when `to` is missing. */
type Span = { from: Temporal.Instant; to?: Temporal.Instant | undefined }

/**
 * The span of time of an event list (A §3.3): from now or the configured start to the configured end. A date filter
 * narrows it: `next_3_days` ends after the day after tomorrow; `weekend` is the next Saturday and Sunday, or what is
 * left of the current one. Both count from the configured start while that is in the future.
 */
export function eventWindow(data: Record<string, unknown>, now: Temporal.Instant): Span {
  const from = instantOf(data.date_from) ?? now
  const configured: Span = { from, to: instantOf(data.date_to) }
  const first = later(from, now)
  if (data.filters === 'next_3_days') return intersection(configured, { from, to: startOfDay(dayOf(first).add({ days: 3 })) })
  return data.filters === 'weekend' ? intersection(configured, weekendFrom(first)) : configured
}

/** The next Saturday and Sunday, or what is left of the current ones. */
function weekendFrom(moment: Temporal.Instant): Span {
  const day = dayOf(moment)
  const to = startOfDay(day.add({ days: 8 - day.dayOfWeek }))
  return { from: later(moment, startOfDay(day.add({ days: SATURDAY - day.dayOfWeek }))), to }
}

/** The intersection of two spans; an empty span when there is none. */
function intersection(a: Span, b: Span): Span {
  const ends = [a.to, b.to].filter((end) => end !== undefined).sort(Temporal.Instant.compare)
  return { from: later(a.from, b.from), to: ends[0] }
}

function later(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) < 0 ? b : a
}

/** The instant of a field; undefined while it is empty. */
export function instantOf(value: unknown): Temporal.Instant | undefined {
  return typeof value === 'string' && value !== '' ? parseInstant(value) : undefined
}
