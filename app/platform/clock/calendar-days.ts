// Arithmetic on days and months as ISO strings, `2026-11-21` and `2026-11`, for browsers without Temporal.

const DAYS_PER_WEEK = 7
const DAY_MS = 24 * 60 * 60_000

/** The day some days later; earlier for a negative number. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The weekday from 1, Monday, to 7. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00Z`).getUTCDay() || DAYS_PER_WEEK
}

/** The seven days of the week that a day lies in, from Monday. */
export function weekOf(day: string): string[] {
  const monday = dayAfter(day, 1 - weekdayOf(day))
  return Array.from({ length: DAYS_PER_WEEK }, (_, index) => dayAfter(monday, index))
}

/** The month of a day or an instant. */
export function monthOf(iso: string): string {
  return iso.slice(0, 7)
}

/** The first day of a month. */
export function firstDayOf(month: string): string {
  return `${month}-01`
}

/** The month some months later; earlier for a negative number. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return monthOf(new Date(Date.UTC(year, number - 1 + months, 1)).toISOString())
}

/** The weeks of a month, from Monday; the first and the last may contain days of the months before and after. */
export function weeksOfMonth(month: string): string[][] {
  const weeks: string[][] = []
  for (let monday = weekOf(firstDayOf(month))[0] ?? ''; monthOf(monday) <= month; monday = dayAfter(monday, DAYS_PER_WEEK))
    weeks.push(weekOf(monday))
  return weeks
}
