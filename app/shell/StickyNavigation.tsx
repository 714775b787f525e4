import { useMatches } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { SmartLink } from '../ui/SmartLink.tsx'
import { STICKY_SHOW_RATIO } from './constants.ts'
import styles from './StickyNavigation.module.css'
import { useScrolledPast } from './use-scrolled-past.ts'

type Booking = { sticky?: { label: string; url: string } } | undefined

/** What stays at hand at the bottom of the window: booking this performance, and the way back to the top (B §2). */
export function StickyNavigation() {
  const past = useScrolledPast(STICKY_SHOW_RATIO)
  const sticky = (useMatches().at(-1)?.loaderData as Booking)?.sticky
  return (
    <div className={styles.sticky} data-shown={past || undefined} inert={!past} data-screen-only>
      {sticky && (
        <SmartLink to={sticky.url} className={styles.book}>
          {sticky.label}
        </SmartLink>
      )}
      <button
        type="button"
        className={styles.top}
        onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
        aria-label={t('Back to top')}
      >
        ↑
      </button>
    </div>
  )
}
