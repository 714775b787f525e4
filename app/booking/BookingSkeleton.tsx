import { t } from '../platform/i18n/i18n.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import styles from './BookingSkeleton.module.css'

/** Placeholder of the widget while the offer loads: two price rows, the sum and the button in their final size. */
export function BookingSkeleton() {
  return (
    <div className={styles.skeleton}>
      <p className="visually-hidden" role="status">
        {t('Loading tickets…')}
      </p>
      {[0, 1].map((row) => (
        <div key={row} className={styles.row}>
          <div>
            <Skeleton width="7rem" />
            <Skeleton width="9rem" height="0.8em" />
          </div>
          <Skeleton width="8.5rem" height="3rem" />
        </div>
      ))}
      <Skeleton height="1.6rem" />
      <Skeleton height="3rem" />
    </div>
  )
}
