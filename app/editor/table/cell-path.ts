import type { ContentNode } from '../../content/index.ts'
import type { Cell } from '../../modules/table/grid.ts'
import type { TableRow } from '../../modules/table/table-data.ts'

const CELL = /^rows\.(\d+)\.cells\.(\d+)\.content$/

/** The cell that a field of a module is; undefined for every other field. */
export function cellOf({ type }: ContentNode, field: string): Cell | undefined {
  const [, row, column] = (type === 'table' && CELL.exec(field)) || []
  return row === undefined ? undefined : { row: Number(row), column: Number(column) }
}

/** The path of a cell's text. */
export function pathOf({ row, column }: Cell): string {
  return `rows.${row}.cells.${column}.content`
}

/** The rows of a table. */
export function rowsOf({ data }: ContentNode): TableRow[] {
  return Array.isArray(data.rows) ? (data.rows as TableRow[]) : []
}
