import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import form from '../screen.module.css'
import styles from './ListFooter.module.css'
import keys from './ShortcutsDialog.module.css'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'
import table from './Table.module.css'
import { focusFirst, useListKeys } from './use-list-keys.ts'

type Props = {
  /** the list that the keys navigate: a table, or the container of elements with `data-entry` */
  entries: RefObject<HTMLElement | null>
  /** how many entries the page shows */
  shown: number
  /** what is said where there is none */
  empty: string
  /** total number of entries, if known */
  total?: number | undefined
  /** whether entries are laid out in a grid */
  isGrid?: boolean
  /** query of the next page; null on the last one */
  next?: string | null | undefined
}

/** The footer of a list: count, link to the next page, and keyboard navigation. One per screen. */
export function ListFooter({ entries, shown, empty, total, isGrid = false, next }: Props) {
  const [showsKeys, setShowsKeys] = useState(false)
  useListKeys(
    entries,
    useCallback(() => setShowsKeys(true), []),
  )
  const goOn = useGoingOn(entries)
  return (
    <>
      <footer className={styles.foot}>
        {/* Announces the number of results after a filter, or that there is none. */}
        <p role="status" className={shown === 0 ? table.empty : undefined}>
          {shown === 0 ? empty : countInWords(shown, total ?? shown, Boolean(next) && total === undefined)}
        </p>
        {next && (
          <Link className={form.second} to={next} onClick={goOn}>
            {t('More entries')}
          </Link>
        )}
        {shown > 0 && (
          <button type="button" className={`${form.quiet} ${styles.keysButton}`} onClick={() => setShowsKeys(true)}>
            {t('Keyboard shortcuts')} <kbd className={keys.key}>?</kbd>
          </button>
        )}
      </footer>
      {showsKeys && <ShortcutsDialog isGrid={isGrid} onClose={() => setShowsKeys(false)} />}
    </>
  )
}

function countInWords(shown: number, total: number, hasMore: boolean): string {
  if (hasMore) return t('{n} entries shown, more available', { n: shown })
  return shown < total ? t('{shown} of {n} entries', { shown, n: total }) : t('{n} entries', { n: total })
}

/** Moves the focus to the first entry of the next page, instead of leaving it on the link to that page. */
function useGoingOn(entries: Props['entries']): () => void {
  const isGoing = useRef(false)
  const { key } = useLocation()
  const before = useRef(key)
  useEffect(() => {
    if (before.current !== key && isGoing.current) focusFirst(entries.current)
    if (before.current !== key) isGoing.current = false
    before.current = key
  }, [key, entries])
  return () => {
    isGoing.current = true
  }
}
