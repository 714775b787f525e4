import { Skeleton } from '../../ui/Skeleton.tsx'
import { useEventStyle } from '../use-event-style.ts'
import styles from './EventDays.module.css'
import row from './EventRow.module.css'

const ROWS = ['early', 'evening', 'late'] as const

/** Placeholder of the list in its style, while performances load. */
export function EventDaysSkeleton({ days = 2 }: { days?: number }) {
  const look = useEventStyle()
  return (
    <div className={styles.days} data-look={look} aria-hidden="true">
      {Array.from({ length: days }, (_, day) => `day ${day}`).map((day) => (
        <div key={day} className={styles.day}>
          <div className={styles.date}>
            <Skeleton width="6rem" height="calc(var(--numeral) * 0.7)" />
          </div>
          <div className={styles.rows}>
            <div className={styles.list}>
              {ROWS.map((time) => (
                <RowSkeleton key={time} hasPoster={look !== '1'} />
              ))}
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}

function RowSkeleton({ hasPoster }: { hasPoster: boolean }) {
  return (
    <div className={row.row}>
      {hasPoster && (
        <div className={row.poster}>
          <Skeleton height="auto" ratio="4 / 5" />
        </div>
      )}
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
  )
}
