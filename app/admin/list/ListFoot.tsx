import { type RefObject, useCallback, useState } from 'react'
import { Link } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import form from '../form/form.module.css'
import keys from './KeySheet.module.css'
import { KeySheet } from './KeySheet.tsx'
import styles from './ListFoot.module.css'
import { useListKeys } from './use-list-keys.ts'

type Props = {
  /** what the keys lead through: a table, or what holds entries that bear `data-entry` */
  entries: RefObject<HTMLElement | null>
  isEmpty: boolean
  /** whether entries stand beside each other too */
  isGrid?: boolean
  /** address of what follows; null at the end */
  next?: string | null | undefined
}

/** The end of a list: the way on, and the keys that lead through it. A screen has one. */
export function ListFoot({ entries, isEmpty, isGrid = false, next }: Props) {
  const [showsKeys, setShowsKeys] = useState(false)
  useListKeys(
    entries,
    useCallback(() => setShowsKeys(true), []),
  )
  return (
    <>
      <footer className={styles.foot}>
        {next && (
          <Link className={form.second} to={next}>
            {t('Further entries')}
          </Link>
        )}
        {!isEmpty && (
          <button type="button" className={`${form.quiet} ${styles.keysButton}`} onClick={() => setShowsKeys(true)}>
            {t('Keys')} <kbd className={keys.key}>?</kbd>
          </button>
        )}
      </footer>
      {showsKeys && <KeySheet isGrid={isGrid} onClose={() => setShowsKeys(false)} />}
    </>
  )
}
