import { useEffect, useState } from 'react'
import { locate } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { CommentThread } from '../../review/schema.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { RightDock } from '../docks/RightDock.tsx'
import { focusModule, moduleElement } from '../overlay/module-elements.ts'
import { useSessionState } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'
import { returnToText } from '../text/return-to-text.ts'
import { AnchorWords } from './AnchorWords.tsx'
import { CommentForm } from './CommentForm.tsx'
import { anchorOfModule } from './comment-anchor.ts'
import styles from './comments.module.css'
import { commentsOf } from './comments-store.ts'
import { ThreadCard } from './ThreadCard.tsx'
import { orderThreads } from './thread-order.ts'
import { useComments, useThreadsOnPage } from './use-comments.ts'

type Shown = 'open' | 'resolved'

/** The comments beside the page: a new one, the open ones in the order of the page, and those that are resolved. */
export default function CommentsDock({ session }: { session: EditorSession }) {
  const store = commentsOf(session)
  const { status, colleagues, active, composing } = useComments(session)
  const threads = useThreadsOnPage(session)
  const { documents } = useSessionState(session, 'documents')
  const [shown, setShown] = useState<Shown>('open')
  useEffect(() => {
    void store.loadColleagues()
  }, [store])
  const isResolved = (thread: CommentThread) => thread.resolved !== null
  const activeThread = threads.find(({ id }) => id === active)
  // A thread that is gone to is shown, whichever list it is in.
  const list: Shown = activeThread ? (isResolved(activeThread) ? 'resolved' : 'open') : shown
  const ordered = orderThreads(threads, Object.values(documents)).filter((thread) => isResolved(thread) === (list === 'resolved'))
  const isThere = (node: string | null) => node === null || Object.values(documents).some((document) => locate(document, node))

  function goTo(thread: CommentThread): void {
    store.open(thread.id)
    const { node } = thread.anchor
    const element = node && moduleElement(node)
    if (!element || !node) return
    session.select({ containerId: containerOf(session, node), nodeId: node })
    element.scrollIntoView({ block: 'center' })
  }
  function close(): void {
    store.close()
    const { selected } = session.getState()
    if (returnToText(session)) return
    if (selected) focusModule(session, selected.nodeId)
    else document.querySelector<HTMLElement>('[data-comments-button]')?.focus({ preventScroll: true })
  }
  const listButton = (value: Shown, label: string, number: number) => (
    <button
      type="button"
      aria-pressed={list === value}
      onClick={() => {
        setShown(value)
        store.open(null)
      }}
    >
      {label} <span>{number}</span>
    </button>
  )
  return (
    <RightDock title={t('Comments')} onClose={close}>
      {composing ? (
        <section className={styles.composer} aria-label={t('New comment')}>
          <AnchorWords anchor={composing} isGone={!isThere(composing.node)} />
          <CommentForm
            key={`${composing.node}.${composing.field}.${composing.offset}`}
            label={t('Comment, @ mentions a colleague')}
            send={t('Comment|verb')}
            place={store.placeOf('new')}
            anchor={composing}
            colleagues={colleagues}
            startsFocused
            onSend={(draft) => store.addThread(composing, draft)}
            onCancel={() => store.cancelComposing()}
          />
        </section>
      ) : (
        <button type="button" className={styles.begin} onClick={() => store.compose(anchorOfModule(session))}>
          <Icon name="addComment" />
          <NewCommentWords session={session} />
        </button>
      )}
      <fieldset className={styles.lists} aria-label={t('Which comments')}>
        {listButton('open', t('Open|comments'), threads.filter((thread) => !isResolved(thread)).length)}
        {listButton('resolved', t('Resolved'), threads.filter(isResolved).length)}
      </fieldset>
      {ordered.length > 0 ? (
        <ol className={styles.threads}>
          {ordered.map((thread) => (
            <ThreadCard
              key={thread.id}
              thread={thread}
              store={store}
              colleagues={colleagues}
              isActive={thread.id === active}
              isGone={!isThere(thread.anchor.node)}
              onGoTo={() => goTo(thread)}
            />
          ))}
        </ol>
      ) : (
        <div className={styles.empty} role="status">
          <Sentence status={status} list={list} />
          {status === 'failed' && (
            <button type="button" className={styles.quiet} onClick={() => void store.load()}>
              {t('Try again')}
            </button>
          )}
        </div>
      )}
    </RightDock>
  )
}

function NewCommentWords({ session }: { session: EditorSession }) {
  const { selected } = useSessionState(session, 'selected')
  return selected ? t('Comment on the selected module') : t('Comment on the whole page')
}

function Sentence({ status, list }: { status: string; list: Shown }) {
  if (status === 'loading') return <p>{t('Loading comments…')}</p>
  if (status === 'failed') return <p>{t('The comments could not be loaded.')}</p>
  return list === 'open' ? (
    <p>{t('No open comments. Select a module or some words and comment on them, for instance to ask a colleague.')}</p>
  ) : (
    <p>{t('Nothing resolved yet.')}</p>
  )
}

function containerOf(session: EditorSession, nodeId: string): number {
  const { documents } = session.getState()
  return Number(Object.keys(documents).find((id) => documents[Number(id)] && locate(documents[Number(id)] as never, nodeId)))
}
