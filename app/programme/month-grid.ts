/** A month of the calendar; `month` counts from 1. */
export type Month = { year: number; month: number }

const DAYS_PER_WEEK = 7

/** The weeks of a month from Monday to Sunday, as ISO days; null where the week reaches into another month. */
export function monthGrid({ year, month }: Month): (string | null)[][] {
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const before = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + DAYS_PER_WEEK - 1) % DAYS_PER_WEEK
  const cells = [...Array<null>(before).fill(null), ...Array.from({ length: days }, (_, index) => isoDay({ year, month }, index + 1))]
  while (cells.length % DAYS_PER_WEEK !== 0) cells.push(null)
  return Array.from({ length: cells.length / DAYS_PER_WEEK }, (_, week) => cells.slice(week * DAYS_PER_WEEK, (week + 1) * DAYS_PER_WEEK))
}

/** The month some months later; earlier for a negative number. */
export function monthAfter({ year, month }: Month, months: number): Month {
  const date = new Date(Date.UTC(year, month - 1 + months, 1))
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 }
}

/** The month of an ISO day. */
export function monthOf(iso: string): Month {
  return { year: Number(iso.slice(0, 4)), month: Number(iso.slice(5, 7)) }
}

/** A day of a month, `2026-11-05`. */
export function isoDay({ year, month }: Month, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
