import { useEffect, useRef, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { Colleague, CommentThread } from '../../review/schema.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { failureText } from '../../staff-ui/use-action.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { AnchorWords, anchorName } from './AnchorWords.tsx'
import { CommentForm } from './CommentForm.tsx'
import { CommentView } from './CommentView.tsx'
import { readCommentDraft } from './comment-drafts.ts'
import styles from './comments.module.css'
import type { CommentsStore } from './comments-store.ts'

type Props = {
  thread: CommentThread
  store: CommentsStore
  colleagues: readonly Colleague[]
  isActive: boolean
  /** whether its module is no longer on the page */
  isGone: boolean
  onGoTo: () => void
}

/** A thread: what it is about, which leads there, its comments, an answer, and *Resolved*. */
export function ThreadCard({ thread, store, colleagues, isActive, isGone, onGoTo }: Props) {
  const format = useDateFormat()
  const card = useRef<HTMLLIElement>(null)
  const place = store.placeOf(`reply-${thread.id}`)
  const [isReplying, setReplying] = useState(() => readCommentDraft(place) !== undefined)
  const [failure, setFailure] = useState('')
  useEffect(() => {
    if (!isActive) return
    card.current?.scrollIntoView({ block: 'nearest' })
    card.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [isActive])
  const { anchor, resolved } = thread
  const by = thread.comments[0]?.author ?? ''
  async function setResolved(isResolved: boolean): Promise<void> {
    setFailure('')
    try {
      await store.resolve(thread.id, isResolved)
    } catch (error) {
      setFailure(failureText(error))
    }
  }
  return (
    <li ref={card} className={styles.thread} data-thread={thread.id} data-active={isActive || undefined}>
      <article aria-label={t('Comment by {name} on {about}', { name: by, about: anchorName(anchor) })}>
        <button type="button" className={styles.anchor} disabled={isGone || anchor.node === null} onClick={onGoTo}>
          <AnchorWords anchor={anchor} isGone={isGone} />
        </button>
        {thread.comments.map((comment) => (
          <CommentView key={comment.id} comment={comment} store={store} colleagues={colleagues} />
        ))}
        {resolved && (
          <p className={styles.resolved}>
            <Icon name="check" />
            {t('Resolved by {name}, {moment}', { name: resolved.by, moment: format.dateTime(resolved.at) })}
          </p>
        )}
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        {isReplying ? (
          <CommentForm
            label={t('Reply')}
            send={t('Reply')}
            place={place}
            colleagues={colleagues}
            startsFocused
            onSend={async (draft) => {
              await store.reply(thread.id, draft)
              setReplying(false)
            }}
            onCancel={() => setReplying(false)}
          />
        ) : (
          <div className={styles.threadButtons}>
            <button type="button" className={styles.quiet} onClick={() => setReplying(true)}>
              {t('Reply')}
            </button>
            <button type="button" className={styles.quiet} onClick={() => void setResolved(!resolved)}>
              <Icon name={resolved ? 'undo' : 'check'} />
              {resolved ? t('Reopen') : t('Resolved')}
            </button>
          </div>
        )}
      </article>
    </li>
  )
}
