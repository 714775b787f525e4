import { dayOf, momentIn, startOfDay } from '../../platform/clock/clock.ts'

const SATURDAY = 6

/**
 * The span of time an event list shows (A §3.3): from now unless a start is set; `next_3_days` ends after the
 * day after tomorrow; `weekend` is the coming Saturday and Sunday, or what is left of this one.
 */
export function eventWindow(data: Record<string, unknown>, now: Temporal.Instant): { from: Temporal.Instant; to?: Temporal.Instant } {
  const from = momentOf(data.date_from) ?? now
  const to = momentOf(data.date_to)
  const today = dayOf(now)
  if (data.filters === 'next_3_days') return { from, to: startOfDay(today.add({ days: 3 })) }
  if (data.filters !== 'weekend') return to ? { from, to } : { from }
  const monday = startOfDay(today.add({ days: 8 - today.dayOfWeek }))
  if (today.dayOfWeek >= SATURDAY) return { from, to: monday }
  return { from: startOfDay(today.add({ days: SATURDAY - today.dayOfWeek })), to: monday }
}

/** A moment from a field; undefined while it is empty. */
export function momentOf(value: unknown): Temporal.Instant | undefined {
  return typeof value === 'string' && value !== '' ? momentIn(value) : undefined
}
