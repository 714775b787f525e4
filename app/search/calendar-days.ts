/** Days from `from` on, before `until`. */
export type Days = { from: Temporal.PlainDate; until: Temporal.PlainDate }

/** Years until a date without a year comes again: 29 February may take eight. */
const YEARS_AHEAD = 8
const CENTURY = 2000

/** That many days from a day on. */
export function daysFrom(from: Temporal.PlainDate, days = 1): Days {
  return { from, until: from.add({ days }) }
}

/** The calendar month of a day. */
export function monthWith(day: Temporal.PlainDate): Days {
  const from = day.with({ day: 1 })
  return { from, until: from.add({ months: 1 }) }
}

/** The first such weekday from a day on, that day included. @param weekday 1 for Monday to 7 for Sunday */
export function weekdayFrom(day: Temporal.PlainDate, weekday: number): Temporal.PlainDate {
  return day.add({ days: (weekday - day.dayOfWeek + 7) % 7 })
}

/** What is left of this week's Saturday and Sunday. */
export function thisWeekend(today: Temporal.PlainDate): Days {
  const sunday = weekdayFrom(today, 7)
  const from = today.dayOfWeek < 6 ? weekdayFrom(today, 6) : today
  return { from, until: sunday.add({ days: 1 }) }
}

/** The next time that something yearly is not over yet. @param days how many it takes */
export function nextYearly(on: (year: number) => Temporal.PlainDate, today: Temporal.PlainDate, days = 1): Temporal.PlainDate {
  const thisYear = on(today.year)
  return Temporal.PlainDate.compare(thisYear.add({ days }), today) > 0 ? thisYear : on(today.year + 1)
}

/**
 * A day of the calendar; without a year the next one, today included.
 * @param year four digits, two for this century, or undefined
 * @returns undefined for a date that does not exist, such as 31 April
 */
export function dateOf(day: number, month: number, year: string | undefined, today: Temporal.PlainDate): Temporal.PlainDate | undefined {
  if (year !== undefined) return existing(day, month, year.length === 2 ? CENTURY + Number(year) : Number(year))
  for (let ahead = 0; ahead <= YEARS_AHEAD; ahead++) {
    const date = existing(day, month, today.year + ahead)
    if (date && Temporal.PlainDate.compare(date, today) >= 0) return date
  }
  return undefined
}

function existing(day: number, month: number, year: number): Temporal.PlainDate | undefined {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' })
  } catch {
    return undefined
  }
}
