import { DayCell } from './DayCell.tsx'
import styles from './days.module.css'
import { wallTime, weeksOfMonth } from './days.ts'
import type { Entry } from './entry.ts'
import { longDay, monthAndYear, shortWeekday } from './labels.ts'

/** A month in whole weeks. */
export function MonthGrid({ day, entries }: { day: string; entries: Entry[] }) {
  const weeks = weeksOfMonth(day)
  const byDay = Map.groupBy(entries, ({ start }) => wallTime(start).slice(0, 10))
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{monthAndYear(day)}</caption>
      <thead>
        <tr>
          {weeks[0]?.map((one) => (
            <th key={one} scope="col" abbr={longDay(one).split(',')[0]}>
              {shortWeekday(one)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) => (
              <DayCell key={one} day={one} entries={byDay.get(one) ?? []} isOutside={!one.startsWith(day.slice(0, 7))} withNumber />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
