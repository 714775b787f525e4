/**
 * How many tickets were sold up to the end of a day, of one performance or of several; `sold` is what is taken where the shop
 * counts only sold and held together.
 */
export type SalesDay = { day: string; sold: number; taken: number; places: number }

/** What was sold day by day, the oldest first, of so many performances that the shop counts. */
export type SalesHistory = { performances: number; days: SalesDay[] }

const WEEK = 7
const DAY_MS = 86_400_000

/** At most so many of the days, evenly over all of them, with the first and the last. @param most at least 2 */
export function thinned<Day>(days: readonly Day[], most: number): Day[] {
  if (days.length <= most) return [...days]
  const step = (days.length - 1) / (most - 1)
  return Array.from({ length: most }, (_, index) => days[Math.round(index * step)] as Day)
}

/** How many more are sold than a week before the last day; undefined where that is not known. */
export function soldInWeek(days: readonly SalesDay[]): number | undefined {
  const last = days.at(-1)
  if (!last) return undefined
  const before = days.findLast(({ day }) => daysBetween(day, last.day) >= WEEK)
  return before && last.sold - before.sold
}

/** A point of the chart: both from 0 to 1, to the right and upwards. */
export type ChartPoint = { x: number; y: number }

/** The course of a figure over the days as points, by the calendar and in proportion to `most`. */
export function chartPoints(days: readonly SalesDay[], figure: 'sold' | 'taken' | 'places', most: number): ChartPoint[] {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const length = daysBetween(first.day, last.day) || 1
  return days.map((day) => ({ x: daysBetween(first.day, day.day) / length, y: most === 0 ? 0 : day[figure] / most }))
}

/** The greatest figure of the days, by which the chart is drawn. */
export function highestFigure(days: readonly SalesDay[]): number {
  return Math.max(0, ...days.map(({ taken, places }) => Math.max(taken, places)))
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS
}
