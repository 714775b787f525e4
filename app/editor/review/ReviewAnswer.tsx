import { useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import type { ReviewState } from '../../review/schema.ts'
import { request } from '../../staff-ui/api-client.ts'
import { failureText } from '../../staff-ui/use-action.ts'
import { sendBeforeComparing } from '../compare/compared-path.ts'
import type { EditorSession } from '../session/session.ts'
import styles from './review.module.css'
import { reviewOf } from './review-store.ts'
import { dropStoredText, readStoredText, storeText } from './stored-text.ts'

/** What whoever is asked decides: approve and publish, or return with the reason. What is typed stays until it is sent. */
export function ReviewAnswer({ session, review: { id } }: { session: EditorSession; review: ReviewState }) {
  const place = `answer/${id}`
  const [answer, setAnswer] = useState(() => readStoredText(place))
  const [failure, setFailure] = useState('')
  const [isSending, setSending] = useState(false)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()

  async function decide(decision: 'approve' | 'return'): Promise<void> {
    if (decision === 'return' && !answer.trim()) return setFailure(t('Please say what is missing.'))
    setSending(true)
    setFailure('')
    try {
      await sendBeforeComparing()
      await request('POST', `/api/review/requests/${id}/${decision}`, { answer })
      dropStoredText(place)
    } catch (error) {
      setFailure(failureText(error))
      setSending(false)
      return reviewOf(session).load()
    }
    session.showToast(decision === 'approve' ? t('Approved and published.') : t('Returned. The reason was sent by email.'))
    await reviewOf(session).load()
    await navigate(`${pathname}?edit`, { preventScrollReset: true })
    await revalidate()
    setSending(false)
  }
  return (
    <form className={styles.answer} onSubmit={(event) => event.preventDefault()}>
      <label>
        <span>{t('A word with it, needed to return')}</span>
        <textarea
          rows={3}
          maxLength={1000}
          value={answer}
          onChange={({ target }) => {
            setAnswer(target.value)
            storeText(place, target.value)
          }}
        />
      </label>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <button type="button" className={styles.primary} disabled={isSending} onClick={() => void decide('approve')}>
        {t('Approve and publish')}
      </button>
      <button type="button" className={styles.second} disabled={isSending} onClick={() => void decide('return')}>
        {t('Return|verb')}
      </button>
    </form>
  )
}
