import type { TableColumn } from './columns.ts'

/** A row of a table and its line number. */
export type TableRow = { record: string[]; line: number }
/** A sheet of a workbook, or the table of a text file, which has no name. */
export type TableSheet = { name: string; isHidden: boolean; rows: TableRow[] }

/** A table in a sheet: its columns, their names, what stands above them, and the rows below. */
export type Table = { columns: TableColumn[]; missing: string[]; head: string[]; above: string[]; rows: TableRow[] }
