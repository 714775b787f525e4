import { useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import type { ReviewState } from '../../review/schema.ts'
import { ApiError, request } from '../../staff-ui/api-client.ts'
import { failureText } from '../../staff-ui/use-action.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { sendBeforeComparing } from '../compare/compared-path.ts'
import { GoOnline } from '../publish/GoOnline.tsx'
import { useGoOnline } from '../publish/use-go-online.ts'
import { usePublishTime } from '../publish/use-publish-time.ts'
import { When } from '../publish/When.tsx'
import type { EditorSession } from '../session/session.ts'
import { approvalWords } from './approval-words.ts'
import styles from './review.module.css'
import { reviewOf } from './review-store.ts'
import { dropStoredText, readStoredText, storeText } from './stored-text.ts'

/** A release is planned by who publishes, not by who is asked. */
const NOW_OR_AT_A_TIME = ['now', 'time'] as const

/**
 * What whoever is asked decides: approve, and publish now or at a time, or return with the reason. What is typed stays until
 * it is sent.
 */
export function ReviewAnswer({ session, review: { id } }: { session: EditorSession; review: ReviewState }) {
  const place = `answer/${id}`
  const [answer, setAnswer] = useState(() => readStoredText(place))
  const [failure, setFailure] = useState('')
  const [timeError, setTimeError] = useState('')
  const { moment, choose } = usePublishTime(session.region.today ?? '')
  const going = useGoOnline(session)
  const format = useDateFormat()
  const [isSending, setSending] = useState(false)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()

  async function decide(decision: 'approve' | 'return'): Promise<void> {
    if (decision === 'return' && !answer.trim()) return setFailure(t('Please say what is missing.'))
    setSending(true)
    setFailure('')
    setTimeError('')
    const at = moment.way === 'time' ? { at: moment.at } : {}
    const body = decision === 'approve' ? { answer, ...at, online: await going.decide() } : { answer }
    let outcome: { at?: string } | undefined
    try {
      await sendBeforeComparing()
      outcome = await request<{ at?: string } | undefined>('POST', `/api/review/requests/${id}/${decision}`, body)
      dropStoredText(place)
    } catch (error) {
      const atTime = error instanceof ApiError ? error.problem.errors?.at?.join(' ') : undefined
      if (atTime) setTimeError(atTime)
      else setFailure(failureText(error))
      setSending(false)
      return reviewOf(session).load()
    }
    if (decision === 'return') session.showToast(t('Returned. The reason was sent by email.'))
    else session.showToast(await approvalWords(session.region, outcome?.at, format))
    await reviewOf(session).load()
    await navigate(`${pathname}?edit`, { preventScrollReset: true })
    await revalidate()
    setSending(false)
  }
  return (
    <form
      className={styles.answer}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) void decide('approve')
      }}
    >
      <GoOnline subject={session.region} going={going} />
      <When moment={moment} ways={NOW_OR_AT_A_TIME} error={timeError} onChange={choose} />
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
      <button type="submit" className={styles.primary} disabled={isSending}>
        {moment.way === 'time' ? t('Approve and plan') : t('Approve and publish')}
      </button>
      <button type="button" className={styles.second} disabled={isSending} onClick={() => void decide('return')}>
        {t('Return|verb')}
      </button>
    </form>
  )
}
