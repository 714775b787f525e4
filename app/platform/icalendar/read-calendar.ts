import { calendarComponents, textOf } from './components.ts'
import { type CalendarEntry, type CalendarFault, readEntry } from './entry.ts'
import { type Occurrence, occurrencesOf, type SeriesLimits } from './occurrences.ts'
import { type Override, overridesOf } from './overrides.ts'
import { zonesOf } from './time-zones.ts'

/** An entry of a calendar with its occurrences, or why it cannot be read. */
export type EntryReading = { entry: CalendarEntry; occurrences: Occurrence[]; fault: CalendarFault | undefined }

/**
 * Reads a calendar (iCalendar, RFC 5545): each entry with all times at which it takes place. Moments are compared as moments: a
 * recurrence that another entry describes anew is left out of its series in whatever zone it is named. An entry that cannot be
 * read stands there with its fault, the others are read.
 * @returns undefined when the text is no calendar
 */
export function readCalendar(text: string, limits: SeriesLimits): EntryReading[] | undefined {
  const calendars = calendarComponents(text).filter(({ name }) => name === 'VCALENDAR')
  if (calendars.length === 0) return undefined
  const zones = zonesOf(calendars)
  const components = calendars.flatMap((calendar) => {
    const method = textOf(calendar, 'METHOD').toUpperCase()
    return calendar.parts.filter(({ name }) => name === 'VEVENT').map((component) => ({ component, method }))
  })
  const entries = latest(components.map(({ component, method }, index) => readEntry(component, index + 1, method)))
  const overrides = overridesOf(entries, zones)
  const overridesByUid = Map.groupBy(overrides, ({ entry }) => entry.uid)
  const seriesByUid = new Map(entries.flatMap((entry) => (entry.recurrence ? [] : [[entry.uid, entry]])))
  return entries.map((entry) => {
    if (entry.fault) return { entry, occurrences: [], fault: entry.fault }
    const series = entry.recurrence ? seriesByUid.get(entry.uid) : undefined
    return { entry, ...occurrencesOf(entry, { series, overrides: overridesByUid.get(entry.uid) ?? ([] as Override[]), zones, limits }) }
  })
}

/** Leaves out what a later version of the same entry stands for (SEQUENCE), as in a folder of sent invitations. */
function latest(entries: CalendarEntry[]): CalendarEntry[] {
  const keyOf = ({ uid, recurrence }: CalendarEntry) => `${uid}#${recurrence?.plain ?? ''}`
  const newest = new Map<string, number>()
  for (const entry of entries) newest.set(keyOf(entry), Math.max(newest.get(keyOf(entry)) ?? 0, entry.sequence))
  return entries.filter((entry) => entry.uid === '' || entry.sequence === newest.get(keyOf(entry)))
}
