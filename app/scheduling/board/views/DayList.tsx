import { Link } from 'react-router'
import { formatIsoWeekdayAndDay } from '../../../platform/format/iso-date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { adminUrl } from '../../../platform/routing/admin-url.ts'
import { useDateFormat } from '../../../staff-ui/use-date-format.ts'
import { useBoard } from '../board-context.ts'
import styles from './DayList.module.css'
import { colourOf, type Entry } from '../entry.ts'
import { timeOfDay } from '../../labels.ts'
import { saleLabel } from '../../sale-label.ts'
import { stateLabels } from '../state-labels.ts'
import { wallDay } from '../../wall-clock.ts'

/** The calendar on a phone: performances by day from today, with their sale state. */
export function DayList({ days, entries }: { days: string[]; entries: Entry[] }) {
  const { today } = useBoard()
  const byDay = Map.groupBy(entries, ({ start }) => wallDay(start))
  const filled = days.filter((day) => byDay.has(day) || day === today)
  const past = days.includes(today) ? filled.filter((day) => day < today) : []
  const coming = filled.filter((day) => !past.includes(day))
  const list = (day: string) => <Day key={day} day={day} entries={byDay.get(day) ?? []} />
  return (
    <div className={styles.list}>
      {past.length > 0 && (
        <details>
          <summary>{t('Past days')}</summary>
          {past.map(list)}
        </details>
      )}
      {coming.map(list)}
      {filled.length === 0 && <p>{t('Nothing planned here.')}</p>}
    </div>
  )
}

function Day({ day, entries }: { day: string; entries: Entry[] }) {
  const { today, mayWrite, rooms, openDialog, conflictsOf } = useBoard()
  const format = useDateFormat()
  return (
    <section aria-labelledby={`list-${day}`}>
      <h2 id={`list-${day}`} data-today={day === today || undefined}>
        {day === today && `${t('Today')}, `}
        {formatIsoWeekdayAndDay(day)}
      </h2>
      {entries.length === 0 && <p>{t('No performances today.')}</p>}
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} data-off={entry.status === 'cancelled' || undefined}>
            <span className={styles.listTime} data-zweiklang={colourOf(rooms, entry.roomId)}>
              {format.clock(timeOfDay(entry.start))}
            </span>
            <div>
              <Link to={adminUrl('event', entry.id)}>{entry.title}</Link>
              <p>{[entry.room, ...new Set([saleLabel(entry), ...stateLabels(entry)])].join(' · ')}</p>
              {conflictsOf(entry).map((conflict) => (
                <p key={conflict} className={styles.listConflict}>
                  {conflict}
                </p>
              ))}
            </div>
            {mayWrite && (
              <button
                type="button"
                aria-label={t('Move {title}, {time}…', { title: entry.title, time: format.time(timeOfDay(entry.start)) })}
                onClick={() => openDialog(entry)}
              >
                <span aria-hidden="true">⋯</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
