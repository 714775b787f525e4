import { BookingButton } from '../../booking/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Mark } from '../../ui/Mark.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import type { EventView } from '../event-view.ts'
import styles from './DateList.module.css'

/** The performances of one production by month; the date leads, since it is what distinguishes them. */
export function DateList({ events }: { events: EventView[] }) {
  const months = Map.groupBy(events, (event) => event.day.slice(0, 7))
  return [...months].map(([month, monthEvents]) => (
    <section key={month} className={styles.month}>
      <h3>
        {monthEvents[0]?.month} <span className={styles.year}>{month.slice(0, 4)}</span>
      </h3>
      <ol className={styles.dates}>
        {monthEvents.map((event) => (
          <DateRow key={event.id} event={event} />
        ))}
      </ol>
    </section>
  ))
}

function DateRow({ event }: { event: EventView }) {
  return (
    <li className={styles.row} data-zweiklang={event.zweiklang} data-status={event.status}>
      <p className={styles.date}>
        <SmartLink to={event.url} className={styles.link} prefetch="intent">
          <time dateTime={event.startsAt}>
            <span className={styles.number}>{event.dayNumber}</span> <span className={styles.weekday}>{event.weekday}</span>
            <span className="visually-hidden">, {event.month}</span> <span className={styles.clock}>{event.time}</span>
          </time>
        </SmartLink>
      </p>
      <div className={styles.where}>
        <p>{event.room}</p>
        {event.until && <p className={styles.note}>{event.until}</p>}
        {event.note && <p className={styles.note}>{event.note}</p>}
      </div>
      <p className={styles.marks}>
        {event.statusLabel && <Mark strong>{event.statusLabel}</Mark>}
        {event.marks.map((mark) => (
          <Mark key={mark}>{mark}</Mark>
        ))}
        {event.sale.kind === 'few' && <Mark>{t('Few tickets left')}</Mark>}
      </p>
      <p className={styles.price}>{event.priceLabel}</p>
      <div className={styles.action}>
        {event.isBookable || event.isSoldElsewhere ? (
          <BookingButton event={event} />
        ) : (
          event.said && <span className={styles.said}>{event.said}</span>
        )}
      </div>
    </li>
  )
}
