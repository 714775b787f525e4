import { t } from '../platform/i18n/i18n.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import rows from '../staff-ui/fields/RowsField.module.css'
import { DateInput } from '../staff-ui/inputs/DateInput.tsx'

/** The names of the weekdays, Monday first. */
export const WEEKDAYS: Label[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

type Props = {
  weekdays: number[]
  /** the time of weekdays without one of their own */
  time: string
  /** by weekday, 1 is Monday */
  times: Record<string, string>
  onChange: (times: Record<string, string>) => void
}

/** The times of a series by weekday, once it has several: Friday at 19:30, Sunday at 18:00. */
export function SeriesTimes({ weekdays, time, times, onChange }: Props) {
  if (weekdays.length < 2) return null
  return (
    <div className={rows.row}>
      {weekdays.map((weekday) => (
        <DateInput
          key={weekday}
          kind="time"
          label={t('Start on {weekday}', { weekday: t(WEEKDAYS[weekday - 1] ?? 'Monday') })}
          value={times[weekday] ?? time}
          onChange={(chosen) => onChange({ ...times, [weekday]: chosen })}
        />
      ))}
    </div>
  )
}
