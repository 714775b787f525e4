import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import form from '../screen.module.css'
import styles from './ListFooter.module.css'
import keys from './ShortcutsDialog.module.css'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'
import { focusFirst, useListKeys } from './use-list-keys.ts'

type Props = {
  /** what the keys lead through: a table, or what holds entries that bear `data-entry` */
  entries: RefObject<HTMLElement | null>
  /** how many entries the page shows */
  shown: number
  /** how many the list has, where that is known */
  total?: number | undefined
  /** whether entries stand beside each other too */
  isGrid?: boolean
  /** address of what follows; null at the end */
  next?: string | null | undefined
}

/** The footer of a list: count, link to the next page, and keyboard navigation. One per screen. */
export function ListFooter({ entries, shown, total, isGrid = false, next }: Props) {
  const [showsKeys, setShowsKeys] = useState(false)
  useListKeys(
    entries,
    useCallback(() => setShowsKeys(true), []),
  )
  const goOn = useGoingOn(entries)
  return (
    <>
      <footer className={styles.foot}>
        {/* What narrows a list is told how much is left. */}
        <p role="status">{countInWords(shown, total ?? shown, Boolean(next) && total === undefined)}</p>
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

/** Whoever goes on to the next entries stands at the first of them, not where the way on was. */
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
