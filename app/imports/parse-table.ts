import { t } from '../platform/i18n/i18n.ts'
import type { Reading } from './cell-texts.ts'
import type { Cells, ColumnMeanings } from './columns.ts'
import { type FileContent, MAX_LINES, UnreadableFile } from './imported-line.ts'
import { readLine } from './read-line.ts'
import { columnsOf, missingFields, placesOf } from './table-columns.ts'

/** A row of a table and its line number. */
export type TableRow = { record: string[]; line: number }

/** How a table is to be read: its dates, and what somebody has said of its columns. */
export type TableOptions = { reading: Reading; meanings: ColumnMeanings }

/**
 * Parses the rows of a table, the first of which contains the column names. Rows are independent: an invalid one does not
 * affect the others.
 * @throws UnreadableFile when required columns are missing or there are too many rows
 */
export function parseTable(rows: TableRow[], { meanings, reading }: TableOptions): FileContent {
  const [head, ...others] = rows
  const columns = columnsOf(
    head?.record ?? [],
    others.map(({ record }) => record),
    meanings,
  )
  const missing = missingFields(columns)
  if (missing.length > 0)
    throw new UnreadableFile(t('Columns missing from the first row: {names}.', { names: missing.join(', ') }), columns)
  if (others.length > MAX_LINES) throw new UnreadableFile(t('The file has more than {n} rows.', { n: MAX_LINES }))
  const places = [...placesOf(columns)]
  const cellsIn = (record: string[]): Cells => Object.fromEntries(places.map(([column, place]) => [column, (record[place] ?? '').trim()]))
  return { columns, lines: others.map(({ record, line }) => readLine(line, cellsIn(record), reading)) }
}
