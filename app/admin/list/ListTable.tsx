import { type ReactNode, useCallback, useRef, useState } from 'react'
import { Link } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { KeySheet } from './KeySheet.tsx'
import styles from './list.module.css'
import { useListKeys } from './use-list-keys.ts'
import type { Selection } from './use-selection.ts'

/** A column's head; one that can sort leads to the list sorted by it. */
export type Column = { label: string; sort?: { to: string; direction: 'ascending' | 'descending' | 'none' } }
export type Row<Key extends string | number> = { key: Key; name?: string; cells: ReactNode[]; actions?: ReactNode }

type Props<Key extends string | number> = {
  /** the columns; the first names the row */
  head: (string | Column)[]
  rows: Row<Key>[]
  /** said where there are no rows */
  empty: string
  /** address of what follows; null at the end */
  next?: string | null
  /** rows that can be chosen, where there is something to be done with many */
  selection?: Selection | undefined
}

/** A list as a table; every list of the admin area is one. On a phone each row is a card. Keys lead through it. */
export function ListTable<Key extends string | number>({ head, rows, empty, next, selection }: Props<Key>) {
  const table = useRef<HTMLTableElement>(null)
  const [showsKeys, setShowsKeys] = useState(false)
  useListKeys(
    table,
    useCallback(() => setShowsKeys(true), []),
  )
  const columns = head.map((column): Column => (typeof column === 'string' ? { label: column } : column))
  const hasActions = rows.some(({ actions }) => actions)
  return (
    <>
      {rows.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <div className={styles.scroll}>
          <table ref={table} className={styles.table}>
            <thead>
              <tr>
                {selection && (
                  <th scope="col" className={styles.choose}>
                    <ChooseAll ids={rows.map(({ key }) => Number(key))} selection={selection} />
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
                      <Choose id={Number(key)} name={rowName ?? String(key)} selection={selection} />
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
      )}
      <footer className={styles.foot}>
        {next && (
          <Link className={styles.second} to={next}>
            {t('Further entries')}
          </Link>
        )}
        {rows.length > 0 && (
          <button type="button" className={`${styles.quiet} ${styles.keysButton}`} onClick={() => setShowsKeys(true)}>
            {t('Keys')} <kbd>?</kbd>
          </button>
        )}
      </footer>
      {showsKeys && <KeySheet onClose={() => setShowsKeys(false)} />}
    </>
  )
}

function Head({ column: { label, sort } }: { column: Column }) {
  if (!sort) return <th scope="col">{label}</th>
  return (
    <th scope="col" aria-sort={sort.direction}>
      <Link to={sort.to}>
        {label} <span aria-hidden="true">{{ ascending: '↑', descending: '↓', none: '' }[sort.direction]}</span>
      </Link>
    </th>
  )
}

function Choose({ id, name, selection }: { id: number; name: string; selection: Selection }) {
  const hasShift = useRef(false)
  return (
    <label>
      <input
        type="checkbox"
        aria-label={t('Choose {name}', { name })}
        checked={selection.has(id)}
        onClick={(event) => {
          hasShift.current = event.shiftKey
        }}
        onChange={() => selection.toggle(id, hasShift.current)}
      />
    </label>
  )
}

function ChooseAll({ ids, selection }: { ids: number[]; selection: Selection }) {
  const chosen = ids.filter((id) => selection.has(id)).length
  return (
    <label>
      <input
        type="checkbox"
        aria-label={t('Choose all on this page')}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < ids.length
        }}
        checked={chosen === ids.length}
        onChange={() => selection.set(chosen === ids.length ? [] : ids)}
      />
    </label>
  )
}
