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
/** Times of day without a day lie at the beginning of the spreadsheet's own calendar. */
const FIRST_REAL_YEAR = 1905

/** What the import reads is in digits and with a colon, however the site writes dates. */
const format = createDateFormat()

const SHEET = /^\/?xl\/worksheets\/[^/]+\.xml$/i
/** Far more than there are names for. */
const MAX_COLUMNS = 200
/** Blank lines may lie between those that count. */
const BOUNDS = { rows: 2 * MAX_LINES, columns: MAX_COLUMNS, cells: 20 * MAX_LINES }

/** The rows of the first sheet of an Excel file. @throws UnreadableFile when it is none, or far too large */
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

/** The same file without what says nothing. A reader makes room for every cell up to the last, so the last is looked for first. */
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

/** A cell as somebody would type it. Spreadsheets know no time zones: what stands there is what the clock on the wall says. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (!(cell instanceof Date)) return String(cell)
  // Days are kept as fractions, so a full minute may lack a few milliseconds.
  const rounded = new Date(Math.round(cell.getTime() / 60_000) * 60_000).toISOString()
  const [day, time] = [format.date(rounded), format.clock(rounded)]
  if (cell.getUTCFullYear() < FIRST_REAL_YEAR) return time
  return time === '00:00' ? day : `${day} ${time}`
}
