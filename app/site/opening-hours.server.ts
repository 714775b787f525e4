import { or, sql } from 'drizzle-orm'
import { noteChangeAt, noteTags } from '../platform/cache/tracking.ts'
import { dayOf, momentAt, startOfDay, TIMEZONE } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import { labelChanges, type OpeningHoursEntry, type OpeningHoursLabel, openingHoursLabel, openTimes } from './opening-hours.ts'
import { openingHours } from './tables.ts'

/** Today's hours and exceptions (B §7 `opening-hours-today`). One statement. */
export async function readOpeningHoursToday(platform: Pick<Platform, 'db' | 'clock'>) {
  noteTags('opening-hours')
  const today = dayOf(platform.clock.now())
  noteChangeAt(startOfDay(today.add({ days: 1 })))
  const rows = await platform.db
    .select()
    .from(openingHours)
    .where(
      or(sql`${openingHours.day} = ${today.toString()}`, sql`${openingHours.day} IS NULL AND ${openingHours.weekday} = ${today.dayOfWeek}`),
    )
    .orderBy(openingHours.timeFrom)
  return {
    opening_hours: rows.filter((row) => row.day === null).map(entryOf),
    opening_hours_exceptions: rows.filter((row) => row.day !== null).map(entryOf),
  }
}

type OpeningHoursToday = { label: OpeningHoursLabel | null; entries: OpeningHoursEntry[] }

/** Today's opening hours, and their label as it reads now; the page is told when it changes next. One statement. */
async function readOpeningHoursNow(platform: Pick<Platform, 'db' | 'clock'>): Promise<OpeningHoursToday> {
  const { opening_hours: regular, opening_hours_exceptions: exceptions } = await readOpeningHoursToday(platform)
  const now = platform.clock.now()
  const local = now.toZonedDateTimeISO(TIMEZONE)
  const coming = labelChanges(regular, exceptions)
    .map((time) => momentAt(local.toPlainDate(), time))
    .filter((moment) => Temporal.Instant.compare(moment, now) > 0)
  for (const moment of coming) noteChangeAt(moment)
  return {
    label: openingHoursLabel(regular, exceptions, local.toPlainTime().toString({ smallestUnit: 'minute' })),
    entries: exceptions.length > 0 ? exceptions : regular,
  }
}

/** The label of today's opening hours as it reads now. One statement. */
export async function readOpeningHoursLabel(platform: Pick<Platform, 'db' | 'clock'>): Promise<OpeningHoursLabel | null> {
  return (await readOpeningHoursNow(platform)).label
}

/** The label with all hours of the day in words (B §4); null when nothing is known. One statement. */
export async function readOpeningHoursInWords(platform: Pick<Platform, 'db' | 'clock'>) {
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
