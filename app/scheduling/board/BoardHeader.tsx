import { Link, useNavigate } from 'react-router'
import { paperUrl } from '../../papers/paper-request.ts'
import { PAPER_TITLES } from '../../papers/paper-titles.ts'
import { formatIsoMonth } from '../../platform/format/iso-date.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import segments from '../../staff-ui/segments.module.css'
import { weekLabel } from '../labels.ts'
import styles from './BoardHeader.module.css'
import type { BoardQuery, BoardRoom } from './board.server.ts'
import { type BoardFilter, type BoardView, boardUrl, dayOfAdjacentView, daysShown, rememberView, VIEWS } from './board-view.ts'
import { colourOf } from './entry.ts'

const VIEW_NAMES: Record<BoardView, Label> = { rooms: 'Rooms', month: 'Month', people: 'People|board', week: 'Week' }

type Props = {
  query: BoardQuery
  rooms: BoardRoom[]
  productions: { id: number; title: string }[]
  /** how many entries in view have a conflict */
  conflicts: number
  onNextClash: () => void
}

/** Period, view and filter of the board, all of it in the URL; the clashes, and the ways to the feeds, to the month on paper and to print. */
export function BoardHeader({ query: { view, day, filter }, rooms, productions, conflicts, onNextClash }: Props) {
  const title = view === 'month' ? formatIsoMonth(day) : weekLabel(daysShown(view, day))
  const urlFor = (to: string | null) => boardUrl(view, to, filter)
  return (
    <>
      <header className={styles.head}>
        <h1>
          <span className="visually-hidden">{t('Calendar')} </span>
          {title}
        </h1>
        <nav className={styles.steps} aria-label={t('Time')}>
          <Link
            to={urlFor(dayOfAdjacentView(view, day, -1))}
            aria-label={t(view === 'month' ? 'Previous month|calendar' : 'Previous week')}
            preventScrollReset
          >
            <Icon name="previous" />
          </Link>
          <Link to={urlFor(null)} preventScrollReset>
            {t('Today')}
          </Link>
          <Link
            to={urlFor(dayOfAdjacentView(view, day, 1))}
            aria-label={t(view === 'month' ? 'Next month|calendar' : 'Next week')}
            preventScrollReset
          >
            <Icon name="next" />
          </Link>
        </nav>
        {conflicts > 0 && (
          <button type="button" className={styles.conflicts} onClick={onNextClash}>
            <Icon name="warning" />
            {t('{n} conflicts|board', { n: conflicts })}
          </button>
        )}
        <nav className={`${segments.segments} ${styles.views}`} aria-label={t('View')}>
          {VIEWS.map((one) => (
            <Link
              key={one}
              to={boardUrl(one, day, filter)}
              aria-current={one === view || undefined}
              onClick={() => rememberView(one)}
              preventScrollReset
            >
              {t(VIEW_NAMES[one])}
            </Link>
          ))}
        </nav>
        <div className={styles.more} data-screen-only>
          <Link to={adminUrl('planning-feeds')}>
            <Icon name="feed" />
            {t('Planning systems')}
          </Link>
          <Link to={paperUrl({ paper: 'month', month: day.slice(0, 7) })}>
            <Icon name="page" />
            {PAPER_TITLES.month()}
          </Link>
          <button type="button" aria-label={t('Print')} title={t('Print')} onClick={() => window.print()}>
            <Icon name="print" />
          </button>
        </div>
      </header>
      <FilterForm view={view} day={day} filter={filter} rooms={rooms} productions={productions} />
    </>
  )
}

type FilterFormProps = Pick<Props, 'rooms' | 'productions'> & { view: BoardView; day: string; filter: BoardFilter }

/** The filter: rooms, which are also the legend of the colours, production, and conflicts only. */
function FilterForm({ view, day, filter, rooms, productions }: FilterFormProps) {
  const navigate = useNavigate()
  const filteredUrl = (part: Partial<BoardFilter>) => boardUrl(view, day, { ...filter, ...part })
  const toggledRooms = (id: number) => (filter.rooms.includes(id) ? filter.rooms.filter((one) => one !== id) : [...filter.rooms, id])
  return (
    <div className={styles.narrowing} data-screen-only>
      <ul className={styles.rooms} aria-label={t('Rooms')}>
        {rooms.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={filteredUrl({ rooms: toggledRooms(id) })}
              data-zweiklang={colourOf(rooms, id)}
              aria-current={filter.rooms.includes(id) || undefined}
              preventScrollReset
              replace
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <label>
        <span className="visually-hidden">{t('Production')}</span>
        <select
          value={filter.production ?? ''}
          onChange={(event) =>
            navigate(filteredUrl({ production: Number(event.target.value) || null }), { preventScrollReset: true, replace: true })
          }
        >
          <option value="">{t('All productions|calendar')}</option>
          {productions.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {filter.onlyConflicts && (
        <Link className={styles.showAll} to={filteredUrl({ onlyConflicts: false })} preventScrollReset replace>
          {t('Only conflicts: show all')}
        </Link>
      )}
    </div>
  )
}
