import { z } from 'zod'
import { isBlank } from '../../platform/format/blank.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { plainTextOf } from '../../platform/rich-text/plain-text.ts'
import type { RichText } from '../../platform/rich-text/rich-text.ts'
import { defineModule, type ModuleHint } from '../definition.ts'
import { emptyRich, itemId, line, rich, summaryText } from '../field-schemas.ts'
import { isHeaderCell, MAX_TABLE_COLUMNS, MAX_TABLE_ROWS, type TableData, type TableRow } from './table-data.ts'

const NEW_ROWS = 3
const NEW_COLUMNS = 3

const cell = z.strictObject({ id: itemId, content: rich })
const row = z.strictObject({ id: itemId, cells: z.array(cell).min(1).max(MAX_TABLE_COLUMNS) })
const rows = z
  .array(row)
  .max(MAX_TABLE_ROWS)
  .refine((all) => all.some(({ cells }) => cells.some(({ content }) => !isBlank(plainTextOf(content)))), {
    error: () => t('This field is required!'),
  })

const wordsOf = (text: RichText | undefined) => plainTextOf(text).trim()

/** Headers that say nothing, or none at all: a screen reader then reads the cells without what they are about (WCAG 1.3.1). */
function headerHints(data: TableData): ModuleHint[] {
  if (!data.header_row && !data.header_column) return [{ field: 'rows', message: t('A table has no header cells.') }]
  return (data.rows ?? []).flatMap(({ cells }, index) =>
    cells.flatMap(({ content }, column) => {
      // The corner of two headers names neither.
      const isCorner = index === 0 && column === 0 && data.header_row && data.header_column
      const isMissing = isHeaderCell(data, index, column) && !isCorner && !wordsOf(content)
      return isMissing ? [{ field: `rows.${index}.cells.${column}.content`, message: t('A header cell of a table is empty.') }] : []
    }),
  )
}

/** A table of texts. Its header cells carry their scope, and in a narrow window it scrolls sideways by itself. */
export default defineModule({
  type: 'table',
  version: 1,
  label: 'Table',
  alsoCalled: 'prices, times, comparison, grid, Excel, CSV',
  icon: 'M4 5h16v14H4zM4 10h16M10 5v14M4 14.5h16',
  toolbars: { others: 60 },
  group: 'text',
  schema: z.strictObject({ caption: line, header_row: z.boolean().optional(), header_column: z.boolean().optional(), rows }),
  defaults: () => ({ caption: '', header_row: true, header_column: false, rows: rowsOf(NEW_ROWS, () => NEW_COLUMNS, emptyRich) }),
  fields: {
    caption: { kind: 'text', label: 'Caption', inPlace: true },
    header_row: { kind: 'boolean', label: 'First row is a header' },
    header_column: { kind: 'boolean', label: 'First column is a header' },
    rows: {
      kind: 'items',
      label: 'Rows',
      itemLabel: 'Row',
      inPlace: true,
      fields: {
        cells: {
          kind: 'items',
          label: 'Cells',
          itemLabel: 'Cell',
          inPlace: true,
          fields: { content: { kind: 'richText', label: 'Cell', inPlace: true, isInline: true } },
        },
      },
    },
  },
  opensAt: 'rows.0.cells.0.content',
  example: () => ({ header_row: true, rows: EXAMPLE.map((words, index) => ({ id: `r${index}`, cells: words().map(cellOf) })) }),
  isStatic: true,
  lint: (data) => headerHints(data as TableData),
  summary: (data) => summaryText(data.caption) || summaryText((data.rows as TableRow[] | undefined)?.[0]?.cells[0]?.content),
})

const EXAMPLE = [() => [t('Price level'), t('Regular'), t('Reduced')], () => ['1', '42 €', '21 €'], () => ['2', '29 €', '14,50 €']]

function rowsOf(count: number, columns: (row: number) => number, content: () => RichText): TableRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `r${index}`,
    cells: Array.from({ length: columns(index) }, () => ({ content: content() })),
  }))
}

function cellOf(words: string): { content: RichText } {
  return { content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] } }
}
