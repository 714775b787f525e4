import { dayAfter } from '../../platform/clock/calendar-days.ts'
import type { HoursRow } from '../../site/index.ts'
import { type Exception, exceptionsIn } from './hours-rows.ts'

/** Days from the first to the last, both included. */
type Days = { day: string; lastDay: string }

/**
 * The exceptions among these rows that would count on some of a new one's days, so that it would not: of two exceptions of one
 * day that of fewer days counts (`entriesOn`), and of equally many both.
 * @param added the rows of the new exception
 */
export function strongerThan(added: HoursRow[], rows: HoursRow[]): Exception[] {
  const days = daysOf(added[0])
  if (!days) return []
  return exceptionsIn(rows).filter((exception) => {
    const those = daysOf(exception.rows[0])
    return those !== null && doOverlap(those, days) && lengthOf(those) <= lengthOf(days)
  })
}

/** The rows with a new exception, before all that count on its days: those lose these days. */
export function addedOver(added: HoursRow[], rows: HoursRow[]): HoursRow[] {
  const days = daysOf(added[0])
  if (!days) return rows
  const stronger = new Set(strongerThan(added, rows).flatMap((exception) => exception.rows.map(({ index }) => index)))
  return inOrder([...rows.flatMap((row, index) => (stronger.has(index) ? withoutDays(row, days) : row)), ...added])
}

/** The rows with a new exception on the days on which nothing counts yet. */
export function addedBeside(added: HoursRow[], rows: HoursRow[]): HoursRow[] {
  const parts = strongerThan(added, rows).reduce<HoursRow[]>((left, { rows: [taken] }) => {
    const days = daysOf(taken)
    return days ? left.flatMap((row) => withoutDays(row, days)) : left
  }, added)
  return inOrder([...rows, ...parts])
}

/** The week first, then the exceptions by their days; those of the same days as they were. */
function inOrder(rows: HoursRow[]): HoursRow[] {
  const key = ({ day, lastDay }: HoursRow) => (day ? `${day} ${lastDay ?? day}` : '')
  return rows.toSorted((one, other) => (key(one) < key(other) ? -1 : Number(key(one) > key(other))))
}

/** What is left of a row: nothing, the row with fewer days, or two of them, before and after. */
function withoutDays(row: HoursRow, { day, lastDay }: Days): HoursRow[] {
  const own = daysOf(row)
  if (!own || !doOverlap(own, { day, lastDay })) return [row]
  const before = own.day < day ? [{ day: own.day, lastDay: dayAfter(day, -1) }] : []
  const after = own.lastDay > lastDay ? [{ day: dayAfter(lastDay, 1), lastDay: own.lastDay }] : []
  return [...before, ...after].map((rest) => ({ ...row, day: rest.day, lastDay: rest.day === rest.lastDay ? null : rest.lastDay }))
}

function daysOf(row: HoursRow | undefined): Days | null {
  return row?.day ? { day: row.day, lastDay: row.lastDay ?? row.day } : null
}

function doOverlap(one: Days, other: Days): boolean {
  return one.day <= other.lastDay && other.day <= one.lastDay
}

function lengthOf({ day, lastDay }: Days): number {
  return Date.parse(lastDay) - Date.parse(day)
}
