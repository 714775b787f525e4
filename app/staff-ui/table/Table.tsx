import type { ReactNode, RefObject } from 'react'
import { Link } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../Icon.tsx'
import { SelectAllCheckbox, SelectCheckbox } from './SelectCheckbox.tsx'
import styles from './Table.module.css'
import type { Selection } from './use-selection.ts'

/** A column header; a sortable one links to the list sorted by it. */
export type Column = { label: string; sort?: { to: string; direction: 'ascending' | 'descending' | 'none' } }
export type Row<Key extends string | number> = { key: Key; name?: string; cells: ReactNode[]; actions?: ReactNode }

export type TableProps<Key extends string | number> = {
  /** the columns; the first names the row */
  head: (string | Column)[]
  rows: Row<Key>[]
  /** shown when there are no rows */
  empty: string
  /** makes rows selectable, for bulk actions */
  selection?: Selection | undefined
  table?: RefObject<HTMLTableElement | null>
}

/** A table; on a phone each row is a card. The main list of a screen is a `ListTable`, with keyboard navigation. */
export function Table<Key extends string | number>({ head, rows, empty, selection, table }: TableProps<Key>) {
  const columns = head.map((column): Column => (typeof column === 'string' ? { label: column } : column))
  const hasActions = rows.some(({ actions }) => actions)
  if (rows.length === 0) return empty && <p className={styles.empty}>{empty}</p>
  return (
    <div className={styles.scroll}>
      <table ref={table} className={styles.table}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={styles.choose}>
                <SelectAllCheckbox ids={rows.map(({ key }) => Number(key))} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.label} column={column} />
            ))}
            {hasActions && (
              <th scope="col">
                <span className="visually-hidden">{t('Actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name: rowName, cells: [first, ...others], actions }) => (
            <tr key={key} data-chosen={selection?.has(Number(key)) || undefined}>
              {selection && (
                <td className={styles.choose}>
                  <SelectCheckbox id={Number(key)} name={rowName ?? String(key)} selection={selection} />
                </td>
              )}
              <th scope="row">{first}</th>
              {others.map((cell, index) => (
                <td key={columns[index + 1]?.label} data-label={columns[index + 1]?.label}>
                  {cell}
                </td>
              ))}
              {hasActions && <td className={styles.rowActions}>{actions}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Head({ column: { label, sort } }: { column: Column }) {
  if (!sort) return <th scope="col">{label}</th>
  return (
    <th scope="col" aria-sort={sort.direction}>
      <Link to={sort.to}>
        {label} {sort.direction !== 'none' && <Icon name={sort.direction === 'ascending' ? 'up' : 'down'} />}
      </Link>
    </th>
  )
}
