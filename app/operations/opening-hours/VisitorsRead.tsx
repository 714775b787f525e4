import { useId } from 'react'
import { dayAfter, weekdayOf } from '../../platform/clock/calendar-days.ts'
import { formatIsoWeekdayAndDay } from '../../platform/format/iso-date.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { entriesOn, type HoursRow, hoursOf } from '../../site/index.ts'
import { hoursInWords } from './hours-in-words.ts'
import { exceptionsIn } from './hours-rows.ts'
import styles from './opening-hours.module.css'
import { useToday } from './today-at-the-house.ts'

const DAYS_AHEAD = 7
const MAX_DAYS = 31

/** What visitors read of each day: of the coming week, and of every day of the exceptions after it. */
export function VisitorsRead({ rows }: { rows: HoursRow[] }) {
  const heading = useId()
  const today = useToday()
  if (today === '') return null
  return (
    <section aria-labelledby={heading} className={styles.read}>
      <h3 id={heading}>{t('What visitors read')}</h3>
      <dl>
        {daysToShow(rows, today).map((day) => {
          const entries = entriesOn(day, weekdayOf(day), rows)
          return (
            <div key={day} data-is-exception={entries.exceptions.length > 0 || undefined}>
              <dt>{formatIsoWeekdayAndDay(day)}</dt>
              <dd>{hoursInWords(hoursOf(entries))}</dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

function daysToShow(rows: HoursRow[], today: string): string[] {
  const week = Array.from({ length: DAYS_AHEAD }, (_, index) => dayAfter(today, index))
  const excepted = exceptionsIn(rows).flatMap(({ day, lastDay }) => (day ? daysFrom(day > today ? day : today, lastDay ?? day) : []))
  return [...new Set([...week, ...excepted])].toSorted().slice(0, MAX_DAYS)
}

function daysFrom(first: string, last: string): string[] {
  const days = []
  for (let day = first; day <= last && days.length < MAX_DAYS; day = dayAfter(day, 1)) days.push(day)
  return days
}
