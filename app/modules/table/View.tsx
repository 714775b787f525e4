import { type ContentNode, RichField, Text, useIsEditing, useRoot } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import blocks from '../block.module.css'
import tables from '../tables.module.css'
import styles from './table.module.css'
import { columnCount, isHeaderCell, type TableData, type TableRow, withoutEmptyEnd } from './table-data.ts'

export default function TableView({ node }: { node: ContentNode }) {
  const data = node.data as TableData
  // The row that Tab has added behind the last cell is the editor's until something stands in it.
  const rows = useIsEditing() ? (data.rows ?? []) : withoutEmptyEnd(data.rows ?? [])
  const [head, ...below] = rows
  const body = data.header_row ? below : rows
  const first = rows.length - body.length
  return (
    <div {...useRoot(node)} className={blocks.block}>
      {/* biome-ignore lint/a11y/useSemanticElements: a section would be one more part of the page's outline */}
      <div
        className={`${tables.tables} ${styles.scroller}`}
        role="region"
        aria-label={data.caption || t('Table')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: by keyboard, what scrolls sideways is scrolled with the focus on it
        tabIndex={0}
      >
        <table>
          <Text field="caption" as="caption" />
          {data.header_row && head && (
            <thead>
              <Row data={data} row={head} index={0} columns={columnCount(rows)} />
            </thead>
          )}
          <tbody>
            {body.map((row, index) => (
              <Row key={row.id ?? index} data={data} row={row} index={index + first} columns={columnCount(rows)} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

function Row({ data, row, index, columns }: { data: TableData; row: TableRow; index: number; columns: number }) {
  return (
    <tr>
      {Array.from({ length: columns }, (_, column) => {
        const content = <RichField field={`rows.${index}.cells.${column}.content`} />
        const cell = row.cells[column] ? content : null
        const key = row.cells[column]?.id ?? column
        if (!isHeaderCell(data, index, column)) return <td key={key}>{cell}</td>
        return (
          <th key={key} scope={index === 0 && data.header_row ? 'col' : 'row'}>
            {cell}
          </th>
        )
      })}
    </tr>
  )
}
