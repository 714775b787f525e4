import { Link } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { useCalendar } from './calendar-context.ts'
import styles from './days.module.css'
import { dayAndMonth, longDay, shortWeekday } from './labels.ts'
import { newEventUrl } from './new-event-url.ts'

/** The name of a day, and beside it what makes a new performance on it. */
export function DayHeader({ day }: { day: string }) {
  const { today } = useCalendar()
  return (
    <header className={styles.dayHead} data-today={day === today || undefined}>
      <h2 id={`day-${day}`}>
        <span aria-hidden="true">
          {shortWeekday(day)} <strong>{dayAndMonth(day)}</strong>
        </span>
        <span className="visually-hidden">
          {longDay(day)}
          {day === today && ` (${t('today')})`}
        </span>
      </h2>
      <NewEventLink day={day} />
    </header>
  )
}

/** A plus that begins a new performance on a day. */
export function NewEventLink({ day, room }: { day: string; room?: { id: number; name: string } }) {
  const { mayWrite } = useCalendar()
  if (!mayWrite) return null
  const where = room ? `${longDay(day)}, ${room.name}` : longDay(day)
  return (
    <Link className={styles.plus} to={newEventUrl(day, room?.id)} aria-label={t('New performance: {where}', { where })}>
      <span aria-hidden="true">+</span>
    </Link>
  )
}
