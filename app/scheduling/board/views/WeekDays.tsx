import { formatIsoShortWeekday, formatIsoWeekdayAndDay } from '../../../platform/format/iso-date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { useDateFormat } from '../../../staff-ui/use-date-format.ts'
import { useBoard } from '../board-context.ts'

/** The row of days above a table of a week. */
export function WeekDays({ days }: { days: readonly string[] }) {
  const { today } = useBoard()
  const format = useDateFormat()
  return (
    <thead>
      <tr>
        <td />
        {days.map((day) => (
          <th key={day} scope="col" data-today={day === today || undefined}>
            <span aria-hidden="true">
              {formatIsoShortWeekday(day)} <strong>{format.dayAndMonth(day)}</strong>
            </span>
            <span className="visually-hidden">
              {formatIsoWeekdayAndDay(day)}
              {day === today && ` (${t('today')})`}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  )
}
