import type { ReadLine } from './imported-line.ts'
import { parseCalendar } from './parse-calendar.server.ts'
import { decodeText, parseCsv } from './parse-csv.ts'
import { parseExcel } from './parse-excel.server.ts'
import { type ColumnNames, parseTable } from './parse-table.ts'

const ZIP = [0x50, 0x4b, 0x03, 0x04]
const CALENDAR = /^\uFEFF?\s*BEGIN:VCALENDAR/i
const SNIFFED_BYTES = 200

/**
 * Parses performances from a file, recognised by its content: Excel, iCalendar, else CSV.
 * @param columns names of a table's columns that are called otherwise than usual
 * @throws UnreadableFile when it is none of them
 */
export async function parseFile(bytes: Uint8Array, columns: ColumnNames): Promise<ReadLine[]> {
  if (ZIP.every((byte, index) => bytes[index] === byte)) return parseTable(await parseExcel(bytes), columns)
  if (CALENDAR.test(decodeText(bytes.subarray(0, SNIFFED_BYTES)))) return parseCalendar(decodeText(bytes))
  return parseTable(parseCsv(bytes), columns)
}
