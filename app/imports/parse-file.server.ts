import { decodeText } from './decode-text.ts'
import { fileKindOf } from './file-kind.ts'
import type { FileContent } from './imported-line.ts'
import { withKeys } from './line-keys.server.ts'
import { parseCalendar } from './parse-calendar.server.ts'
import { parseCsv } from './parse-csv.ts'
import { parseSheets, type TableOptions } from './parse-table.ts'
import { parseWorkbook } from './parse-workbook.server.ts'

/**
 * Parses performances from a file, recognised by its content: a workbook, iCalendar, else CSV.
 * @throws UnreadableFile when it is none of them
 */
export async function parseFile(bytes: Uint8Array, options: TableOptions): Promise<FileContent> {
  const { lines, ...content } = await parseKind(bytes, options)
  return { lines: withKeys(lines), ...content }
}

async function parseKind(bytes: Uint8Array, options: TableOptions): Promise<FileContent> {
  const kind = fileKindOf(bytes)
  if (kind === 'zipped workbook' || kind === 'old workbook') return parseSheets(await parseWorkbook(bytes), options)
  if (kind === 'calendar') return { lines: parseCalendar(decodeText(bytes)), columns: [], sheets: [] }
  return parseSheets([{ name: '', isHidden: false, rows: parseCsv(bytes) }], options)
}
