import { defineCachedRead, type ReadContext } from '../platform/cache/cached-read.ts'
import { expireAt } from '../platform/cache/dependencies.ts'
import { defineSmallTable } from '../platform/cache/small-tables.ts'
import { dayOf, startOfDay } from '../platform/clock/clock.ts'
import {
  type DayOfHours,
  hoursOf,
  labelChanges,
  type OpeningHoursEntry,
  type OpeningHoursLabel,
  openingHoursLabel,
  openTimes,
} from './opening-hours.ts'
import { openingHours } from './tables.ts'

/** Today's hours and exceptions (B §7 `opening-hours-today`). Cached. */
export const readOpeningHoursToday = defineCachedRead('opening-hours-today', async (platform) => {
  const today = dayOf(platform.clock.now())
  expireAt(startOfDay(today.add({ days: 1 })))
  const { regular, exceptions } = entriesOn(today, await readRows(platform))
  return { opening_hours: regular, opening_hours_exceptions: exceptions }
})

type Row = typeof openingHours.$inferSelect

const readRows = defineSmallTable(openingHours, {
  tags: ['opening-hours'],
  select: (db) => db.select().from(openingHours).orderBy(openingHours.timeFrom, openingHours.id),
})

function entriesOn(day: Temporal.PlainDate, rows: Row[]): { regular: OpeningHoursEntry[]; exceptions: OpeningHoursEntry[] } {
  return {
    regular: rows.filter((row) => row.day === null && row.weekday === day.dayOfWeek).map(entryOf),
    exceptions: rows.filter((row) => row.day === day.toString()).map(entryOf),
  }
}

type OpeningHoursToday = { label: OpeningHoursLabel | null; entries: OpeningHoursEntry[] }

/** Today's opening hours and their current label; expires the cached page when the label changes. Cached. */
const readOpeningHoursNow = defineCachedRead('opening-hours-now', async (platform): Promise<OpeningHoursToday> => {
  const now = platform.clock.now()
  const day = dayOf(now)
  const before = day.subtract({ days: 1 })
  const rows = await readRows(platform)
  const hoursOn = (date: Temporal.PlainDate): DayOfHours => {
    const { regular, exceptions } = entriesOn(date, rows)
    return { day: date, entries: hoursOf(regular, exceptions) }
  }
  const [yesterday, today] = [hoursOn(before), hoursOn(day)]
  for (const moment of [startOfDay(day.add({ days: 1 })), ...labelChanges(yesterday, today)]) {
    if (Temporal.Instant.compare(moment, now) > 0) expireAt(moment)
  }
  return { label: openingHoursLabel(yesterday, today, now), entries: today.entries }
})

/** The current label of today's opening hours. Cached. */
export async function readOpeningHoursLabel(platform: ReadContext): Promise<OpeningHoursLabel | null> {
  return (await readOpeningHoursNow(platform)).label
}

/** The label with all hours of the day as text (B §4); null when there are no entries. Cached. */
export async function readOpeningHoursText(platform: ReadContext) {
  const { label, entries } = await readOpeningHoursNow(platform)
  if (!label) return null
  const times = openTimes(entries)
  return { ...label, times: times === label.text ? '' : times }
}

function entryOf(row: typeof openingHours.$inferSelect): OpeningHoursEntry {
  return {
    time_from: row.timeFrom,
    time_to: row.timeTo,
    closed: row.closed,
    alternative_text: row.alternativeText,
    alternative_link_url: row.alternativeLinkUrl,
  }
}
