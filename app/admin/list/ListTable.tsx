import { useCallback, useRef, useState } from 'react'
import { Link } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { KeySheet } from './KeySheet.tsx'
import styles from './list.module.css'
import { Table, type TableProps } from './Table.tsx'
import { useListKeys } from './use-list-keys.ts'

type Props<Key extends string | number> = Omit<TableProps<Key>, 'table'> & {
  /** address of what follows; null at the end */
  next?: string | null
}

/** The list that a screen is about: a table that goes on at its end, and through which keys lead. A screen has one. */
export function ListTable<Key extends string | number>({ next, ...shown }: Props<Key>) {
  const table = useRef<HTMLTableElement>(null)
  const [showsKeys, setShowsKeys] = useState(false)
  useListKeys(
    table,
    useCallback(() => setShowsKeys(true), []),
  )
  return (
    <>
      <Table {...shown} table={table} />
      <footer className={styles.foot}>
        {next && (
          <Link className={styles.second} to={next}>
            {t('Further entries')}
          </Link>
        )}
        {shown.rows.length > 0 && (
          <button type="button" className={`${styles.quiet} ${styles.keysButton}`} onClick={() => setShowsKeys(true)}>
            {t('Keys')} <kbd>?</kbd>
          </button>
        )}
      </footer>
      {showsKeys && <KeySheet onClose={() => setShowsKeys(false)} />}
    </>
  )
}
