import { z } from 'zod'
import { startOfDay } from '../platform/clock/clock.ts'
import { formatWeekday } from '../platform/format/date.ts'
import { createDateFormat } from '../platform/format/date-format.ts'
import { t } from '../platform/i18n/i18n.ts'
import {
  instantCell,
  isClockText,
  isDayText,
  isInstantText,
  parseEndText,
  parseStatusText,
  type Reading,
  type ReadMoment,
  readMoment,
  withoutMidnight,
} from './cell-texts.ts'
import { type Cells, COLUMN_FIELDS, type Column } from './columns.ts'
import { CLEARABLE_FIELDS, type Faults, type ImportedLine, type ReadLine } from './imported-line.ts'
import { hasSeveralDays, hasSeveralTimes } from './typed-moments.ts'
import { wholeNumber } from './whole-number.ts'

/** Maximum length of the field `planningId`. */
const MAX_PLANNING_ID = 200

/**
 * Reads a performance out of the texts of a row. An invalid one keeps its texts, with what is wrong at each.
 * @param reading how its dates are to be read
 */
export function readLine(line: number, cells: Cells, reading: Reading): ReadLine {
  const faults: Faults = {}
  const reject: Reject = (column, reason) => {
    faults[column] = reason
    return undefined
  }
  const production = cells.production || reject('production', t('The production is missing.'))
  const room = cells.room || reject('room', t('The room is missing.'))
  const begins = beginningOf(cells)
  const begin = readMoment(begins, reading)
  const startsAt = begin?.startsAt ?? rejectBegin(cells, begins, { begin, reject })
  const endsAt =
    cells.endsAt && !NO_END.test(cells.endsAt)
      ? ((startsAt && parseEndText(cells.endsAt, startsAt)) ?? rejectEnd(cells.endsAt, reject))
      : begin?.endsAt
  if (startsAt && endsAt && endsAt <= startsAt) reject('endsAt', t('The end is before the start.'))
  const status = cells.status ? (parseStatusText(cells.status) ?? reject('status', noStatus(cells.status))) : undefined
  const { ticketUrl } = cells
  if (ticketUrl && !z.url({ protocol: /^https?$/ }).safeParse(ticketUrl).success)
    reject('ticketUrl', t('“{text}” is not a valid URL.', { text: ticketUrl }))
  const title = [production, startsAt ? whenText(startsAt) : begins].filter(Boolean).join(' · ')
  const reasons = Object.values(faults)
  if (reasons.length > 0 || !production || !room || !startsAt) return { line, title, value: undefined, reasons, faults, cells }
  const value = {
    ...{ production, room, startsAt, endsAt, status },
    note: cells.note || undefined,
    idJet: cells.idJet || undefined,
    ticketUrl: ticketUrl || undefined,
    planningId: cells.planningId?.slice(0, MAX_PLANNING_ID) || undefined,
    emptyCells: CLEARABLE_FIELDS.filter((field) => cells[field] === ''),
    ...ownNumber(cells),
  }
  return { line, title, reasons, value }
}

/**
 * When a row says that it begins: in one cell, or as the day and the time of two. A formula that nothing has worked out yet is an
 * empty cell beside them; where one cell says a time alone, or a day, the other says the rest.
 */
function beginningOf({ startsAt = '', day = '', time = '' }: Cells): string {
  if (startsAt === '') return dayAndTime(day, time)
  if (day !== '' && isClockText(startsAt)) return dayAndTime(day, startsAt)
  return time !== '' && isDayText(startsAt) ? dayAndTime(startsAt, time) : startsAt
}

function dayAndTime(day: string, time: string): string {
  return `${time === '' ? day : withoutMidnight(day)} ${time}`.trim()
}

/** How planning tables write that nobody knows when it ends. */
const NO_END = /^(?:[-–—/?.]+|n\.?\s?n\.?|tba|tbc|(?:ende\s)?offen|open end|unbekannt|folgt)$/i

function whenText(startsAt: string): string {
  return createDateFormat().dateTime(startsAt)
}

