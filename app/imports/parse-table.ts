import { t } from '../platform/i18n/i18n.ts'
import type { Reading } from './cell-texts.ts'
import { type ColumnMeanings, columnKey } from './columns.ts'
import { type FileContent, MAX_LINES, type ReadLine, type SheetNote, UnreadableFile } from './imported-line.ts'
import { columnsOf, missingFields } from './table-columns.ts'
import { linesOf } from './table-lines.ts'
import type { Table, TableRow, TableSheet } from './table-rows.ts'

/** How a table is to be read: its dates, what somebody has said of its columns, and the sheets that somebody has chosen. */
export type TableOptions = { reading: Reading; meanings: ColumnMeanings; sheets?: readonly string[] | undefined }

/** How far down the column names are looked for. */
const HEADER_ROWS = 20

/**
 * Parses the sheets of a file: those that somebody has chosen, else all that are shown; of them the ones that have the needed
 * columns. Rows are independent: an invalid one does not affect the others.
 * @throws UnreadableFile when no sheet has the needed columns or there are too many rows
 */
export function parseSheets(sheets: readonly TableSheet[], options: TableOptions): FileContent {
  const tables = sheets.map((sheet) => ({ sheet, table: findTable(sheet.rows, options.meanings) }))
  const isOnly = sheets.length === 1
  const chosen = tables.filter(({ sheet }) => (isOnly ? undefined : options.sheets)?.includes(sheet.name) ?? !sheet.isHidden)
  const read = chosen.filter(({ table }) => table.missing.length === 0)
  const notes = (parsed: ReadonlyMap<TableSheet, ReadLine[]>) =>
    isOnly ? [] : tables.map(({ sheet, table }) => sheetNote(sheet, table, parsed.get(sheet)))
  if (options.sheets && chosen.length === 0)
    throw new UnreadableFile(t('None of the chosen sheets is in the file.'), { sheets: notes(new Map()) })
  if (read.length === 0)
    throw noTable(
      (chosen.length > 0 ? chosen : tables).map(({ table }) => table),
      notes(new Map()),
    )
  const count = read.reduce((sum, { table }) => sum + table.rows.length, 0)
  if (count > MAX_LINES) throw new UnreadableFile(t('The file has more than {n} rows.', { n: MAX_LINES }))
  const parsed = new Map(
    read.map(({ sheet, table }) => [sheet, linesOf(table, { sheet: isOnly ? '' : sheet.name, reading: options.reading })]),
  )
  return {
    columns: [...new Map(read.flatMap(({ table }) => table.columns).map((column) => [columnKey(column.name), column])).values()],
    lines: [...parsed.values()].flat(),
    sheets: notes(parsed),
  }
}

function sheetNote({ name, isHidden }: TableSheet, { missing, rows }: Table, lines: ReadLine[] | undefined): SheetNote {
  return { name, isHidden, isRead: lines !== undefined, count: lines?.length ?? rows.length, missing }
}

function noTable(tables: readonly Table[], sheets: SheetNote[]): UnreadableFile {
  const [nearest] = tables.toSorted((one, other) => one.missing.length - other.missing.length)
  const names = (nearest?.missing ?? []).join(', ')
  const text = t('Columns missing from the first {n} rows: {names}.', { names, n: HEADER_ROWS })
  return new UnreadableFile(text, { columns: nearest?.columns, sheets })
}

/** The table of a sheet: its columns are named in the first row that has all that are needed, else in the one that has most. */
function findTable(rows: readonly TableRow[], meanings: ColumnMeanings): Table {
  const tableAt = (head: string[], index: number): Table => {
    const others = rows.slice(index + 1)
    const columns = columnsOf(
      head,
      others.map((row) => row.record),
      meanings,
    )
    const above = rows.slice(0, index).flatMap((row) => row.record)
    return { columns, missing: missingFields(columns), head, above, rows: others }
  }
  const tables = rows.slice(0, HEADER_ROWS).map(({ record }, index) => tableAt(record, index))
  const widest = Math.max(0, ...tables.map(({ head }) => filled(head)))
  const best = tables.reduce<Table>((best, table) => (isBetter(table, best, widest) ? table : best), EMPTY)
  return below(best, tables, tableAt)
}

/** The row below, where it names the columns too: *Datum* and *Uhrzeit* under a *Beginn* that is merged over both. */
function below(best: Table, tables: readonly Table[], tableAt: (head: string[], index: number) => Table): Table {
  const index = tables.indexOf(best) + 1
  const next = tables[index]
  const isName = (name: string, column: number) => name.trim() === '' || next?.columns[column]?.meaning !== 'ignored'
  if (index === 0 || !next?.head.every(isName)) return best
  const names = next.head.map((name, column) => name.trim() || (best.head[column] ?? ''))
  const both = tableAt(names, index)
  return best.missing.length === 0 && both.missing.length === 0 ? both : best
}

const EMPTY: Table = { columns: [], missing: missingFields([]), head: [], above: [], rows: [] }

/** Where no names are known, the first row with as many cells as any other names the columns. */
function isBetter(table: Table, best: Table, widest: number): boolean {
  if (table.missing.length !== best.missing.length) return table.missing.length < best.missing.length
  return filled(best.head) < widest && filled(table.head) === widest && best.missing.length > 0
}

function filled(record: readonly string[]): number {
  return record.filter((cell) => cell.trim() !== '').length
}
