import { formatIsoShortWeekday, formatIsoWeekdayAndDay } from '../../../platform/format/iso-date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Icon } from '../../../staff-ui/Icon.tsx'
import { useDateFormat } from '../../../staff-ui/use-date-format.ts'
import { wallMinutes } from '../../wall-clock.ts'
import { useBoard } from '../board-context.ts'
import styles from './days.module.css'

/** When what is created on a day begins, unless something else is chosen. */
export const DEFAULT_START = '19:30'

/** The heading of a day, with a button that creates something on it. */
export function DayHeader({ day }: { day: string }) {
  const { today } = useBoard()
  const format = useDateFormat()
  return (
    <header className={styles.dayHead} data-today={day === today || undefined}>
      <h2 id={`day-${day}`}>
        <span aria-hidden="true">
          {formatIsoShortWeekday(day)} <strong>{format.dayAndMonth(day)}</strong>
        </span>
        <span className="visually-hidden">
          {formatIsoWeekdayAndDay(day)}
          {day === today && ` (${t('today')})`}
        </span>
      </h2>
      <NewEntryButton day={day} />
    </header>
  )
}

/** The button that creates something on a day. */
export function NewEntryButton({ day, room }: { day: string; room?: { id: number; name: string } }) {
  const { mayWrite, create } = useBoard()
  if (!mayWrite) return null
  const where = room ? `${formatIsoWeekdayAndDay(day)}, ${room.name}` : formatIsoWeekdayAndDay(day)
  return (
    <button
      type="button"
      className={styles.plus}
      aria-label={t('New entry: {where}', { where })}
      onClick={() => create({ start: wallMinutes(`${day}T${DEFAULT_START}`), roomId: room?.id ?? null })}
    >
      <Icon name="plus" />
    </button>
  )
}
