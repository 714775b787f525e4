import { dayAfter } from '../../platform/clock/calendar-days.ts'
import type { HoursRow } from '../../site/index.ts'

/** A row with its place among all rows, by which errors name it. */
export type PlacedRow = HoursRow & { index: number }

/** The rows of one exception, which all have the same days. */
export type Exception = { day: string | null; lastDay: string | null; rows: PlacedRow[] }

const USUAL = { timeFrom: '10:00', timeTo: '18:00' }

/** A row that says nothing yet. @param weekday 1, Monday, to 7; null of an exception */
export function blankHours(weekday: number | null): HoursRow {
  return {
    ...{ weekday, day: null, lastDay: null, timeFrom: '', timeTo: '' },
    ...{ closed: false, alternativeText: '', alternativeLinkUrl: '' },
  }
}

/** The rows of a weekday. */
export function rowsOfWeekday(rows: HoursRow[], weekday: number): PlacedRow[] {
  return placed(rows).filter((row) => row.weekday === weekday)
}

/** The exceptions, in the order of the rows, so that none moves while its days are typed; a new one is put in by its date. Rows that follow each other and have the same days are one. */
export function exceptionsIn(rows: HoursRow[]): Exception[] {
  const exceptions: Exception[] = []
  for (const row of placed(rows)) {
    const last = exceptions.at(-1)
    if (row.weekday !== null) continue
    if (last && last.day === row.day && last.lastDay === row.lastDay) last.rows.push(row)
    else exceptions.push({ day: row.day, lastDay: row.lastDay, rows: [row] })
  }
  return exceptions
}

/** All rows with changes to some of them. */
export function changed(rows: HoursRow[], those: PlacedRow[], changes: Partial<HoursRow>): HoursRow[] {
  return rows.map((row, index) => (those.some((one) => one.index === index) ? { ...row, ...changes } : row))
}

/**
 * All rows with one span more in a day or an exception. It takes the place of “closed”; the first span of a weekday has the
 * times of the last day before it that has some.
 * @param those its rows until now
 */
export function withSpan(rows: HoursRow[], those: PlacedRow[], weekday: number | null): HoursRow[] {
  const last = those.at(-1)
  if (last?.closed) return changed(rows, [last], { closed: false, ...USUAL })
  if (last) return rows.toSpliced(last.index + 1, 0, { ...blankHours(weekday), day: last.day, lastDay: last.lastDay })
  const before = rows.filter((row) => row.weekday !== null && weekday !== null && row.weekday < weekday && row.timeFrom && !row.closed)
  const latest = Math.max(...before.map((row) => row.weekday ?? 0))
  const spans = before.filter((row) => row.weekday === latest).map(({ timeFrom, timeTo }) => ({ timeFrom, timeTo }))
  return [...rows, ...(spans.length > 0 ? spans : [USUAL]).map((span) => ({ ...blankHours(weekday), ...span }))]
}

/** All rows with a day or an exception closed, which then is one row. */
export function withClosed(rows: HoursRow[], those: PlacedRow[], weekday: number | null): HoursRow[] {
  const [first, ...further] = those
  if (!first) return [...rows, { ...blankHours(weekday), closed: true }]
  return without(changed(rows, [first], { closed: true, timeFrom: '', timeTo: '' }), further)
}

/** All rows but these. */
export function without(rows: HoursRow[], those: PlacedRow[]): HoursRow[] {
  return rows.filter((_, index) => !those.some((one) => one.index === index))
}

/** A further exception: closed on the day after the last one, today at the earliest. */
export function nextException(rows: HoursRow[], today: string): HoursRow {
  const ends = rows.flatMap(({ day, lastDay }) => (day ? dayAfter(lastDay ?? day, 1) : []))
  return { ...blankHours(null), day: [today, ...ends].toSorted().at(-1) ?? today, closed: true }
}

function placed(rows: HoursRow[]): PlacedRow[] {
  return rows.map((row, index) => ({ ...row, index }))
}
