import type { ContentNode } from '../../content/index.ts'
import type { Cell } from '../../modules/table/grid.ts'
import { columnCount } from '../../modules/table/table-data.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { MenuButton, type MenuItem } from '../../staff-ui/MenuButton.tsx'
import type { EditorSession } from '../session/session.ts'
import styles from '../strip/strip.module.css'
import { rowsOf } from './cell-path.ts'
import { addColumn, addRow, moveColumn, moveRow, removeColumn, removeRow } from './table-commands.ts'

/** The menu of the row and the column that the caret is in, in the strip beside the tools of the text. */
export function TableMenu({ session, node, cell }: { session: EditorSession; node: ContentNode; cell: Cell }) {
  const table = { session, nodeId: node.id }
  const { row, column } = cell
  const rows = rowsOf(node)
  const columns = columnCount(rows)
  const when = (isOffered: boolean, item: MenuItem): MenuItem[] => (isOffered ? [item] : [])
  const items: MenuItem[] = [
    { label: t('Row above'), icon: 'plus', act: () => addRow(table, row, column) },
    { label: t('Row below'), icon: 'plus', hint: t('Ctrl Enter'), act: () => addRow(table, row + 1, column) },
    ...when(row > 0, { label: t('Move row up'), icon: 'up', act: () => moveRow(table, cell, -1) }),
    ...when(row < rows.length - 1, { label: t('Move row down'), icon: 'down', act: () => moveRow(table, cell, 1) }),
    ...when(rows.length > 1, { label: t('Delete row'), icon: 'bin', act: () => removeRow(table, cell) }),
    'line',
    { label: t('Column to the left'), icon: 'plus', act: () => addColumn(table, column, row) },
    { label: t('Column to the right'), icon: 'plus', act: () => addColumn(table, column + 1, row) },
    ...when(column > 0, { label: t('Move column left'), icon: 'left', act: () => moveColumn(table, cell, -1) }),
    ...when(column < columns - 1, { label: t('Move column right'), icon: 'right', act: () => moveColumn(table, cell, 1) }),
    ...when(columns > 1, { label: t('Delete column'), icon: 'bin', act: () => removeColumn(table, cell) }),
  ]
  const sign = (
    <>
      <Icon name="table" />
      {t('Table')}
      <Icon name="chevron" />
    </>
  )
  return (
    <MenuButton
      label={t('Table: rows and columns')}
      sign={sign}
      items={items}
      className={styles.menuButton ?? ''}
      menuClass={styles.menu ?? ''}
    />
  )
}
