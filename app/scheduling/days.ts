// Days of the calendar as ISO texts and times as minutes of the wall clock, so that a browser without Temporal can
// count with them. The server alone turns them into moments.

const DAYS_PER_WEEK = 7
const MINUTES_PER_DAY = 24 * 60
const DAY_MS = MINUTES_PER_DAY * 60_000

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

/** The weeks of the month that a day lies in, whole, with what they share with the months before and after. */
export function weeksOfMonth(day: string): string[][] {
  const month = day.slice(0, 7)
  const weeks: string[][] = []
  for (let week = weekOf(`${month}-01`); week.some((one) => one.startsWith(month)); week = weekOf(dayAfter(week[0] ?? day, DAYS_PER_WEEK)))
    weeks.push(week)
  return weeks
}

/** The first day of the month some months later; earlier for a negative number. */
export function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

/** Minutes of the wall clock since 1970, from a moment as the API writes it; its offset is left out of account. */
export function wallMinutes(moment: string): number {
  return Date.parse(`${moment.slice(0, 16)}Z`) / 60_000
}

/** `2026-11-21T19:30` of such minutes. */
export function wallTime(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(0, 16)
}

/** The minutes since midnight. */
export function minutesOfDay(minutes: number): number {
  return ((minutes % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY
}

/** The same time of day on another day. */
export function onDay(minutes: number, day: string): number {
  return Date.parse(`${day}T00:00Z`) / 60_000 + minutesOfDay(minutes)
}
