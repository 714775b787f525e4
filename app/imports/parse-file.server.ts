import { decodeText } from './decode-text.ts'
import { fileKindOf } from './file-kind.ts'
import type { FileContent } from './imported-line.ts'
import { withKeys } from './line-keys.server.ts'
import { parseCalendar } from './parse-calendar.server.ts'
import { parseCsv } from './parse-csv.ts'
import { parseOwnArchive, parseOwnJson } from './parse-own-list.ts'
import { parseSheets, type TableOptions } from './parse-table.ts'
import { parseWorkbook } from './parse-workbook.server.ts'

/**
 * Parses performances from a file, recognised by its content: a workbook, iCalendar, what the house has exported itself, else CSV.
 * @throws UnreadableFile when it is none of them
 */
export async function parseFile(bytes: Uint8Array, options: ParseOptions): Promise<FileContent> {
  const { lines, ...content } = await parseKind(bytes, options)
  return { lines: withKeys(lines), ...content }
}

/** How a file is to be read. `host`: the name of this house's own server, by which its calendar is known. */
export type ParseOptions = TableOptions & { host?: string }

async function parseKind(bytes: Uint8Array, options: ParseOptions): Promise<FileContent> {
  const kind = fileKindOf(bytes)
  if (kind === 'zipped workbook' || kind === 'old workbook') return parseSheets(await parseWorkbook(bytes), options)
  if (kind === 'calendar') return { lines: parseCalendar(decodeText(bytes), options.host), columns: [], sheets: [] }
  if (kind === 'json') return parseOwnJson(bytes, options.reading)
  if (kind === 'archive') return parseOwnArchive(bytes, options.reading)
  return parseSheets([{ name: '', isHidden: false, rows: parseCsv(bytes) }], options)
}
