import { lazy, Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import type { ReviewState } from '../../review/schema.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import type { EditorSession } from '../session/session.ts'
import styles from './review.module.css'
import { reviewOf, useReview } from './review-store.ts'

const ReviewDock = lazy(() => import('./ReviewDock.tsx'))

/** That the page is with somebody for review, or was given back: in the bar beside its status; pressed, it shows the review. */
export function ReviewChip({ session }: { session: EditorSession }) {
  const { review, isOpen } = useReview(session)
  const isAskedFor = useSearchParams()[0].has('review')
  const isThere = review !== null
  useEffect(() => {
    if (isAskedFor && isThere) reviewOf(session).show(true)
  }, [session, isAskedFor, isThere])
  if (!review) return null
  return (
    <>
      <button
        type="button"
        className={styles.chip}
        title={chipWords(review)}
        data-state={review.state}
        aria-expanded={isOpen}
        onClick={() => reviewOf(session).show(!isOpen)}
      >
        <Icon name="review" />
        <span>{chipWords(review)}</span>
      </button>
      <Suspense>{isOpen && <ReviewDock session={session} review={review} />}</Suspense>
    </>
  )
}

/** Where the review stands, in a few words. */
function chipWords({ state, isAsked, reviewer, by }: ReviewState): string {
  if (state === 'returned') return t('Returned')
  if (state === 'changed') return t('Changed since review was asked for')
  if (isAsked) return t('{name} asks for review', { name: by })
  return reviewer ? t('In review with {name}', { name: reviewer }) : t('In review')
}
