import { unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { createDateFormat } from '../platform/format/date-format.ts'
import { t } from '../platform/i18n/i18n.ts'
import { MAX_LINES, UnreadableFile } from './imported-line.ts'
import type { TableRow } from './parse-table.ts'
import { trimSheet } from './trim-sheet.ts'
import { isWithinUnpackedSize } from './unpacked-size.server.ts'

/** A season of performances is a few megabytes when unpacked. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024
/** Excel stores a time without a date as a date around 1900. */
const FIRST_REAL_YEAR = 1905

/** The notation `parseTable` expects, whatever the site's is. */
const format = createDateFormat()

const SHEET = /^\/?xl\/worksheets\/[^/]+\.xml$/i
/** Far more than an import uses. */
const MAX_COLUMNS = 200
/** Twice the rows, since blank ones do not count as lines. */
const BOUNDS = { rows: 2 * MAX_LINES, columns: MAX_COLUMNS, cells: 20 * MAX_LINES }

/** Parses the first sheet of an Excel file. @throws UnreadableFile when it is damaged or exceeds the bounds */
export async function parseExcel(bytes: Uint8Array): Promise<TableRow[]> {
  if (!isWithinUnpackedSize(bytes, MAX_UNPACKED_BYTES)) throw new UnreadableFile(t('This Excel file is damaged or too large.'))
  try {
    const rows = await readSheet(Buffer.from(withoutEmptyCells(bytes)))
    if (rows.length - 1 > MAX_LINES) throw new UnreadableFile(t('The file has more than {n} rows.', { n: MAX_LINES }))
    return rows.flatMap((row, index) => {
      const record = (row as unknown[]).map(cellText)
      return record.some((cell) => cell !== '') ? [{ record, line: index + 1 }] : []
    })
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile(t('This Excel file is damaged or too large.'))
  }
}

/** Removes empty cells: the reader allocates every cell up to the last one. @throws UnreadableFile beyond the bounds */
function withoutEmptyCells(bytes: Uint8Array): Uint8Array {
  const members = unzipSync(bytes)
  for (const [path, content] of Object.entries(members)) {
    if (!SHEET.test(path)) continue
    const sheet = trimSheet(new TextDecoder().decode(content), BOUNDS)
    if (sheet === undefined)
      throw new UnreadableFile(t('The file has more than {n} rows or {columns} columns.', { n: MAX_LINES, columns: MAX_COLUMNS }))
    members[path] = new TextEncoder().encode(sheet)
  }
  return zipSync(members, { level: 0 })
}

/** A cell as text. Spreadsheets have no time zones: a date is local time. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (!(cell instanceof Date)) return String(cell)
  // Excel stores fractions of days, so a full minute may be off by milliseconds.
  const rounded = new Date(Math.round(cell.getTime() / 60_000) * 60_000).toISOString()
  const [day, time] = [format.date(rounded), format.clock(rounded)]
  if (cell.getUTCFullYear() < FIRST_REAL_YEAR) return time
  return time === '00:00' ? day : `${day} ${time}`
}
