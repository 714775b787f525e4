import { type CSSProperties, useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { adminUrl } from '../platform/routing/admin-url.ts'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import { useCalendar } from './calendar-context.ts'
import { useDraggable } from './drag.ts'
import styles from './EntryBlock.module.css'
import { colourOf, type Entry } from './entry.ts'
import { timeOfDay } from './labels.ts'
import { stateLabels } from './state-labels.ts'

/** The id of the sentence that tells how the keyboard moves a performance. */
export const KEYS_HINT = 'calendar-keys'

type Props = { entry: Entry; style?: CSSProperties; withRoom?: boolean }

/** A performance in the calendar: a link to its form that can be dragged, moved by keys, or moved in a dialog. */
export function EntryBlock({ entry, style, withRoom = true }: Props) {
  const planner = useCalendar()
  const format = useDateFormat()
  const block = useRef<HTMLDivElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const conflictsId = useId()
  const conflicts = planner.conflictsOf(entry)
  const isHeld = planner.preview?.entry.id === entry.id
  useDraggable(block, entry, planner.mayWrite)
  useEffect(() => {
    if (planner.claimFocus(entry.id)) link.current?.focus()
  })

  const described = [planner.mayWrite ? KEYS_HINT : '', conflicts.length > 0 ? conflictsId : ''].filter(Boolean).join(' ')
  const words = stateLabels(entry)
  return (
    <div
      ref={block}
      className={styles.entry}
      data-entry={entry.id}
      style={style}
      data-zweiklang={colourOf(planner.rooms, entry.roomId)}
      data-off={entry.status === 'cancelled' || undefined}
      data-hidden={!entry.isOnline || undefined}
      data-held={isHeld || undefined}
      data-conflict={conflicts.length > 0 || undefined}
    >
      <Link
        ref={link}
        to={adminUrl('event', entry.id)}
        draggable={false}
        className={styles.entryLink}
        aria-describedby={described || undefined}
        onKeyDown={planner.mayWrite ? (event) => planner.onEntryKey(event, entry) : undefined}
        onBlur={() => planner.movingId === entry.id && planner.cancelMove()}
      >
        {conflicts.length > 0 && (
          <>
            <span className={styles.warning} title={conflicts.join('\n')}>
              <span aria-hidden="true">!</span>
              <span className="visually-hidden">{t('Conflict')}</span>
            </span>{' '}
          </>
        )}
        <span className={styles.entryTime}>{format.clock(timeOfDay(entry.start))}</span>{' '}
        <span className={styles.entryTitle}>{entry.title}</span>
        {withRoom && <span className={styles.entryRoom}> {entry.room}</span>}
        {words.length > 0 && <span className={styles.entryWords}> {words.join(' · ')}</span>}
      </Link>
      {conflicts.length > 0 && (
        <span id={conflictsId} hidden>
          {conflicts.join(' ')}
        </span>
      )}
      {planner.mayWrite && (
        <button
          type="button"
          className={styles.more}
          aria-label={t('Move {title}, {time}…', { title: entry.title, time: format.time(timeOfDay(entry.start)) })}
          title={t('Move…')}
          onClick={() => planner.openDialog(entry)}
        >
          <span aria-hidden="true">⋯</span>
        </button>
      )}
    </div>
  )
}

/** Where a performance on its way would land, and what it would meet there. */
export function Ghost({ style }: { style?: CSSProperties }) {
  const { preview: candidate, rooms } = useCalendar()
  const format = useDateFormat()
  if (!candidate) return null
  const { entry, place, conflicts } = candidate
  return (
    <div
      className={styles.ghost}
      data-ghost
      style={style}
      data-zweiklang={colourOf(rooms, place.roomId)}
      data-conflict={conflicts.length > 0 || undefined}
      aria-hidden="true"
    >
      <strong>{format.clock(timeOfDay(place.start))}</strong> {entry.title}
      {conflicts.map((conflict) => (
        <em key={conflict}>{conflict}</em>
      ))}
    </div>
  )
}
