import { dayFormatter, formatIsoMonth, formatIsoWeekdayAndDay } from '../platform/format/iso-date.ts'
import { t } from '../platform/i18n/i18n.ts'
import { monthAfter, weeksOf } from './month-days.ts'
import styles from './SiteChanges.module.css'

/** As many months as stand one below the other; later days are in the list alone. */
const MAX_MONTHS = 6

const formatWeekday = dayFormatter({ weekday: 'short' })
/** A week whose days name the columns. */
const A_WEEK = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29']

type Props = { today: string; counts: ReadonlyMap<string, number> }

/** The months from today to the last planned day; a day on which something changes leads to it in the list. */
export function ChangesMonth({ today, counts }: Props) {
  const last = [...counts.keys()].at(-1) ?? today
  const months = [today.slice(0, 7)]
  for (let month = today.slice(0, 7); month < last.slice(0, 7) && months.length < MAX_MONTHS; months.push(month)) month = monthAfter(month)
  return months.map((month) => (
    <table key={month} className={styles.month}>
      <caption>{formatIsoMonth(`${month}-01`)}</caption>
      <thead>
        <tr>
          {A_WEEK.map((day) => (
            <th key={day} scope="col">
              {formatWeekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a week of a month has nothing else to be known by
          <tr key={index}>
            {week.map((day, column) => (
              <td key={day ?? `${column}`} data-today={day === today || undefined} data-past={(day && day < today) || undefined}>
                {day && <Day day={day} count={counts.get(day) ?? 0} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ))
}

function Day({ day, count }: { day: string; count: number }) {
  const number = Number(day.slice(8))
  if (count === 0) return <span>{number}</span>
  return (
    <a href={`#day-${day}`} aria-label={`${formatIsoWeekdayAndDay(day)}: ${t('{n} changes', { n: count })}`}>
      {number}
    </a>
  )
}
