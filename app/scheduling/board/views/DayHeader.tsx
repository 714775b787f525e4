import { Link } from 'react-router'
import { formatIsoShortWeekday, formatIsoWeekdayAndDay } from '../../../platform/format/iso-date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { useDateFormat } from '../../../staff-ui/use-date-format.ts'
import { useBoard } from '../board-context.ts'
import styles from './days.module.css'
import { newEventUrl } from '../new-event-url.ts'

/** The heading of a day, with a link that creates a performance on it. */
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
      <NewEventLink day={day} />
    </header>
  )
}

/** The link to the form for a new performance on a day. */
export function NewEventLink({ day, room }: { day: string; room?: { id: number; name: string } }) {
  const { mayWrite } = useBoard()
  if (!mayWrite) return null
  const where = room ? `${formatIsoWeekdayAndDay(day)}, ${room.name}` : formatIsoWeekdayAndDay(day)
  return (
    <Link className={styles.plus} to={newEventUrl(day, room?.id)} aria-label={t('New performance: {where}', { where })}>
      <span aria-hidden="true">+</span>
    </Link>
  )
}
