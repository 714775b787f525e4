const DAY_MS = 86_400_000
const DAYS_OF_A_WEEK = 7

/** The day after a day, both ISO. */
export function dayAfter(day: string): string {
  return dayText(atNoon(day) + DAY_MS)
}

/**
 * The weeks of a month, Monday first, as ISO days; undefined before its first and after its last day.
 * @param month `2026-12`
 */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = atNoon(`${month}-01`)
  const before = (new Date(first).getUTCDay() + DAYS_OF_A_WEEK - 1) % DAYS_OF_A_WEEK
  const days: (string | undefined)[] = Array.from({ length: before }, () => undefined)
  for (let day = first; dayText(day).startsWith(month); day += DAY_MS) days.push(dayText(day))
  while (days.length % DAYS_OF_A_WEEK > 0) days.push(undefined)
  return Array.from({ length: days.length / DAYS_OF_A_WEEK }, (_, week) => days.slice(week * DAYS_OF_A_WEEK, (week + 1) * DAYS_OF_A_WEEK))
}

/** The month that comes after one. @param month `2026-12` */
export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/** An instant within a day, whatever the time zone of the computer. */
function atNoon(day: string): number {
  return Date.parse(`${day}T12:00:00Z`)
}

function dayText(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10)
}
