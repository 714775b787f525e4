import { monthOf, weeksOfMonth } from '../../../platform/clock/calendar-days.ts'
import { formatIsoMonth, formatIsoShortWeekday, formatIsoWeekday } from '../../../platform/format/iso-date.ts'
import type { Entry } from '../entry.ts'
import { DayCell } from './DayCell.tsx'
import styles from './days.module.css'

/** A month in whole weeks. */
export function MonthView({ day, entries }: { day: string; entries: Entry[] }) {
  const weeks = weeksOfMonth(monthOf(day))
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{formatIsoMonth(day)}</caption>
      <thead>
        <tr>
          {weeks[0]?.map((one) => (
            <th key={one} scope="col" abbr={formatIsoWeekday(one)}>
              {formatIsoShortWeekday(one)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) => (
              <DayCell key={one} day={one} entries={entries} isOutside={monthOf(one) !== monthOf(day)} withNumber />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
