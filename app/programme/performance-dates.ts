/** A recurrence rule of performances: `every Friday and Saturday until …, except …`. Days are ISO dates. */
export type PerformanceRule = {
  from: string
  until: string
  /** 1 Monday … 7 Sunday */
  weekdays: number[]
  except: string[]
}

/** The longest span of a rule, so that a typing error does not create a thousand performances. */
export const MAX_RULE_DAYS = 400

/** The days of a rule, in order. A rule whose end lies before its beginning has none. */
export function performanceDates({ from, until, weekdays, except }: PerformanceRule): Temporal.PlainDate[] {
  const first = Temporal.PlainDate.from(from)
  const days = Math.min(first.until(Temporal.PlainDate.from(until), { largestUnit: 'day' }).days, MAX_RULE_DAYS)
  const all = Array.from({ length: Math.max(0, days + 1) }, (_, offset) => first.add({ days: offset }))
  return all.filter((day) => weekdays.includes(day.dayOfWeek) && !except.includes(day.toString()))
}
