import { newNodeId } from '../../content/index.ts'
import type { RichText } from '../../platform/rich-text/rich-text.ts'
import { emptyRich } from '../field-schemas.ts'
import { columnCount, MAX_TABLE_COLUMNS, MAX_TABLE_ROWS, type TableCell, type TableRow } from './table-data.ts'

/** The place of a cell in a table. */
export type Cell = { row: number; column: number }

/** The rows of a table with as many cells each. */
export function rectangular(rows: readonly TableRow[], columns = columnCount(rows)): TableRow[] {
  return rows.map((row) =>
    row.cells.length === columns ? row : { ...row, cells: [...row.cells, ...emptyCells(columns - row.cells.length)] },
  )
}

/** With an empty row before the one at an index; unchanged where no more fit. */
export function withRow(rows: readonly TableRow[], at: number): TableRow[] {
  if (rows.length >= MAX_TABLE_ROWS) return [...rows]
  return rectangular(rows).toSpliced(at, 0, { id: newNodeId(), cells: emptyCells(Math.max(1, columnCount(rows))) })
}

/** With an empty column before the one at an index; unchanged where no more fit. */
export function withColumn(rows: readonly TableRow[], at: number): TableRow[] {
  if (columnCount(rows) >= MAX_TABLE_COLUMNS) return [...rows]
  return rectangular(rows).map((row) => ({ ...row, cells: row.cells.toSpliced(at, 0, emptyCell()) }))
}

/** Without a row; the last one stays. */
export function withoutRow(rows: readonly TableRow[], at: number): TableRow[] {
  return rows.length > 1 ? rows.toSpliced(at, 1) : [...rows]
}

/** Without a column; the last one stays. */
export function withoutColumn(rows: readonly TableRow[], at: number): TableRow[] {
  if (columnCount(rows) <= 1) return [...rows]
  return rectangular(rows).map((row) => ({ ...row, cells: row.cells.toSpliced(at, 1) }))
}

/** With a row moved by one place; unchanged at the edge. */
export function withRowMoved(rows: readonly TableRow[], from: number, step: -1 | 1): TableRow[] {
  return moved(rows, from, step)
}

/** With a column moved by one place; unchanged at the edge. */
export function withColumnMoved(rows: readonly TableRow[], from: number, step: -1 | 1): TableRow[] {
  return rectangular(rows).map((row) => ({ ...row, cells: moved(row.cells, from, step) }))
}

/**
 * With texts written from a cell on to the right and below; the table grows where they need room, up to its bounds.
 * @returns the rows, and how many texts found no room
 */
export function withTexts(
  rows: readonly TableRow[],
  { row, column }: Cell,
  texts: readonly RichText[][],
): { rows: TableRow[]; dropped: number } {
  const height = Math.min(MAX_TABLE_ROWS, Math.max(rows.length, row + texts.length))
  const width = Math.min(MAX_TABLE_COLUMNS, Math.max(columnCount(rows), column + Math.max(0, ...texts.map(({ length }) => length))))
  const grown = [...rows]
  while (grown.length < height) grown.push({ id: newNodeId(), cells: [] })
  const filled = rectangular(grown, width).map((each, index) => ({
    ...each,
    cells: each.cells.map((cell, place) => {
      const content = texts[index - row]?.[place - column]
      return content ? { ...cell, content } : cell
    }),
  }))
  const dropped = texts.flatMap((cells, index) => cells.filter((_, place) => index + row >= height || place + column >= width)).length
  return { rows: filled, dropped }
}

function moved<Item>(items: readonly Item[], from: number, step: -1 | 1): Item[] {
  const item = items[from]
  const to = from + step
  return item === undefined || to < 0 || to >= items.length ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item)
}

function emptyCell(): TableCell {
  return { content: emptyRich() }
}

function emptyCells(count: number): TableCell[] {
  return Array.from({ length: Math.max(0, count) }, emptyCell)
}
