import { Link } from 'react-router'
import { SaleBar } from '../../../booking/sales/SaleBar.tsx'
import { paperUrl } from '../../../papers/paper-request.ts'
import { PAPER_TITLES } from '../../../papers/paper-titles.ts'
import { formatIsoWeekdayAndDay } from '../../../platform/format/iso-date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { adminUrl } from '../../../platform/routing/admin-url.ts'
import { link } from '../../../platform/routing/link.ts'
import { Icon } from '../../../staff-ui/Icon.tsx'
import { Sheet } from '../../../staff-ui/Sheet.tsx'
import { useDateFormat } from '../../../staff-ui/use-date-format.ts'
import { BOOKING_KIND_LABELS } from '../../bookings/booking-kinds.ts'
import { timeOfDay } from '../../labels.ts'
import { saleLabel } from '../../sale-label.ts'
import { wallDay } from '../../wall-clock.ts'
import { useBoard } from '../board-context.ts'
import { type Entry, isMovable, type Position } from '../entry.ts'
import type { OptimisticMoves } from '../move/use-optimistic-moves.ts'
import { entryUrl } from '../record-of.ts'
import { stateLabels } from '../state-labels.ts'
import { ChangeForm } from './ChangeForm.tsx'
import styles from './sheet.module.css'
import { WaysOut } from './WaysOut.tsx'

type Props = {
  entry: Entry
  people: Record<string, string>
  /** the days among which ways out are looked for */
  days: readonly string[]
  moves: OptimisticMoves
  worksAtDesk: boolean
  onMove: (entry: Entry, to: Position) => void
  onClose: () => void
}

/** An entry beside the board: what is true of it, ways out of its conflicts, and what can be changed at once. */
export function EntrySheet({ entry, people, days, moves, worksAtDesk, onMove, onClose }: Props) {
  const { mayWrite, conflictsOf } = useBoard()
  const conflicts = conflictsOf(entry)
  return (
    <Sheet title={entry.title} className={styles.sheet} onClose={onClose}>
      {conflicts.length > 0 && (
        <p className={styles.pill}>
          <Icon name="warning" />
          {t('Conflict')}
        </p>
      )}
      <Facts entry={entry} people={people} />
      {conflicts.map((conflict) => (
        <p key={conflict}>{conflict}</p>
      ))}
      {mayWrite && conflicts.length > 0 && <WaysOut entry={entry} days={days} onMove={onMove} onLeave={onClose} />}
      {mayWrite && isMovable(entry) && <ChangeForm key={`${entry.start} ${entry.roomId}`} entry={entry} moves={moves} onMove={onMove} />}
      <Ways entry={entry} worksAtDesk={worksAtDesk} />
    </Sheet>
  )
}

function Facts({ entry, people }: Pick<Props, 'entry' | 'people'>) {
  const { lowSale } = useBoard()
  const format = useDateFormat()
  const names = entry.persons.flatMap((id) => people[id] ?? [])
  const [from, to] = [entry.start, entry.end].map((minutes) => ({ day: wallDay(minutes), clock: format.clock(timeOfDay(minutes)) }))
  const isOneDay = entry.end - entry.start < 24 * 60
  const begins = `${formatIsoWeekdayAndDay(from?.day ?? '')}, ${from?.clock}`
  return (
    <>
      <p className={styles.when}>
        {begins} – {isOneDay ? to?.clock : `${formatIsoWeekdayAndDay(to?.day ?? '')}, ${to?.clock}`}
        <br />
        {entry.room}
      </p>
      {entry.type === 'event' ? (
        <>
          {entry.sales ? <SaleBar sales={entry.sales} shape="card" warning={entry.isLow ? lowSale : undefined} /> : null}
          <p>{[...new Set([saleLabel(entry), ...stateLabels(entry)])].join(' · ')}</p>
        </>
      ) : (
        <p>{t(BOOKING_KIND_LABELS[entry.kind])}</p>
      )}
      {entry.type === 'booking' && entry.feed && <p>{t('Read from {feed}. It can only be changed there.', { feed: entry.feed })}</p>}
      {entry.note && <p>{entry.note}</p>}
      {names.length > 0 && (
        <p>
          <strong>{t(entry.type === 'event' ? 'Cast' : 'Who is needed')}:</strong> {names.join(', ')}
        </p>
      )}
    </>
  )
}

/** The ways to the entry's form, page and papers. */
function Ways({ entry, worksAtDesk }: { entry: Entry; worksAtDesk: boolean }) {
  return (
    <p className={styles.ways}>
      <Link to={entryUrl(entry.id)}>
        {t(entry.type === 'event' ? 'Open performance' : entry.feed === null ? 'Open booking' : 'Planning systems')}
      </Link>
      {entry.type === 'event' && worksAtDesk && <Link to={`${adminUrl('evening')}?day=${wallDay(entry.start)}`}>{t('Evening desk')}</Link>}
      {entry.type === 'event' && entry.isOnline && (
        <a href={link('events-slug-id', { slug: 'vorstellung', id: entry.id })}>{t('View on site')}</a>
      )}
      {entry.type === 'event' &&
        (['evening', 'cast'] as const).map((paper) => (
          <Link key={paper} to={paperUrl({ paper, event: entry.id })}>
            {PAPER_TITLES[paper]()}
          </Link>
        ))}
    </p>
  )
}
