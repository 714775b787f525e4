import { Link, useNavigate } from 'react-router'
import { formatIsoMonth } from '../../platform/format/iso-date.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import styles from './BoardHeader.module.css'
import type { BoardQuery, BoardRoom } from './board.server.ts'
import { type BoardFilter, type BoardView, boardUrl, dayOfAdjacentView, daysShown, VIEWS } from './board-view.ts'
import { colourOf } from './entry.ts'
import { weekLabel } from '../labels.ts'

const VIEW_NAMES: Record<BoardView, Label> = { week: 'Week', rooms: 'Rooms', month: 'Month' }

type Props = {
  query: BoardQuery
  rooms: BoardRoom[]
  productions: { id: number; title: string }[]
  conflicts: number
}

/** Period, view and filter of the calendar; all of it is in the URL. */
export function BoardHeader({ query: { view, day, filter }, rooms, productions, conflicts }: Props) {
  const title = view === 'month' ? formatIsoMonth(day) : weekLabel(daysShown(view, day))
  const urlFor = (to: string | null) => boardUrl(view, to, filter)
  return (
    <>
      <header className={styles.head}>
        <h1>
          {t('Calendar')} <small>{title}</small>
        </h1>
        <nav className={styles.steps} aria-label={t('Time')}>
          <Link
            to={urlFor(dayOfAdjacentView(view, day, -1))}
            aria-label={t(view === 'month' ? 'Previous month|calendar' : 'Previous week')}
            preventScrollReset
          >
            <span aria-hidden="true">←</span>
          </Link>
          <Link to={urlFor(null)} preventScrollReset>
            {t('Today')}
          </Link>
          <Link
            to={urlFor(dayOfAdjacentView(view, day, 1))}
            aria-label={t(view === 'month' ? 'Next month|calendar' : 'Next week')}
            preventScrollReset
          >
            <span aria-hidden="true">→</span>
          </Link>
        </nav>
        <nav className={styles.views} aria-label={t('View')}>
          {VIEWS.map((one) => (
            <Link key={one} to={boardUrl(one, day, filter)} aria-current={one === view || undefined} preventScrollReset>
              {t(VIEW_NAMES[one])}
            </Link>
          ))}
        </nav>
      </header>
      <FilterForm view={view} day={day} filter={filter} rooms={rooms} productions={productions} conflicts={conflicts} />
    </>
  )
}

type FilterFormProps = Pick<Props, 'rooms' | 'productions' | 'conflicts'> & { view: BoardView; day: string; filter: BoardFilter }

/** The filter: rooms, which are also the legend of the colours, production, and conflicts only. */
function FilterForm({ view, day, filter, rooms, productions, conflicts }: FilterFormProps) {
  const navigate = useNavigate()
  const filteredUrl = (part: Partial<BoardFilter>) => boardUrl(view, day, { ...filter, ...part })
  const toggledRooms = (id: number) => (filter.rooms.includes(id) ? filter.rooms.filter((one) => one !== id) : [...filter.rooms, id])
  return (
    <div className={styles.narrowing}>
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
      {(conflicts > 0 || filter.onlyConflicts) && (
        <Link
          className={styles.conflictLink}
          to={filteredUrl({ onlyConflicts: !filter.onlyConflicts })}
          aria-current={filter.onlyConflicts || undefined}
          preventScrollReset
          replace
        >
          {t('{n} performances with a conflict', { n: conflicts })}
        </Link>
      )}
    </div>
  )
}
