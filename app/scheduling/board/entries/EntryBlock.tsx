import { type CSSProperties, useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import { t } from '../../../platform/i18n/i18n.ts'
import { adminUrl } from '../../../platform/routing/admin-url.ts'
import { useDateFormat } from '../../../staff-ui/use-date-format.ts'
import { useBoard } from '../board-context.ts'
import { useDraggable } from '../move/drag.ts'
import styles from './EntryBlock.module.css'
import { colourOf, type Entry } from '../entry.ts'
import { timeOfDay } from '../../labels.ts'
import { stateLabels } from '../state-labels.ts'

/** Element id of the hint on moving by keyboard. */
export const KEYS_HINT = 'calendar-keys'

type Props = { entry: Entry; style?: CSSProperties; withRoom?: boolean }

/** A performance in the calendar: a link to its form, movable by drag, keyboard or dialog. */
export function EntryBlock({ entry, style, withRoom = true }: Props) {
  const calendar = useBoard()
  const format = useDateFormat()
  const block = useRef<HTMLDivElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const conflictsId = useId()
  const conflicts = calendar.conflictsOf(entry)
  const isMoving = calendar.preview?.entry.id === entry.id
  useDraggable(block, entry, calendar.mayWrite)
  useEffect(() => {
    if (calendar.claimFocus(entry.id)) link.current?.focus()
  })

  const described = [calendar.mayWrite ? KEYS_HINT : '', conflicts.length > 0 ? conflictsId : ''].filter(Boolean).join(' ')
  const states = stateLabels(entry)
  return (
    <div
      ref={block}
      className={styles.entry}
      data-entry={entry.id}
      style={style}
      data-zweiklang={colourOf(calendar.rooms, entry.roomId)}
      data-off={entry.status === 'cancelled' || undefined}
      data-hidden={!entry.isOnline || undefined}
      data-held={isMoving || undefined}
      data-conflict={conflicts.length > 0 || undefined}
    >
      <Link
        ref={link}
        to={adminUrl('event', entry.id)}
        draggable={false}
        className={styles.entryLink}
        aria-describedby={described || undefined}
        onKeyDown={calendar.mayWrite ? (event) => calendar.onEntryKey(event, entry) : undefined}
        onBlur={() => calendar.movingId === entry.id && calendar.cancelMove()}
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
        {states.length > 0 && <span className={styles.entryWords}> {states.join(' · ')}</span>}
      </Link>
      {conflicts.length > 0 && (
        <span id={conflictsId} hidden>
          {conflicts.join(' ')}
        </span>
      )}
      {calendar.mayWrite && (
        <button
          type="button"
          className={styles.more}
          aria-label={t('Move {title}, {time}…', { title: entry.title, time: format.time(timeOfDay(entry.start)) })}
          title={t('Move…')}
          onClick={() => calendar.openDialog(entry)}
        >
          <span aria-hidden="true">⋯</span>
        </button>
      )}
    </div>
  )
}

/** The preview of the performance being moved at its target, with the conflicts there. */
export function MoveTarget({ style }: { style?: CSSProperties }) {
  const { preview, rooms } = useBoard()
  const format = useDateFormat()
  if (!preview) return null
  const { entry, place, conflicts } = preview
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
