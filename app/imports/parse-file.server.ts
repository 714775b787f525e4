import { t } from '../platform/i18n/i18n.ts'
import { type FileContent, UnreadableFile } from './imported-line.ts'
import { withKeys } from './line-keys.server.ts'
import { parseCalendar } from './parse-calendar.server.ts'
import { decodeText, parseCsv } from './parse-csv.ts'
import { parseExcel } from './parse-excel.server.ts'
import { parseTable, type TableOptions } from './parse-table.ts'

const ZIP = [0x50, 0x4b, 0x03, 0x04]
const CALENDAR = /^\uFEFF?\s*BEGIN:VCALENDAR/i
const WEB_PAGE = /^\uFEFF?\s*<(!doctype\s+html|html)\b/i
const SNIFFED_BYTES = 200

/**
 * Parses performances from a file, recognised by its content: Excel, iCalendar, else CSV.
 * @throws UnreadableFile when it is none of them
 */
export async function parseFile(bytes: Uint8Array, options: TableOptions): Promise<FileContent> {
  const { lines, columns } = await parseKind(bytes, options)
  return { lines: withKeys(lines), columns }
}

async function parseKind(bytes: Uint8Array, options: TableOptions): Promise<FileContent> {
  if (ZIP.every((byte, index) => bytes[index] === byte)) return parseTable(await parseExcel(bytes), options)
  const start = decodeText(bytes.subarray(0, SNIFFED_BYTES))
  if (start.trim() === '') throw new UnreadableFile(t('The file is empty.'))
  // Where a planning system wants a login, its address answers with one.
  if (WEB_PAGE.test(start)) throw new UnreadableFile(t('This is a web page, neither a calendar nor a table. Perhaps it asks for a login.'))
  if (CALENDAR.test(start)) return { lines: parseCalendar(decodeText(bytes)), columns: [] }
  return parseTable(parseCsv(bytes), options)
}
