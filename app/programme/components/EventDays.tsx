import { useId } from 'react'
import { Picture } from '../../ui/Picture.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import type { DayView } from '../event-view.ts'
import type { TeaserView } from '../teaser-view.ts'
import styles from './EventDays.module.css'
import { EventRow } from './EventRow.tsx'

type Day = DayView & { teasers?: TeaserView[] }
type Props = { days: Day[]; look?: '1' | '2' | '3'; headingLevel?: 'h2' | 'h3' }

/** Performances day by day: a rule, a huge numeral that stays while its day scrolls, and rows beside it. */
export function EventDays({ days, look = '1', headingLevel: DayHeading = 'h2' }: Props) {
  // The same day may stand twice in a document: on the page, and in the overlay above it.
  const scope = useId()
  return days.map((day) => (
    <section key={day.day} className={styles.day} aria-labelledby={`${scope}${day.day}`} data-look={look}>
      <DayHeading id={`${scope}${day.day}`} className={styles.date}>
        <span className={styles.number}>{day.dayNumber}</span>
        <span className={styles.weekday}>
          {day.weekday}, {day.month}
        </span>
      </DayHeading>
      <div className={styles.rows}>
        {day.events.length > 0 && (
          <ol>
            {day.events.map((event) => (
              <EventRow key={event.id} event={event} headingLevel={DayHeading === 'h2' ? 'h3' : 'h4'} />
            ))}
          </ol>
        )}
        {day.teasers?.map((teaser) => (
          <TeaserBreak key={teaser.id} teaser={teaser} />
        ))}
      </div>
    </section>
  ))
}

function TeaserBreak({ teaser }: { teaser: TeaserView }) {
  return (
    <aside className={styles.teaser} data-zweiklang={teaser.zweiklang}>
      {teaser.picture && <Picture picture={teaser.picture} sizes="(min-width: 64em) 40vw, 100vw" ratio="16 / 9" alt="" />}
      <div className={styles.teaserText}>
        <p>{teaser.preline}</p>
        <p className={styles.teaserHeadline}>{teaser.headline}</p>
        <p>{teaser.subline}</p>
        {teaser.linkUrl && <SmartLink to={teaser.linkUrl}>{teaser.linkText || teaser.headline}</SmartLink>}
      </div>
    </aside>
  )
}
