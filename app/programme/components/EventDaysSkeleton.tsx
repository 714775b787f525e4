import { t } from '../../platform/i18n/i18n.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './EventDays.module.css'
import row from './EventRow.module.css'

const DAYS = ['first', 'second'] as const
const ROWS = ['early', 'evening', 'late'] as const

/** The shape of the list while performances are on their way: a numeral, and rows beside it. */
export function EventDaysSkeleton() {
  return (
    <>
      <p role="status" className="visually-hidden">
        {t('More performances are loading')}
      </p>
      {DAYS.map((day) => (
        <div key={day} className={styles.day} aria-hidden="true">
          <div className={styles.date}>
            <Skeleton width="6rem" height="calc(var(--numeral) * 0.7)" />
          </div>
          <div className={styles.rows}>
            {ROWS.map((one) => (
              <div key={one} className={row.row}>
                <span className={row.time}>
                  <Skeleton width="3rem" />
                </span>
                <div className={row.what}>
                  <Skeleton width="14rem" height="var(--h3)" />
                  <Skeleton width="9rem" height="var(--small)" />
                </div>
                <div className={row.where}>
                  <Skeleton width="7rem" />
                </div>
                <div className={row.price}>
                  <Skeleton width="4rem" />
                </div>
                <div className={row.action}>
                  <Skeleton height="3rem" />
                </div>
              </div>
            ))}
          </div>
        </div>
      ))}
    </>
  )
}
