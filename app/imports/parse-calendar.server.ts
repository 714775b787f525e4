import { isoWithOffset } from '../platform/clock/clock.ts'
import { createDateFormat } from '../platform/format/date-format.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { CalendarEntry, EntryWords } from '../platform/icalendar/entry.ts'
import type { Occurrence } from '../platform/icalendar/occurrences.ts'
import { type EntryReading, readCalendar } from '../platform/icalendar/read-calendar.ts'
import { calendarFaultText } from './calendar-fault-text.ts'
import { parseStatusText } from './cell-texts.ts'
import type { Column } from './columns.ts'
import { type ImportedLine, MAX_LINES, type ReadLine, UnreadableFile } from './imported-line.ts'
import { wholeNumber } from './whole-number.ts'

/** Upper bound of the recurrences of an entry. */
const MAX_REPETITIONS = 400
const MAX_NAME = 200
/** What the ids of entries in the house's own calendar begin with, before the number of the performance. */
const OWN_UID = 'event-'
const SCHEDULED = ['CONFIRMED', 'TENTATIVE']

/**
 * Parses a calendar (iCalendar, RFC 5545): the summary is the production, the location the room. A recurring entry becomes
 * several performances. Line numbers count entries. An entry that cannot be read is a line with its reason.
 * @param host the name of this house's own server, by which its own calendar is known; empty where that does not matter
 * @throws UnreadableFile
 */
export function parseCalendar(text: string, host = ''): ReadLine[] {
  const entries = readCalendar(text, { recurrences: MAX_REPETITIONS })
  if (!entries) throw new UnreadableFile(t('This calendar cannot be read. It must start with BEGIN:VCALENDAR.'))
  const lines = entries.length > MAX_LINES ? undefined : entries.flatMap((reading) => linesOfEntry(reading, host))
  if (!lines || lines.length > MAX_LINES) throw new UnreadableFile(t('The file has more than {n} rows.', { n: MAX_LINES }))
  return lines
}

function linesOfEntry({ entry, occurrences, fault }: EntryReading, host: string): ReadLine[] {
  if (fault) return [rejected(entry, entry.words, calendarFaultText(fault, MAX_REPETITIONS))]
  return occurrences.map((occurrence) => lineOf(entry, occurrence, eventIdOf(entry, host)))
}

/** The number of the performance that an entry of the house's own calendar is. */
function eventIdOf({ uid }: CalendarEntry, host: string): number | undefined {
  const [name = '', server] = uid.split('@')
  return host !== '' && server === host && name.startsWith(OWN_UID) ? wholeNumber(name.slice(OWN_UID.length)) : undefined
}

function lineOf(entry: CalendarEntry, { id, words, start, end, isAllDay }: Occurrence, eventId: number | undefined): ReadLine {
  const planningId = id.slice(0, MAX_NAME)
  const reject = (reason: string, at?: Column) => rejected(entry, words, reason, { at, planningId })
  if (!words.summary) return reject(t('The production is missing.'), 'production')
  if (!words.location) return reject(t('The room is missing.'), 'room')
  if (isAllDay) return reject(t('The time is missing: this is an all-day entry.'))
  const status = statusOf(words)
  if (status === 'unknown') return reject(t('The status “{status}” is unknown.', { status: words.status }), 'status')
  const startsAt = isoWithOffset(start)
  const value = {
    production: words.summary,
    room: words.location,
    startsAt,
    endsAt: end && isoWithOffset(end),
    status,
    ticketUrl: /^https?:\/\//.test(words.url) ? words.url : undefined,
    planningId,
  }
  const title = `${words.summary} · ${createDateFormat().dateTime(startsAt)}`
  const own = eventId === undefined ? {} : { own: 'calendar' as const, eventId }
  return { line: entry.position, title, reasons: [], value: { ...value, note: undefined, idJet: undefined, emptyCells: [], ...own } }
}

/** @param about the field at fault, by default the start, and the id of the occurrence where there is one */
function rejected(
  entry: CalendarEntry,
  { summary, location }: EntryWords,
  reason: string,
  { at = 'startsAt', planningId = entry.uid.slice(0, MAX_NAME) }: { at?: Column | undefined; planningId?: string } = {},
): ReadLine {
  const cells = { production: summary, room: location, startsAt: startText(entry), planningId }
  return { line: entry.position, title: summary || entry.uid, value: undefined, reasons: [reason], faults: { [at]: reason }, cells }
}

/** When an entry begins by the clock on its wall, as a cell of a table; without a time for a whole day. */
function startText({ start }: CalendarEntry): string {
  if (!start) return ''
  return start.isDate ? start.plain.toPlainDate().toString() : start.plain.toString({ smallestUnit: 'second' }).replace('T', ' ')
}

/** What an entry says of whether it takes place; also in the words of a table, as planning systems write them. */
function statusOf({ isCancelled, status }: EntryWords): ImportedLine['status'] | 'unknown' {
  if (isCancelled) return 'cancelled'
  if (status === '') return undefined
  return SCHEDULED.includes(status) ? 'scheduled' : (parseStatusText(status) ?? 'unknown')
}
