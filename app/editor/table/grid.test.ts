import { describe, expect, it } from 'vitest'
import { withColumn, withColumnMoved, withoutColumn, withoutRow, withRow, withRowMoved, withTexts } from '../../modules/table/grid.ts'
import { columnCount, MAX_TABLE_COLUMNS, MAX_TABLE_ROWS, type TableRow } from '../../modules/table/table-data.ts'
import { plainTextOf } from '../../platform/rich-text/plain-text.ts'
import { textOfWords } from '../../platform/rich-text/text-of-words.ts'
import { neighbourCell } from './table-commands.ts'

const tableOf = (...lines: string[]): TableRow[] =>
  lines.map((line, index) => ({ id: `row-${index}`, cells: line.split(' ').map((words) => ({ content: textOfWords(words) })) }))
const words = (rows: TableRow[]) => rows.map(({ cells }) => cells.map(({ content }) => plainTextOf(content) || '_').join(' '))
const table = tableOf('a b', 'c d')

describe('a table', () => {
  it('gets rows and columns where they are asked for, and keeps those that move with their words', () => {
    expect(words(withRow(table, 1))).toEqual(['a b', '_ _', 'c d'])
    expect(words(withRow(table, 2))).toEqual(['a b', 'c d', '_ _'])
    expect(words(withColumn(table, 0))).toEqual(['_ a b', '_ c d'])
    expect(words(withRowMoved(table, 0, 1))).toEqual(['c d', 'a b'])
    expect(words(withColumnMoved(table, 1, -1))).toEqual(['b a', 'd c'])
    expect(words(withRowMoved(table, 0, -1))).toEqual(words(table))
  })

  it('keeps its last row and its last column', () => {
    expect(words(withoutRow(withoutRow(table, 0), 0))).toEqual(['c d'])
    expect(words(withoutColumn(withoutColumn(table, 0), 0))).toEqual(['b', 'd'])
  })

  it('fills short rows before it changes, so that no cell is lost', () => {
    expect(words(withColumn(tableOf('a', 'b c'), 1))).toEqual(['a _ _', 'b _ c'])
  })

  it('takes texts from a cell on and grows to hold them, up to its bounds', () => {
    const texts = [['1', '2'], ['3']].map((row) => row.map(textOfWords))
    expect(words(withTexts(table, { row: 1, column: 1 }, texts).rows)).toEqual(['a b _', 'c 1 2', '_ 3 _'])
    const wide = [Array.from({ length: MAX_TABLE_COLUMNS + 2 }, () => textOfWords('x'))]
    const { rows, dropped } = withTexts(table, { row: 0, column: 0 }, wide)
    expect([columnCount(rows), dropped]).toEqual([MAX_TABLE_COLUMNS, 2])
    const tall = Array.from({ length: MAX_TABLE_ROWS + 3 }, () => [textOfWords('x')])
    expect(withTexts(table, { row: 0, column: 0 }, tall)).toMatchObject({ dropped: 3 })
  })

  it('is written through from cell to cell, row by row, and ends at its corners', () => {
    expect(neighbourCell(table, { row: 0, column: 1 }, 1)).toEqual({ row: 1, column: 0 })
    expect(neighbourCell(table, { row: 1, column: 0 }, -1)).toEqual({ row: 0, column: 1 })
    expect([neighbourCell(table, { row: 1, column: 1 }, 1), neighbourCell(table, { row: 0, column: 0 }, -1)]).toEqual([
      undefined,
      undefined,
    ])
  })
})
