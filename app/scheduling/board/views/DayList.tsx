import { Link } from 'react-router'
import { soldPercent } from '../../../booking/sales/sales.ts'
import { dayAfter } from '../../../platform/clock/calendar-days.ts'
import { formatIsoWeekdayAndDay } from '../../../platform/format/iso-date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { useDateFormat } from '../../../staff-ui/use-date-format.ts'
import { BOOKING_KIND_LABELS } from '../../bookings/booking-kinds.ts'
import { timeOfDay } from '../../labels.ts'
import { saleLabel } from '../../sale-label.ts'
import { useBoard } from '../board-context.ts'
import { type BoardFilter, boardUrl } from '../board-view.ts'
import { isOnDay, isWholeDay, stackOf } from '../days-of-entries.ts'
import { colourOf, type Entry, isCancelled } from '../entry.ts'
import { entryUrl } from '../record-of.ts'
import { stateLabels } from '../state-labels.ts'
import { NewEntryButton } from './DayHeader.tsx'
import styles from './DayList.module.css'

type Props = { days: readonly string[]; entries: Entry[]; filter: BoardFilter }

/** The board on a phone: what happens by day from today, on beyond the end of the week. */
export function DayList({ days, entries, filter }: Props) {
  const { today, view } = useBoard()
  const filled = days.filter((day) => day === today || entries.some((entry) => isOnDay(entry, day)))
  const past = days.includes(today) ? filled.filter((day) => day < today) : []
  const coming = filled.filter((day) => !past.includes(day))
  const list = (day: string) => <Day key={day} day={day} entries={stackOf(entries, day)} />
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
      <Link className={styles.further} to={boardUrl(view, dayAfter(days.at(-1) ?? today, 1), filter)}>
        {t('Later days')}
      </Link>
    </div>
  )
}

function Day({ day, entries }: { day: string; entries: Entry[] }) {
  const { today } = useBoard()
  return (
    <section aria-labelledby={`list-${day}`}>
      <header className={styles.day} data-today={day === today || undefined}>
        <h2 id={`list-${day}`}>
          {day === today && `${t('Today')}, `}
          {formatIsoWeekdayAndDay(day)}
        </h2>
        <NewEntryButton day={day} />
      </header>
      {entries.length === 0 && <p>{t('No performances today.')}</p>}
      <ul>
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} day={day} />
        ))}
      </ul>
    </section>
  )
}

function Row({ entry, day }: { entry: Entry; day: string }) {
  const { rooms, open, conflictsOf } = useBoard()
  const format = useDateFormat()
  return (
    <li data-off={isCancelled(entry) || undefined}>
      <span
        className={styles.listTime}
        data-kind={entry.type === 'event' ? undefined : entry.kind}
        data-zweiklang={entry.type === 'event' ? colourOf(rooms, entry.roomId) : undefined}
      >
        {isWholeDay(entry, day) ? t('all day') : format.clock(timeOfDay(entry.start))}
      </span>
      <div>
        <Link
          to={entryUrl(entry.id)}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            open(entry)
          }}
        >
          {entry.title}
        </Link>
        <p>{factsOf(entry).join(' · ')}</p>
        {conflictsOf(entry).map((conflict) => (
          <p key={conflict} className={styles.listConflict}>
            {conflict}
          </p>
        ))}
      </div>
    </li>
  )
}

/** Room, sale and what is unusual, each once. */
function factsOf(entry: Entry): string[] {
  if (entry.type === 'booking') return [entry.room, t(BOOKING_KIND_LABELS[entry.kind]), ...(entry.feed ? [entry.feed] : [])]
  const sold = entry.sales && entry.sales.places > 0 && entry.status !== 'cancelled' ? [t('{n} %', { n: soldPercent(entry.sales) })] : []
  return [entry.room, ...new Set([saleLabel(entry), ...stateLabels(entry)]), ...sold]
}
