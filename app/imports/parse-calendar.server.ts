import ICAL from 'ical.js'
import { isoWithOffset } from '../platform/clock/clock.ts'
import { createDateFormat } from '../platform/format/date-format.ts'
import { t } from '../platform/i18n/i18n.ts'
import { parseCalendarInstant } from './calendar-instant.server.ts'
import type { Column } from './columns.ts'
import { MAX_LINES, type ReadLine, UnreadableFile } from './imported-line.ts'

/** Upper bound of the recurrences of an entry. */
const MAX_REPETITIONS = 400
const MAX_NAME = 200
const STATUSES: Record<string, 'scheduled' | 'cancelled'> = { CONFIRMED: 'scheduled', TENTATIVE: 'scheduled', CANCELLED: 'cancelled' }

/**
 * Parses a calendar (iCalendar, RFC 5545): the summary is the production, the location the room. A recurring entry becomes
 * several performances. Line numbers count entries.
 * @throws UnreadableFile
 */
export function parseCalendar(text: string): ReadLine[] {
  const entries = entriesIn(text)
  if (entries.length > MAX_LINES) throw new UnreadableFile(t('The file has more than {n} rows.', { n: MAX_LINES }))
  const overridden = new Set(entries.flatMap((entry) => overrideKey(new ICAL.Event(entry)) ?? []))
  const lines = entries.flatMap((entry, index) => linesOfEntry(entry, index + 1, overridden))
  if (lines.length > MAX_LINES) throw new UnreadableFile(t('The file has more than {n} rows.', { n: MAX_LINES }))
  return lines
}

/** The entries of a calendar. @throws UnreadableFile */
export function entriesIn(text: string): ICAL.Component[] {
  try {
    const parsed = ICAL.parse(text)
    const calendars: ICAL.Component[] = (Array.isArray(parsed[0]) ? parsed : [parsed]).map(
      (component: unknown[]) => new ICAL.Component(component),
    )
    return calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'))
  } catch {
    // The library's own message is English and refers to its internals.
    throw new UnreadableFile(t('This calendar cannot be read. It must start with BEGIN:VCALENDAR, and every entry must have an end.'))
  }
}

/** The key of the recurrence that an entry overrides (RECURRENCE-ID); undefined for other entries. */
export function overrideKey({ uid, recurrenceId }: ICAL.Event): string | undefined {
  return recurrenceId ? `${uid}#${recurrenceId}` : undefined
}

/** @param overridden keys of recurrences that another entry overrides, which are left out */
function linesOfEntry(entry: ICAL.Component, line: number, overridden: ReadonlySet<string>): ReadLine[] {
  const event = new ICAL.Event(entry)
  const production = (event.summary ?? '').trim()
  const room = (event.location ?? '').trim()
  const said = { production, room, startsAt: textOf(event.startDate), planningId: (event.uid ?? '').slice(0, MAX_NAME) }
  const reject = (reason: string, at: Column = 'startsAt'): ReadLine[] => [
    { line, title: production || event.uid || '', value: undefined, reasons: [reason], faults: { [at]: reason }, cells: said },
  ]
  if (!production) return reject(t('The production is missing.'), 'production')
  if (!room) return reject(t('The room is missing.'), 'room')
  if (!event.startDate) return reject(t('The start is missing.'))
  if (event.startDate.isDate) return reject(t('The time is missing: this is an all-day entry.'))
  const starts = startsOf(event, overridden)
  if (!starts) return reject(t('The entry repeats indefinitely or more than {n} times.', { n: MAX_REPETITIONS }))
  if (starts === 'none') return reject(t('The recurrence matches no dates, or all dates are excluded.'))
  const zone = zoneNameOf(entry)
  return starts.map(({ start, id }): ReadLine => {
    const startInstant = parseCalendarInstant(start, zone)
    const endInstant = parseCalendarInstant(endOf(event, start), zone)
    const title = `${production} · ${createDateFormat().dateTime(startInstant ? isoWithOffset(startInstant) : start.toString())}`
    if (!startInstant || !endInstant) {
      const cells = { ...said, startsAt: textOf(start), planningId: id.slice(0, MAX_NAME) }
      return { line, title, value: undefined, reasons: [t('Unknown time zone.')], faults: { startsAt: t('Unknown time zone.') }, cells }
    }
    const endsAt = Temporal.Instant.compare(startInstant, endInstant) < 0 ? isoWithOffset(endInstant) : undefined
    const status = STATUSES[String(entry.getFirstPropertyValue('status') ?? '').toUpperCase()]
    const url = entry.getFirstPropertyValue('url')
    const ticketUrl = typeof url === 'string' && /^https?:\/\//.test(url) ? url : undefined
    const value = { production, room, startsAt: isoWithOffset(startInstant), endsAt, status, ticketUrl, planningId: id.slice(0, MAX_NAME) }
    return { line, title, reasons: [], value: { ...value, note: undefined, idJet: undefined, emptyCells: [] } }
  })
}

/** When an entry begins by the clock on its wall, as a cell of a table; without a time for a whole day. */
function textOf(start: ICAL.Time | undefined): string {
  return start ? start.toString().replace('T', ' ').replace(/Z$/, '') : ''
}

type Start = { start: ICAL.Time; id: string }

/**
 * The starts of an entry, each with a unique id. Undefined when it recurs endlessly or too often; `none` when its rule
 * matches no day; empty when every recurrence is overridden.
 */
function startsOf(event: ICAL.Event, overridden: ReadonlySet<string>): Start[] | 'none' | undefined {
  const key = overrideKey(event) ?? event.uid ?? ''
  if (!event.isRecurring()) return [{ start: event.startDate, id: key }]
  const rule = onlyRuleOf(event.component)
  const days: ICAL.Time[] = []
  const iterator = event.iterator()
  for (let next = iterator.next(), read = 0; next; next = iterator.next(), read++) {
    if (read === MAX_REPETITIONS) return undefined
    if (!rule || matchesRule(rule, next)) days.push(next.clone())
  }
  if (days.length === 0) return 'none'
  return days.map((start) => ({ start, id: `${key}#${start.toString()}` })).filter(({ id }) => !overridden.has(id))
}

/** The recurrence rule, when it is the only one and there are no RDATEs; undefined otherwise. */
export function onlyRuleOf(entry: ICAL.Component): ICAL.Recur | undefined {
  const [rule, ...others] = [...entry.getAllProperties('rrule'), ...entry.getAllProperties('rdate')]
  const value = others.length === 0 ? rule?.getFirstValue() : undefined
  return value instanceof ICAL.Recur ? value : undefined
}

/** Whether a day matches BYMONTH and BYMONTHDAY: the library yields 1 March for 30 February. */
export function matchesRule(rule: ICAL.Recur, day: ICAL.Time): boolean {
  const months = rule.getComponent('BYMONTH')
  const days = rule.getComponent('BYMONTHDAY').map((value) => (value > 0 ? value : ICAL.Time.daysInMonth(day.month, day.year) + 1 + value))
  return (months.length === 0 || months.includes(day.month)) && (days.length === 0 || days.includes(day.day))
}

/** The end of a recurrence that starts then. */
export function endOf(event: ICAL.Event, start: ICAL.Time): ICAL.Time {
  const end = start.clone()
  end.addDuration(event.duration)
  return end
}

/** The TZID of an entry's start; undefined when there is none. */
export function zoneNameOf(entry: ICAL.Component): string | undefined {
  const value = entry.getFirstProperty('dtstart')?.getParameter('tzid')
  return typeof value === 'string' ? value : undefined
}
