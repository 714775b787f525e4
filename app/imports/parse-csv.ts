import { parse } from 'csv-parse/sync'
import { unguardedCell } from '../platform/format/csv.ts'
import { decodeText } from './decode-text.ts'
import type { TableRow } from './table-rows.ts'

const DELIMITERS = [';', '\t', ',', '|'] as const
const DEFAULT_DELIMITER = ';'
/** How many lines show what separates the cells. */
const SHOWING_LINES = 20
const QUOTED = /"[^"\n]*"/g
/** The line that says to Excel what separates the cells; it is no row. */
const SEPARATOR_LINE = /^"?sep=(.)"?[^\S\n]*(?=\n|$)/i

/**
 * Parses a CSV table, whatever separates its cells and however its lines end. Quotes inside of a cell are text, as
 * spreadsheets read them.
 */
export function parseCsv(bytes: Uint8Array): TableRow[] {
  const text = decodeText(bytes).replace(/\r\n?/g, '\n')
  const separator = SEPARATOR_LINE.exec(text)
  // The line stays as an empty one, so that the others keep their numbers.
  const table = separator ? text.slice(separator[0].length) : text
  const delimiter = separator?.[1] ?? delimiterOf(table)
  return rowsIn(table, delimiter) ?? rowsByLine(table, delimiter)
}

function delimiterOf(text: string): string {
  const lines = text.replaceAll(QUOTED, '').split('\n', SHOWING_LINES)
  const count = (sign: string) => lines.filter((line) => line.includes(sign)).length
  return DELIMITERS.reduce((best: string, sign) => (count(sign) > count(best) ? sign : best), DEFAULT_DELIMITER)
}

/** @returns undefined when a quote that is never closed swallows rows */
function rowsIn(text: string, delimiter: string): TableRow[] | undefined {
  try {
    const options = { delimiter, info: true, relax_column_count: true, relax_quotes: true, record_delimiter: '\n', skip_empty_lines: true }
    const rows = (parse(text, options) as unknown as { record: string[]; info: { lines: number } }[]).map(({ record, info }) => ({
      record: record.map(unguardedCell),
      line: info.lines,
    }))
    const width = Math.max(2, ...rows.slice(0, SHOWING_LINES).map(({ record }) => record.length))
    return rows.some(({ record }) => record.some((cell) => swallowsRows(cell, { delimiter, width }))) ? undefined : rows
  } catch {
    return undefined
  }
}

/** Whether a line of a cell is a row of its own. */
function swallowsRows(cell: string, { delimiter, width }: { delimiter: string; width: number }): boolean {
  const lines = cell.split('\n')
  return lines.length > 1 && lines.some((line) => line.split(delimiter).length >= width)
}

/** Each line as a row, with quotes that are not closed as text. */
function rowsByLine(text: string, delimiter: string): TableRow[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    const [row] = rowsIn(line, delimiter) ?? []
    return [{ record: row?.record ?? line.split(delimiter), line: index + 1 }]
  })
}
