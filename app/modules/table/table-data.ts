import { plainTextOf } from '../../platform/rich-text/plain-text.ts'
import type { RichText } from '../../platform/rich-text/rich-text.ts'

export type TableCell = { id?: string; content: RichText }
export type TableRow = { id?: string; cells: TableCell[] }

/** The data of a table. A row may be shorter than the longest; what is missing is empty. */
export type TableData = { caption?: string; header_row?: boolean; header_column?: boolean; rows?: TableRow[] }

export const MAX_TABLE_ROWS = 100
export const MAX_TABLE_COLUMNS = 20

/** The number of columns: that of the longest row. */
export function columnCount(rows: readonly TableRow[]): number {
  return Math.max(0, ...rows.map(({ cells }) => cells.length))
}

/** Whether a cell is a header, by its place and what the table says of its first row and column. */
export function isHeaderCell({ header_row, header_column }: TableData, row: number, column: number): boolean {
  return (row === 0 && header_row === true) || (column === 0 && header_column === true)
}

/** The rows up to the last one in which there is a word. */
export function withoutEmptyEnd(rows: readonly TableRow[]): TableRow[] {
  return rows.slice(0, rows.findLastIndex(({ cells }) => cells.some(({ content }) => plainTextOf(content).trim())) + 1)
}
