import { z } from 'zod'
import { instantAt, isoWithOffset } from '../platform/clock/clock.ts'
import { createDateFormat } from '../platform/format/date-format.ts'
import { t } from '../platform/i18n/i18n.ts'
import { CLEARABLE_FIELDS, type ImportedLine, MAX_LINES, type ReadLine, UnreadableFile } from './imported-line.ts'

/** A row of a table and its line number. */
export type TableRow = { record: string[]; line: number }

/** Accepted column names, by field. */
const COLUMNS = {
  production: ['produktion', 'stück', 'titel', 'production', 'title'],
  room: ['raum', 'saal', 'spielort', 'room'],
  startsAt: ['beginn', 'start', 'begins'],
  day: ['datum', 'tag', 'date'],
  time: ['uhrzeit', 'zeit', 'time'],
  endsAt: ['ende', 'ends'],
  status: ['status'],
  note: ['hinweis', 'note'],
  idJet: ['shopnummer', 'nummer im ticketshop', 'id_jet'],
  ticketUrl: ['ticketseite', 'ticket-adresse', 'ticket_url'],
  planningId: ['kennung', 'kennung im planungssystem', 'uid', 'planning_id'],
} as const
export type Column = keyof typeof COLUMNS

/** What a table calls its columns, where it is nothing of the above. */
export type ColumnNames = Partial<Record<Column, string>>

export const COLUMN_FIELDS = Object.keys(COLUMNS) as Column[]

/** Maximum length of the field `planningId`. */
const MAX_PLANNING_ID = 200

const STATUSES: Record<string, ImportedLine['status']> = {
  'findet statt': 'scheduled',
  scheduled: 'scheduled',
  abgesagt: 'cancelled',
  'fällt aus': 'cancelled',
  cancelled: 'cancelled',
  verlegt: 'moved',
  moved: 'moved',
}

/**
 * Parses the rows of a table, the first of which contains the column names. Rows are independent: an invalid one does not
 * affect the others.
 * @param columnNames names of columns that are called otherwise
 * @throws UnreadableFile when required columns are missing or there are too many rows
 */
export function parseTable(rows: TableRow[], columnNames: ColumnNames): ReadLine[] {
  const head = (rows[0]?.record ?? []).map((name) => name.trim().toLowerCase())
  const places = Object.fromEntries(
    Object.entries(COLUMNS).map(([column, names]) => [column, placeOf(head, names, columnNames[column as Column])]),
  ) as Record<Column, number>
  const missing = [
    ...(places.production < 0 ? [t('Production')] : []),
    ...(places.room < 0 ? [t('Room')] : []),
    ...(places.startsAt < 0 && (places.day < 0 || places.time < 0) ? [t('Starts')] : []),
  ]
  if (missing.length > 0) throw new UnreadableFile(t('Columns missing from the first row: {names}.', { names: missing.join(', ') }))
  if (rows.length - 1 > MAX_LINES) throw new UnreadableFile(t('The file has more than {n} rows.', { n: MAX_LINES }))
  return rows
    .slice(1)
    .map(({ record, line }) => readLine(line, (column) => (places[column] < 0 ? undefined : (record[places[column]] ?? '').trim())))
}

/** Where a column is: under the name that was given for it, else under one of the usual ones; -1 when it is missing. */
function placeOf(head: string[], usual: readonly string[], given: string | undefined): number {
  return given ? head.indexOf(given.trim().toLowerCase()) : head.findIndex((name) => usual.includes(name))
}

function readLine(line: number, cell: (column: Column) => string | undefined): ReadLine {
  const reasons: string[] = []
  const reject = (reason: string) => {
    reasons.push(reason)
    return undefined
  }
  const production = cell('production') || reject(t('The production is missing.'))
  const room = cell('room') || reject(t('The room is missing.'))
  const begins = cell('startsAt') ?? `${cell('day')} ${cell('time')}`
  const startsAt =
    parseInstantText(begins) ?? reject(t('“{text}” is not a date and time. Use the format 24.12.2026 19:30.', { text: begins }))
  const ends = cell('endsAt')
  const endsAt = ends
    ? (parseInstantText(ends) ?? reject(t('“{text}” is not a date and time. Use the format 24.12.2026 19:30.', { text: ends })))
    : undefined
  if (startsAt && endsAt && endsAt <= startsAt) reject(t('The end is before the start.'))
  const statusText = cell('status')?.toLowerCase()
  const status = !statusText
    ? undefined
    : (STATUSES[statusText] ?? reject(t('“{text}” is not a valid status (scheduled, cancelled, moved).', { text: statusText })))
  const ticketUrl = cell('ticketUrl')
  if (ticketUrl && !z.url({ protocol: /^https?$/ }).safeParse(ticketUrl).success)
    reject(t('“{text}” is not a valid URL.', { text: ticketUrl }))
  const title = [production, startsAt ? createDateFormat().dateTime(startsAt) : begins].filter(Boolean).join(' · ')
  if (reasons.length > 0 || !production || !room || !startsAt) return { line, title, value: undefined, reasons }
  return {
    line,
    title,
    reasons,
    value: {
      production,
      room,
      startsAt,
      endsAt,
      status,
      note: cell('note') || undefined,
      idJet: cell('idJet') || undefined,
      ticketUrl: ticketUrl || undefined,
      planningId: cell('planningId')?.slice(0, MAX_PLANNING_ID) || undefined,
      emptyCells: CLEARABLE_FIELDS.filter((field) => cell(field) === ''),
    },
  }
}

/** Parses a local date and time: `24.12.2026 19:30`, `24.12.26, 19.30 Uhr`, `2026-12-24T19:30`. @returns ISO with offset */
function parseInstantText(text: string): string | undefined {
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})[,\s]+(\d{1,2})[:.](\d{2})(?:[:.]\d{2})?(?:\s?Uhr)?$/.exec(text)
  const iso = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::\d{2})?$/.exec(text)
  const [day, month, year, hour, minute] = german
    ? [german[1], german[2], german[3], german[4], german[5]].map(Number)
    : iso
      ? [iso[3], iso[2], iso[1], iso[4], iso[5]].map(Number)
      : []
  if (day === undefined || month === undefined || year === undefined || hour === undefined || minute === undefined) return undefined
  try {
    const date = Temporal.PlainDate.from({ year: year < 100 ? 2000 + year : year, month, day }, { overflow: 'reject' })
    return isoWithOffset(instantAt(date, `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`))
  } catch {
    return undefined
  }
}
