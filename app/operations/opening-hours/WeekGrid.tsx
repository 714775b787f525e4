import { useId } from 'react'
import { weekOf } from '../../platform/clock/calendar-days.ts'
import { formatIsoWeekday } from '../../platform/format/iso-date.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { DayHours } from './DayHours.tsx'
import type { HoursProps } from './hours-props.ts'
import { rowsOfWeekday } from './hours-rows.ts'
import styles from './opening-hours.module.css'

const WEEKDAYS = weekOf('2026-11-23').map((day, index) => ({ weekday: index + 1, label: formatIsoWeekday(day) }))

/** The regular hours, a line for each weekday. */
export function WeekGrid(props: HoursProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles.part}>
      <h3 id={heading}>{t('In a usual week')}</h3>
      {WEEKDAYS.map(({ weekday, label }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in a column of its own
        <div key={weekday} role="group" aria-label={label} className={styles.day}>
          <strong>{label}</strong>
          <DayHours {...props} day={label} weekday={weekday} those={rowsOfWeekday(props.rows, weekday)} />
        </div>
      ))}
    </section>
  )
}
