import { Link } from 'react-router'
import { SaleBar } from '../../booking/sales/SaleBar.tsx'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import { saleLabel, saleNote } from '../../scheduling/sale-label.ts'
import { Picture } from '../../ui/Picture.tsx'
import type { Evening } from './evenings.server.ts'
import styles from './today.module.css'

/** A performance of today with its poster and what is sold of it; it leads to the evening desk where the role works there. */
export function EveningCard({ evening, hasEveningDesk }: { evening: Evening; hasEveningDesk: boolean }) {
  const { id, title, time, room, status, statusLabel, picture, sales } = evening
  return (
    <article className={styles.evening} data-cancelled={status === 'cancelled' || undefined}>
      <div className={styles.poster}>{picture && <Picture picture={picture} sizes="6rem" ratio="3 / 4" alt="" />}</div>
      <div className={styles.facts}>
        <p>{[time, room, statusLabel].filter(Boolean).join(' · ')}</p>
        <h2>
          <Link to={hasEveningDesk ? adminUrl('evening') : adminUrl('event', id)}>{title}</Link>
        </h2>
        {sales && <SaleBar sales={sales} shape="card" warning={evening.warning} />}
        <p>{sales ? saleNote(evening) : saleLabel(evening)}</p>
      </div>
    </article>
  )
}
