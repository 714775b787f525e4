import { type CSSProperties, type MouseEvent, useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import { soldPercent } from '../../../booking/sales/sales.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Icon } from '../../../staff-ui/Icon.tsx'
import { useDateFormat } from '../../../staff-ui/use-date-format.ts'
import { BOOKING_KIND_LABELS } from '../../bookings/booking-kinds.ts'
import { timeOfDay } from '../../labels.ts'
import { wallDay } from '../../wall-clock.ts'
import { useBoard } from '../board-context.ts'
import { isWholeDay } from '../days-of-entries.ts'
import { colourOf, type Entry, isCancelled, isMovable } from '../entry.ts'
import { useDraggable } from '../move/drag.ts'
import { entryUrl } from '../record-of.ts'
import { stateLabels } from '../state-labels.ts'
import styles from './EntryBlock.module.css'

/** Element id of the hint on moving by keyboard. */
export const KEYS_HINT = 'board-keys'

/** So many of what it conflicts with are named in the block; the sheet names all. */
const MAX_NAMED = 2

type Props = { entry: Entry; day?: string; style?: CSSProperties; withRoom?: boolean }

/**
 * An entry of the board, in full words. It opens in the sheet; a link all the same, so that it can be opened in a window of
 * its own. Movable by drag and keyboard.
 * @param props.day the day it is shown on, of several
 */
export function EntryBlock({ entry, day, style, withRoom = true }: Props) {
  const board = useBoard()
  const block = useRef<HTMLDivElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const conflictsId = useId()
  const conflicts = board.conflictsOf(entry)
  const mayMove = board.mayWrite && isMovable(entry)
  useDraggable(block, entry, mayMove)
  useEffect(() => {
    if (board.claimFocus(entry.id)) link.current?.focus()
  })
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    board.open(entry)
  }
  const described = [mayMove ? KEYS_HINT : '', conflicts.length > 0 ? conflictsId : ''].filter(Boolean).join(' ')
  return (
    <div
      ref={block}
      className={styles.entry}
      data-entry={entry.id}
      data-kind={entry.type === 'event' ? undefined : entry.kind}
      style={style}
      data-zweiklang={entry.type === 'event' ? colourOf(board.rooms, entry.roomId) : undefined}
      data-off={isCancelled(entry) || undefined}
      data-hidden={(entry.type === 'event' && !entry.isOnline) || undefined}
      data-held={board.preview?.entry.id === entry.id || undefined}
      data-conflict={conflicts.length > 0 || undefined}
      data-open={board.openId === entry.id || undefined}
    >
      <Link
        ref={link}
        to={entryUrl(entry.id)}
        draggable={false}
        className={styles.entryLink}
        aria-describedby={described || undefined}
        onClick={open}
        onKeyDown={mayMove ? (event) => board.onEntryKey(event, entry) : undefined}
        onBlur={() => board.movingId === entry.id && board.cancelMove()}
      >
        <Content entry={entry} day={day ?? wallDay(entry.start)} withRoom={withRoom} conflicts={conflicts} />
      </Link>
      {conflicts.length > 0 && (
        <span id={conflictsId} hidden>
          {conflicts.join(' ')}
        </span>
      )}
    </div>
  )
}

type ContentProps = { entry: Entry; day: string; withRoom: boolean; conflicts: string[] }

/** Time and sale in one line, then the title, then what is unusual. */
function Content({ entry, day, withRoom, conflicts }: ContentProps) {
  const { entries } = useBoard()
  const format = useDateFormat()
  const time = isWholeDay(entry, day) ? t('all day') : format.clock(timeOfDay(entry.start))
  const words = entry.type === 'event' ? stateLabels(entry) : [t(BOOKING_KIND_LABELS[entry.kind]), entry.feed ?? '']
  const others = new Set(entry.conflicts.map(({ other }) => other))
  const inTheWay = entries.filter(({ id }) => others.has(id)).slice(0, MAX_NAMED)
  const figure = entry.type === 'event' ? figureOf(entry) : ''
  return (
    <>
      <span className={styles.entryHead}>
        {conflicts.length > 0 && (
          <>
            <span className={styles.warning}>
              <Icon name="warning" />
              <span className="visually-hidden">{t('Conflict')}</span>
            </span>{' '}
          </>
        )}
        <span className={styles.entryTime}>{time}</span> {figure && <span className={styles.figure}>{figure} </span>}
      </span>
      <span className={styles.entryTitle}>{entry.title}</span>
      {withRoom && <span className={styles.entryRoom}> {entry.room}</span>}
      {inTheWay.map(({ id, title, start }) => (
        <span key={id} className={styles.entryWords}>
          {' '}
          {t('also: {title}, {time}', { title, time: format.clock(timeOfDay(start)) })}
        </span>
      ))}
      {words.some(Boolean) && <span className={styles.entryWords}> {words.filter(Boolean).join(' · ')}</span>}
    </>
  )
}

/** How much of a performance is sold, where the shop counts it. */
function figureOf({ sales, isFree, status }: Extract<Entry, { type: 'event' }>): string {
  if (status === 'cancelled') return ''
  if (sales && sales.places > 0) return t('{n} %', { n: soldPercent(sales) })
  return isFree ? t('free|admission') : ''
}
