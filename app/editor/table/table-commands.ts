import { type Cell, withColumn, withColumnMoved, withoutColumn, withoutRow, withRow, withRowMoved } from '../../modules/table/grid.ts'
import { columnCount, MAX_TABLE_COLUMNS, MAX_TABLE_ROWS, type TableRow } from '../../modules/table/table-data.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { goToField } from '../go-to-field.ts'
import type { Caret } from '../session/editor-state.ts'
import type { EditorSession } from '../session/session.ts'
import { placeOf } from '../text/writing-flow.ts'
import { pathOf, rowsOf } from './cell-path.ts'

/** A table on its page. */
export type Table = { session: EditorSession; nodeId: string }

/** Puts the caret into a cell. */
export function goToCell({ session, nodeId }: Table, cell: Cell, caret: Caret = 'end'): void {
  goToField(session, nodeId, pathOf(cell), caret)
}

/** The cell after or before another in reading order; undefined past the last and before the first. */
export function neighbourCell(rows: readonly TableRow[], { row, column }: Cell, step: -1 | 1): Cell | undefined {
  const columns = columnCount(rows)
  const place = row * columns + column + step
  return place < 0 || place >= rows.length * columns ? undefined : { row: Math.floor(place / columns), column: place % columns }
}

/** Adds an empty row and puts the caret into it; one step to undo. */
export function addRow(table: Table, at: number, column = 0): void {
  change(table, (rows) => (rows.length < MAX_TABLE_ROWS ? withRow(rows, at) : undefined), { row: at, column })
}

/** Adds an empty column and puts the caret into it. */
export function addColumn(table: Table, at: number, row: number): void {
  change(table, (rows) => (columnCount(rows) < MAX_TABLE_COLUMNS ? withColumn(rows, at) : undefined), { row, column: at })
}

/** Removes the row of a cell; the caret goes to the row that takes its place, else to the last. */
export function removeRow(table: Table, { row, column }: Cell): void {
  change(table, (rows) => withoutRow(rows, row), { row, column })
}

/** Removes the column of a cell; likewise. */
export function removeColumn(table: Table, { row, column }: Cell): void {
  change(table, (rows) => withoutColumn(rows, column), { row, column })
}

/** Moves the row of a cell up or down, with the caret in it. */
export function moveRow(table: Table, { row, column }: Cell, step: -1 | 1): void {
  change(table, (rows) => withRowMoved(rows, row, step), { row: row + step, column })
}

/** Moves the column of a cell to the left or right, with the caret in it. */
export function moveColumn(table: Table, { row, column }: Cell, step: -1 | 1): void {
  change(table, (rows) => withColumnMoved(rows, column, step), { row, column: column + step })
}

/** Changes the rows in one step and puts the caret into a cell, or the nearest one there is. */
export function change(table: Table, edit: (rows: TableRow[]) => TableRow[] | undefined, { row, column }: Cell): void {
  const { session, nodeId } = table
  session.commitPendingInput()
  const place = placeOf(session, nodeId)
  if (!place) return
  const rows = edit(rowsOf(place.located.node))
  if (!rows) {
    session.showToast(t('A table has at most {rows} rows and {columns} columns.', { rows: MAX_TABLE_ROWS, columns: MAX_TABLE_COLUMNS }))
    return
  }
  session.apply(place.containerId, [{ type: 'update', id: nodeId, data: { rows } }])
  goToCell(table, { row: within(row, rows.length), column: within(column, columnCount(rows)) })
}

function within(index: number, length: number): number {
  return Math.max(0, Math.min(index, length - 1))
}
