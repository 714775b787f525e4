import type { CellValue, Sheet } from 'hucre'
import { createDateFormat } from '../platform/format/date-format.ts'
import type { TableRow } from './table-rows.ts'

/** The notation `parseTable` expects, whatever the site's is. */
const format = createDateFormat()

const MINUTE_MS = 60_000
const MINUTES_A_DAY = 24 * 60
/** Spreadsheets store a time without a date as a moment around the first day that they count. */
const FIRST_DAYS = { 1900: Date.UTC(1899, 11, 31), 1904: Date.UTC(1904, 0, 1) }
/** Days between the two ways of counting days. */
const DAYS_BETWEEN_SYSTEMS = 1462
/** Numbers of days of the years 1968 to 2100, counted from 1904. */
const DAYS_FROM_1904 = { first: 25_000, last: 72_000 }
/** A longer time is a day. */
const MAX_TIME_MINUTES = 2 * MINUTES_A_DAY
const OPEN_DOCUMENT_TIME = /^PT(\d+)H(\d+)M[\d.,]*S?$/
const LITERALS = /"[^"]*"|\\./g

type System = { is1904: boolean }

/**
 * The rows of a sheet with its cells as texts; blank rows are left out. Cells that are merged over rows say the same in each,
 * and a midnight is kept where the cell, or another of its column, shows a time.
 */
export function rowsOfSheet(sheet: Sheet, system: System): TableRow[] {
  // The reader of .xls leaves out what is empty: whole rows, and cells within one.
  const rows = Array.from(sheet.rows, (row) => Array.from(row ?? []))
  const timed = columnsWithTimes(rows, system)
  const texts = rows.map((row, index) =>
    row.map((cell, column) => cellText(cell, system, timed.has(column) || showsTime(sheet, index, column))),
  )
  for (const { startRow, endRow, startCol } of sheet.merges ?? []) fillDown(texts, { startRow, endRow, column: startCol })
  return texts.flatMap((record, index) => (record.some((cell) => cell !== '') ? [{ record, line: index + 1 }] : []))
}

/** Repeats the text of a merged cell in its other rows, where they say anything else. */
function fillDown(texts: string[][], { startRow, endRow, column }: { startRow: number; endRow: number; column: number }): void {
  const text = texts[startRow]?.[column] ?? ''
  for (const row of texts.slice(startRow + 1, endRow + 1)) {
    if (text !== '' && row.some((cell) => cell !== '')) row[column] = text
  }
}

function columnsWithTimes(rows: CellValue[][], system: System): Set<number> {
  const columns = new Set<number>()
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      if (cell instanceof Date && minutesOfTime(cell, system) === undefined && minutesOf(cell) % MINUTES_A_DAY !== 0) columns.add(column)
    }
  }
  return columns
}

function showsTime({ cells }: Sheet, row: number, column: number): boolean {
  const look = cells?.get(`${row},${column}`)?.style?.numFmt
  return look !== undefined && /h/i.test(look.replaceAll(LITERALS, ''))
}

/** A cell as text. Spreadsheets have no time zones: a date is local time. */
function cellText(cell: CellValue, system: System, hasTime: boolean): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return dateText(cell, system, hasTime)
  if (typeof cell === 'number') return numberText(cell, system)
  const [, hours, minutes] = OPEN_DOCUMENT_TIME.exec(String(cell)) ?? []
  return hours === undefined ? String(cell) : `${hours.padStart(2, '0')}:${minutes?.padStart(2, '0')}`
}

function dateText(date: Date, system: System, hasTime: boolean): string {
  const time = minutesOfTime(date, system)
  if (time !== undefined) return `${twoDigits(Math.floor(time / 60))}:${twoDigits(time % 60)}`
  const rounded = new Date(minutesOf(date) * MINUTE_MS).toISOString()
  const clock = format.clock(rounded)
  return hasTime || clock !== '00:00' ? `${format.date(rounded)} ${clock}` : format.date(rounded)
}

/** Spreadsheets store fractions of days, so a full minute may be off by milliseconds. */
function minutesOf(date: Date): number {
  return Math.round(date.getTime() / MINUTE_MS)
}

/** The minutes of a time without a day, which may be more than those of a day; undefined for a day. */
function minutesOfTime(date: Date, { is1904 }: System): number | undefined {
  const minutes = minutesOf(date) - FIRST_DAYS[is1904 ? 1904 : 1900] / MINUTE_MS
  // Some programs count from the day before.
  const counted = minutes < 0 ? minutes + MINUTES_A_DAY : minutes
  return counted >= 0 && counted < MAX_TIME_MINUTES ? counted : undefined
}

/** A number; one of days and times, where the cell does not say that it is one, as those that are counted from 1900. */
function numberText(number: number, { is1904 }: System): string {
  const isMoment = !Number.isInteger(number) && number > DAYS_FROM_1904.first && number < DAYS_FROM_1904.last
  return String(is1904 && isMoment ? number + DAYS_BETWEEN_SYSTEMS : number)
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
