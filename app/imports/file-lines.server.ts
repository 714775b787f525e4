import { linesOfCalendar } from './calendar-lines.server.ts'
import { decoded, rowsOfCsv } from './csv-rows.ts'
import { rowsOfExcel } from './excel-rows.server.ts'
import type { ReadLine } from './imported-line.ts'
import { linesOfTable } from './table-lines.ts'

const ZIP = [0x50, 0x4b, 0x03, 0x04]
const CALENDAR = /^\uFEFF?\s*BEGIN:VCALENDAR/i
const ENOUGH_TO_TELL = 200

/**
 * Reads performances out of a file, whatever its name says: an Excel file, a calendar, or a table as text.
 * @throws UnreadableFile when it is none of them
 */
export async function linesOfFile(bytes: Uint8Array): Promise<ReadLine[]> {
  if (ZIP.every((byte, index) => bytes[index] === byte)) return linesOfTable(await rowsOfExcel(bytes))
  if (CALENDAR.test(decoded(bytes.subarray(0, ENOUGH_TO_TELL)))) return linesOfCalendar(decoded(bytes))
  return linesOfTable(rowsOfCsv(bytes))
}
