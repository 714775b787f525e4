import { BookingButton } from '../../booking/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Mark } from '../../ui/Mark.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import type { EventView } from '../event-view.ts'
import styles from './EventRow.module.css'

/** One performance in a list. The whole row leads to its page and wears its Zweiklang when pointed at. */
export function EventRow({ event, headingLevel = 'h3' }: { event: EventView; headingLevel?: 'h3' | 'h4' }) {
  const Heading = headingLevel
  return (
    <li className={styles.row} data-zweiklang={event.zweiklang} data-status={event.status}>
      <time className={styles.time} dateTime={event.startsAt}>
        {event.clock}
        <span className="visually-hidden"> Uhr</span>
      </time>
      <div className={styles.what}>
        <Heading className={styles.title}>
          <SmartLink to={event.url} className={styles.link} prefetch="intent">
            {event.title}
          </SmartLink>
        </Heading>
        <p className={styles.subline}>{event.subline}</p>
        {event.note && <p className={styles.note}>{event.note}</p>}
      </div>
      <div className={styles.where}>
        <p>{event.room}</p>
        {(event.marks.length > 0 || event.statusLabel || event.availability === 'few') && (
          <p className={styles.marks}>
            {event.statusLabel && <Mark strong>{event.statusLabel}</Mark>}
            {event.marks.map((mark) => (
              <Mark key={mark}>{mark}</Mark>
            ))}
            {event.availability === 'few' && <Mark>{t('Few tickets left')}</Mark>}
          </p>
        )}
      </div>
      <p className={styles.price}>{event.isFree ? event.price : event.price && t('from {price}', { price: event.price })}</p>
      <div className={styles.action}>
        <RowAction event={event} />
      </div>
    </li>
  )
}

function RowAction({ event }: { event: EventView }) {
  if (event.isBookable) return <BookingButton event={event} />
  if (event.availability === 'sold-out') return <span className={styles.said}>{t('Sold out')}</span>
  if (event.saleFrom) return <span className={styles.said}>{event.saleFrom}</span>
  return null
}
