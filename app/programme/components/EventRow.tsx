import { BookingButton } from '../../booking/index.ts'
import { clockWord } from '../../platform/format/clock-word.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { languageAttributes } from '../../platform/i18n/language-attributes.ts'
import { Mark } from '../../ui/Mark.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import type { EventView } from '../event-view.ts'
import type { EventStyle } from '../use-event-style.ts'
import styles from './EventRow.module.css'
import { SampleLink } from './SampleLink.tsx'

type Props = { event: EventView; look?: EventStyle; headingLevel?: 'h3' | 'h4' }

/** `sizes` of a poster beside a row, and on the wall. */
const POSTER_SIZES = { '2': '(min-width: 64em) 13rem, 6.5rem', '3': '(min-width: 64em) 24vw, 50vw' }

/** One performance in a list. The whole row links to its page and takes its Zweiklang on hover. */
export function EventRow({ event, look = '1', headingLevel: Heading = 'h3' }: Props) {
  return (
    <li
      className={styles.row}
      data-zweiklang={event.zweiklang}
      data-status={event.status}
      data-over={event.phase === 'over' || (event.phase === 'running' && !event.until) || undefined}
    >
      {look !== '1' && (
        <div className={styles.poster}>
          {event.picture && <Picture picture={event.picture} sizes={POSTER_SIZES[look]} ratio="4 / 5" alt="" />}
        </div>
      )}
      {/* When it first opened says nothing about today. */}
      {!(event.until && event.phase === 'running') && (
        <time className={styles.time} dateTime={event.startsAt}>
          {event.clock} {clockWord() && <span className={styles.suffix}>{clockWord()}</span>}
        </time>
      )}
      <div className={styles.what}>
        <Heading className={styles.title} {...languageAttributes(event.titleLanguage)}>
          <SmartLink to={event.url} className={styles.link} prefetch="intent">
            {event.title}
          </SmartLink>
        </Heading>
        {event.subline && <p className={styles.subline}>{event.subline}</p>}
        {event.until && <p className={styles.note}>{event.until}</p>}
        {event.note && <p className={styles.note}>{event.note}</p>}
      </div>
      <div className={styles.where}>
        <p>{event.room}</p>
        <Marks event={event} />
        {event.sample && <SampleLink sample={event.sample} />}
      </div>
      <p className={styles.price}>{event.priceLabel}</p>
      <div className={styles.action}>
        {event.isBookable || event.isSoldElsewhere ? (
          <BookingButton event={event} />
        ) : (
          event.said && <p className={styles.said}>{event.said}</p>
        )}
      </div>
    </li>
  )
}

function Marks({ event: { statusLabel, marks, sale } }: { event: EventView }) {
  const labels = sale.kind === 'few' ? [...marks, t('Few tickets left')] : marks
  if (labels.length === 0 && !statusLabel) return null
  return (
    <p className={styles.marks}>
      {statusLabel && <Mark strong>{statusLabel}</Mark>}
      {labels.map((label) => (
        <Mark key={label}>{label}</Mark>
      ))}
    </p>
  )
}