/** How a line is called: by its production and its beginning. */
export function titleOf({ production, startsAt }: ImportedLine): string {
  return `${production} · ${whenText(startsAt)}`
}

/** The number of a performance, which only the lists of the house itself name. */
function ownNumber({ eventId }: Cells): Pick<ImportedLine, 'own' | 'eventId'> {
  if (eventId === undefined) return {}
  const number = wholeNumber(eventId)
  return { own: 'list', ...(number === undefined ? {} : { eventId: number }) }
}

type Reject = (column: Column, reason: string) => undefined

/** Says what is wrong with a beginning, in one column or as a day and a time. */
function rejectBegin(cells: Cells, begins: string, { begin, reject }: { begin: ReadMoment | undefined; reject: Reject }): undefined {
  const isSplit = !cells.startsAt && cells.day !== undefined
  const column = isSplit ? 'day' : 'startsAt'
  if (begins === '') return reject(column, t('The start is missing.'))
  if (hasSeveralDays(begins))
    return reject(column, t('“{text}” names several days. Please give each performance its own row.', { text: begins }))
  if (hasSeveralTimes(begins))
    return reject(isSplit ? 'time' : column, t('“{text}” names several times. Please give each performance its own row.', { text: begins }))
  if (begin?.hasDay === false) return reject(column, t('The day is missing.'))
  if (begin?.hasTime === false) return reject(isSplit ? 'time' : column, t('The time is missing.'))
  if (begin?.contradicts) return reject(column, otherWeekday(begins, begin.contradicts))
  return reject(column, noMoment(begins))
}

/** Without a beginning nothing is wrong with an end that is a moment or a time of day. */
function rejectEnd(text: string, reject: Reject): undefined {
  return isClockText(text) || isInstantText(text) ? undefined : reject('endsAt', noMoment(text))
}

function otherWeekday(text: string, day: Temporal.PlainDate): string {
  const date = createDateFormat().date(day.toString())
  return t('“{text}”: {date} is a {weekday}.', { text, date, weekday: formatWeekday(startOfDay(day)) })
}

function noMoment(text: string): string {
  return t('“{text}” is not a date and time. Use the format 24.12.2026 19:30.', { text })
}

function noStatus(text: string): string {
  return t('“{text}” is not a valid status (scheduled, cancelled, moved).', { text })
}

const STATUS_CELLS = { scheduled: 'findet statt', cancelled: 'abgesagt', moved: 'verlegt' } as const

/** The texts of a row as a table would say them, to be corrected by hand. */
export function cellsOf({ emptyCells, ...line }: ImportedLine): Cells {
  const { production, room, startsAt, endsAt, status, note, idJet, ticketUrl, planningId, own, eventId } = line
  const cells: Record<Column, string | undefined> = {
    ...{ production, room, startsAt: instantCell(startsAt), day: undefined, time: undefined },
    endsAt: endsAt ? instantCell(endsAt) : undefined,
    status: status && STATUS_CELLS[status],
    ...{ note, idJet, ticketUrl, planningId },
    eventId: own === 'list' ? String(eventId ?? '') : undefined,
  }
  // A column that is empty here is one of the table all the same.
  for (const column of emptyCells) cells[column] ??= ''
  return Object.fromEntries(COLUMN_FIELDS.flatMap((column) => (cells[column] === undefined ? [] : [[column, cells[column]]])))
}

/** As long as a cell of Excel can be: what is too long for its field is said at the field, when the row is planned. */
const MAX_CELL = 32_767

/** The texts of a row as somebody has corrected them. */
export const cellsSchema = z.partialRecord(z.enum(COLUMN_FIELDS), z.string().trim().max(MAX_CELL))

/**
 * The lines with those that somebody has corrected.
 * @param cellsFor the corrected texts of a line, if there are any
 * @param reading how their dates are to be read
 */
export function repairedLines(
  lines: ReadLine[],
  cellsFor: (line: ReadLine, index: number) => Cells | undefined,
  reading: Reading,
): ReadLine[] {
  return lines.map((line, index) => {
    const cells = cellsFor(line, index)
    return cells ? { ...readLine(line.line, cells, reading), key: line.key } : line
  })
}
