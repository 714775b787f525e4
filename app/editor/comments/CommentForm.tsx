import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { mentionedIn } from '../../review/comment-text.ts'
import type { Colleague, CommentAnchor } from '../../review/schema.ts'
import { failureText } from '../../staff-ui/use-action.ts'
import { type CommentDraft, dropCommentDraft, emptyCommentDraft, readCommentDraft, storeCommentDraft } from './comment-drafts.ts'
import styles from './comments.module.css'
import { MentionField } from './MentionField.tsx'

type Props = {
  label: string
  send: string
  /** where the text is stored until it is sent */
  place: string
  /** what it begins with when nothing is stored */
  initial?: Pick<CommentDraft, 'text' | 'mentions'>
  /** what a new comment is about, stored with its text */
  anchor?: CommentAnchor
  colleagues: readonly Colleague[]
  startsFocused?: boolean
  /** @throws ApiError; the text then stays */
  onSend: (draft: CommentDraft) => Promise<void>
  /** shows a button that gives the text up */
  onCancel?: () => void
}

/** Writes a comment. What is typed is stored in the browser until it is sent or given up. */
export function CommentForm({ label, send, place, initial, anchor, colleagues, startsFocused = false, onSend, onCancel }: Props) {
  const [draft, setDraft] = useState<CommentDraft>(() => readCommentDraft(place) ?? { ...emptyCommentDraft(), ...initial })
  const [failure, setFailure] = useState('')
  const [isSending, setSending] = useState(false)
  const isEmpty = !draft.text.trim()

  function change(changes: Partial<CommentDraft>): void {
    setDraft((before) => {
      const next = { ...before, ...changes, ...(anchor ? { anchor } : {}) }
      storeCommentDraft(place, next)
      return next
    })
  }
  async function submit(): Promise<void> {
    if (isEmpty || isSending) return
    setSending(true)
    setFailure('')
    try {
      const mentioned = mentionedIn(draft.text, colleagues).map(({ id }) => id)
      await onSend({ ...draft, mentions: mentioned })
      dropCommentDraft(place)
      setDraft(emptyCommentDraft())
    } catch (error) {
      setFailure(failureText(error))
    }
    setSending(false)
  }
  function cancel(): void {
    dropCommentDraft(place)
    onCancel?.()
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        void submit()
      }}
    >
      <MentionField
        label={label}
        value={draft.text}
        colleagues={colleagues}
        startsFocused={startsFocused}
        onChange={(text) => change({ text })}
        onMention={({ id }) => change({ mentions: [...new Set([...draft.mentions, id])] })}
        onSubmit={() => void submit()}
      />
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure} {t('Your text is kept here.')}
        </p>
      )}
      {(!isEmpty || onCancel) && (
        <div className={styles.formButtons}>
          <button type="submit" className={styles.primary} disabled={isEmpty || isSending} title={t('Ctrl Enter')}>
            {send}
          </button>
          {onCancel && (
            <button type="button" className={styles.quiet} onClick={cancel}>
              {t('Cancel')}
            </button>
          )}
        </div>
      )}
    </form>
  )
}
