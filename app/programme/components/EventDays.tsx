import { t } from '../../platform/i18n/i18n.ts'
import { fragment } from '../../ui/fragment.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import type { DayView } from '../event-view.ts'
import { relativeDayLabel, useTodayOnCachedPage } from '../relative-day.ts'
import type { TeaserView } from '../teaser-view.ts'
import { type EventStyle, useEventStyle } from '../use-event-style.ts'
import styles from './EventDays.module.css'
import { EventRow } from './EventRow.tsx'

type Day = DayView & { teasers?: TeaserView[]; near?: string }
type Props = {
  days: Day[]
  /** by default that of the design settings; for the dates of one production, pictures would only repeat themselves */
  look?: EventStyle
  headingLevel?: 'h2' | 'h3'
}

/**
 * Performances by day, in the style of the design settings (B §2): `1` a list under large numerals, `2` the same with
 * pictures, `3` a wall of days and posters.
 */
export function EventDays({ days, look, headingLevel: DayHeading = 'h2' }: Props) {
  const houseStyle = useEventStyle()
  const style = look ?? houseStyle
  const keptToday = useTodayOnCachedPage()
  return (
    <div className={styles.days} data-look={style}>
      {days.map(({ near: nearOnServer, ...day }) => {
        const near = relativeDayLabel(day.day, keptToday) ?? nearOnServer
        return (
          <section key={`${day.day}${day.isOverDays ? '-over-days' : ''}`} className={styles.day}>
            <DayHeading className={styles.date}>{day.isOverDays ? <OverDays /> : <DayName day={day} near={near} />}</DayHeading>
            <div className={styles.rows}>
              {day.events.length > 0 && (
                <ol className={styles.list}>
                  {day.events.map((event) => {
                    const row = { event, look: style, headingLevel: DayHeading === 'h2' ? ('h3' as const) : ('h4' as const) }
                    return fragment('EventRow', row, <EventRow key={event.id} {...row} />)
                  })}
                </ol>
              )}
              {day.teasers?.map((teaser) => (
                <TeaserBreak key={teaser.id} teaser={teaser} />
              ))}
            </div>
          </section>
        )
      })}
    </div>
  )
}

/** The heading of what runs over days, which stands on no day of its own. */
function OverDays() {
  return <span className={styles.weekday}>{t('Running for several days')}</span>
}

function DayName({ day, near }: { day: Day; near: string | undefined }) {
  return (
    <>
      <span className={styles.number} aria-hidden="true">
        {day.dayNumber}
      </span>
      <span className={styles.weekday} aria-hidden="true">
        {near && <span className={styles.near}>{near} </span>}
        {day.weekday}, {day.month}
      </span>
      <time dateTime={day.day} className="visually-hidden">
        {[near, day.weekday].filter(Boolean).join(', ')}, {day.dayNumber}. {day.month}
      </time>
    </>
  )
}

function TeaserBreak({ teaser }: { teaser: TeaserView }) {
  const { preline, headline, subline, linkUrl } = teaser
  const linkLabel = teaser.linkText || headline || subline || preline
  return (
    <aside className={styles.teaser} data-zweiklang={teaser.zweiklang}>
      {teaser.picture && <Picture picture={teaser.picture} sizes="(min-width: 64em) 40vw, 100vw" ratio="16 / 9" alt="" />}
      <div className={styles.teaserText}>
        {preline && <p>{preline}</p>}
        {headline && <p className={styles.teaserHeadline}>{headline}</p>}
        {subline && <p>{subline}</p>}
        {linkUrl && linkLabel && <SmartLink to={linkUrl}>{linkLabel}</SmartLink>}
      </div>
    </aside>
  )
}
