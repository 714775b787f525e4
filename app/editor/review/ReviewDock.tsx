import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import type { ReviewState } from '../../review/schema.ts'
import { useLayoutData } from '../../site/index.ts'
import { request } from '../../staff-ui/api-client.ts'
import { failureText } from '../../staff-ui/use-action.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { comparedPath, sendBeforeComparing } from '../compare/compared-path.ts'
import { RightDock } from '../docks/RightDock.tsx'
import type { EditorSession } from '../session/session.ts'
import { ReviewAnswer } from './ReviewAnswer.tsx'
import { ReviewedTranslations } from './ReviewedTranslations.tsx'
import styles from './review.module.css'
import { reviewOf } from './review-store.ts'

/**
 * The review beside the page: who asks for it and why, the link to the difference on the page, and for its reviewers
 * *Approve and publish* or *Return*.
 */
export default function ReviewDock({ session, review }: { session: EditorSession; review: ReviewState }) {
  const format = useDateFormat()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [failure, setFailure] = useState('')
  const close = () => reviewOf(session).show(false)
  async function compare(): Promise<void> {
    await sendBeforeComparing()
    await navigate(`${comparedPath(pathname, { older: 'live', newer: 'draft' })}&review`, { preventScrollReset: true })
  }
  async function withdraw(): Promise<void> {
    try {
      await request('DELETE', `/api/review/requests/${review.id}`)
      await reviewOf(session).load()
    } catch (error) {
      setFailure(failureText(error))
    }
  }
  const locales = useLayoutData()?.locales
  const { state, isMine, isAsked, answer, endedBy } = review
  return (
    <RightDock title={state === 'returned' ? t('Returned') : t('Review')} onClose={close} className={styles.dock}>
      <p>{introduction(review)}</p>
      <p className={styles.quiet}>{format.dateTime(review.endedAt ?? review.at)}</p>
      {state === 'returned' ? <Words by={endedBy} text={answer} /> : <Words by={review.by} text={review.message} />}
      {state === 'changed' && (
        <p className={styles.notice}>
          {review.changedBy.length > 0
            ? t('Changed since by: {names}. It has to be handed over again.', { names: review.changedBy.join(', ') })
            : t('The page has changed since. It has to be handed over again.')}
        </p>
      )}
      {!search.includes('compare=') && (
        <button type="button" className={styles.second} onClick={() => void compare()}>
          {t('Show changes on the page')}
        </button>
      )}
      {state !== 'returned' && locales && <ReviewedTranslations subject={session.region} />}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {isAsked && state === 'open' && <ReviewAnswer session={session} review={review} />}
      {isMine && (
        <button type="button" className={styles.second} onClick={() => void withdraw()}>
          {state === 'returned' ? t('Understood') : t('Take request back')}
        </button>
      )}
    </RightDock>
  )
}

function Words({ by, text }: { by: string; text: string }) {
  if (!text) return null
  return (
    <figure className={styles.words}>
      <blockquote>{text}</blockquote>
      <figcaption>{by}</figcaption>
    </figure>
  )
}

function introduction({ state, by, isMine, reviewer, endedBy }: ReviewState): string {
  const whom = reviewer || t('everybody who may publish')
  if (state === 'returned') return t('{name} has returned your changes.', { name: endedBy })
  return isMine
    ? t('You have asked {name} to review this page.', { name: whom })
    : t('{by} has asked {name} to review this page.', { by, name: whom })
}
