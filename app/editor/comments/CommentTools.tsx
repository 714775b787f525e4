import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { Tooltip } from '../../staff-ui/Tooltip.tsx'
import { useSessionState } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'
import { startComment } from './comment-anchor.ts'
import styles from './comments.module.css'
import { commentsOf } from './comments-store.ts'
import { useQuoteHighlights } from './quote-highlights.ts'
import { useComments } from './use-comments.ts'

const CommentsDock = lazy(() => import('./CommentsDock.tsx'))

/** The button of the bar that shows the comments beside the page, with the number of open ones, and Alt+K, which begins one. */
export function CommentTools({ session }: { session: EditorSession }) {
  const store = commentsOf(session)
  const { threads, isOpen, active } = useComments(session)
  const open = threads.filter(({ resolved }) => !resolved).length
  useFreshComments(session)
  useThreadFromUrl(session)
  useQuoteHighlights(threads, isOpen ? active : null)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'KeyK' || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.getModifierState('AltGraph') || document.querySelector('dialog:modal')) return
    event.preventDefault()
    startComment(session)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <Tooltip text={t('Comments')} keys={t('Alt K')}>
        <button
          type="button"
          data-sign
          data-comments-button
          data-none={open === 0 && !isOpen ? true : undefined}
          className={styles.button}
          aria-label={open > 0 ? t('Comments, {n} open', { n: open }) : t('Comments')}
          aria-keyshortcuts="Alt+K"
          aria-expanded={isOpen}
          onClick={() => (isOpen ? store.close() : store.open(null))}
        >
          <Icon name="comment" />
          {open > 0 && <span className={styles.badge} aria-hidden="true" data-number={open} />}
        </button>
      </Tooltip>
      <Suspense>{isOpen && <CommentsDock session={session} />}</Suspense>
    </>
  )
}

/** Reads the comments at the beginning and whenever the server tells that they have changed, and announces what is new. */
function useFreshComments(session: EditorSession): void {
  const { reviewRevision } = useSessionState(session, 'reviewRevision')
  const known = useRef<Set<number>>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew whenever it is another
  useEffect(() => {
    let isWanted = true
    const store = commentsOf(session)
    void store.load().then(() => {
      const { threads, status } = store.getState()
      if (!isWanted || status !== 'ready') return
      const all = threads.flatMap(({ comments }) => comments)
      const news = known.current ? all.filter(({ id, isMine }) => !isMine && !known.current?.has(id)) : []
      known.current = new Set(all.map(({ id }) => id))
      const [first] = news
      if (first) session.announce(t('{name} has commented: {text}', { name: first.author, text: first.text }))
    })
    return () => {
      isWanted = false
    }
  }, [session, reviewRevision])
}

/** Shows the thread of `?comment=ID` once; links in emails have it. */
function useThreadFromUrl(session: EditorSession): void {
  const id = Number(useSearchParams()[0].get('comment'))
  useEffect(() => {
    if (id > 0) commentsOf(session).open(id)
  }, [session, id])
}
