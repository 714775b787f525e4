import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { partsOf } from '../../review/comment-text.ts'
import type { Colleague, CommentEntry } from '../../review/schema.ts'
import { Initials } from '../../staff-ui/Initials.tsx'
import { failureText } from '../../staff-ui/use-action.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { CommentForm } from './CommentForm.tsx'
import { readCommentDraft } from './comment-drafts.ts'
import styles from './comments.module.css'
import type { CommentsStore } from './comments-store.ts'

type Props = { comment: CommentEntry; store: CommentsStore; colleagues: readonly Colleague[] }

/** One comment with its author and time; one's own can be edited and deleted. */
export function CommentView({ comment, store, colleagues }: Props) {
  const format = useDateFormat()
  const place = store.placeOf(`edit-${comment.id}`)
  const [mode, setMode] = useState<'shown' | 'edited' | 'deleting'>(() => (readCommentDraft(place) ? 'edited' : 'shown'))
  const [failure, setFailure] = useState('')
  const moment = (iso: string) => `${format.dayAndMonth(iso)}, ${format.clock(iso)}`
  async function remove(): Promise<void> {
    try {
      await store.remove(comment.id)
    } catch (error) {
      setFailure(failureText(error))
      setMode('shown')
    }
  }
  return (
    <div className={styles.comment} data-comment={comment.id}>
      <header>
        <Initials name={comment.author} />
        <strong>{comment.author}</strong>
        <time dateTime={comment.at} title={format.dateTime(comment.at)}>
          {moment(comment.at)}
        </time>
      </header>
      {mode === 'edited' ? (
        <CommentForm
          label={t('Comment')}
          send={t('Save')}
          place={place}
          initial={{ text: comment.text, mentions: comment.mentions.map(({ id }) => id) }}
          colleagues={colleagues}
          startsFocused
          onSend={async (draft) => {
            await store.change(comment.id, draft)
            setMode('shown')
          }}
          onCancel={() => setMode('shown')}
        />
      ) : (
        <p className={styles.text}>
          {partsOf(comment.text, comment.mentions).map(({ text, mention }, index) =>
            mention ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
              <mark key={index} data-me={comment.mentions.find(({ id }) => id === mention.id)?.isMe || undefined}>
                {text}
              </mark>
            ) : (
              text
            ),
          )}
          {comment.editedAt && <small title={format.dateTime(comment.editedAt)}> {t('edited|comment')}</small>}
        </p>
      )}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {comment.isMine && mode === 'shown' && (
        <div className={styles.own}>
          <button type="button" onClick={() => setMode('edited')}>
            {t('Edit')}
          </button>
          <button type="button" onClick={() => setMode('deleting')}>
            {t('Delete')}
          </button>
        </div>
      )}
      {mode === 'deleting' && (
        <fieldset className={styles.confirm}>
          <legend>{t('Delete this comment?')}</legend>
          <button
            type="button"
            className={styles.danger}
            ref={(button) => button?.focus({ preventScroll: true })}
            onClick={() => void remove()}
          >
            {t('Delete')}
          </button>
          <button type="button" className={styles.quiet} onClick={() => setMode('shown')}>
            {t('Cancel')}
          </button>
        </fieldset>
      )}
    </div>
  )
}
