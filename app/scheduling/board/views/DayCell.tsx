import { useRef } from 'react'
import { weekdayOf } from '../../../platform/clock/calendar-days.ts'
import { wallDay, wallMinutes } from '../../wall-clock.ts'
import { useBoard } from '../board-context.ts'
import { stackOf } from '../days-of-entries.ts'
import { EntryBlock } from '../entries/EntryBlock.tsx'
import { MoveTarget } from '../entries/MoveTarget.tsx'
import type { Entry } from '../entry.ts'
import { useDropDay } from '../move/drag.ts'
import { DEFAULT_START, NewEntryButton } from './DayHeader.tsx'
import styles from './days.module.css'

const SATURDAY = 6

type Props = {
  day: string
  room?: { id: number; name: string }
  entries: Entry[]
  isOutside?: boolean
  withNumber?: boolean
  withRoom?: boolean
  /** nothing is created or dropped here: whom something needs is not told by where it lies */
  isReadOnly?: boolean
}

/** A table cell in which the entries of a day, optionally of one room, are stacked; a double click creates one. */
export function DayCell({ day, room, entries, isOutside = false, withNumber = false, withRoom = false, isReadOnly = false }: Props) {
  const { preview, today, mayWrite, create } = useBoard()
  const cell = useRef<HTMLTableCellElement>(null)
  useDropDay(cell, { day, roomId: room?.id ?? null, hours: null, isOff: isReadOnly })
  const isTarget =
    !isReadOnly && preview && wallDay(preview.place.start) === day && (room === undefined || preview.place.roomId === room.id)
  return (
    <td
      ref={cell}
      className={styles.cell}
      data-outside={isOutside || undefined}
      data-weekend={weekdayOf(day) >= SATURDAY || undefined}
      data-today={day === today || undefined}
      onDoubleClick={(event) => {
        if (isReadOnly || !mayWrite || (event.target as Element).closest('[data-entry]')) return
        create({ start: wallMinutes(`${day}T${DEFAULT_START}`), roomId: room?.id ?? null })
      }}
    >
      <div className={styles.cellHead}>
        {withNumber && <span className={styles.number}>{Number(day.slice(8))}</span>}
        {!isReadOnly && <NewEntryButton day={day} {...(room ? { room } : {})} />}
      </div>
      <ul className={styles.cellList}>
        {stackOf(entries, day).map((entry) => (
          <li key={entry.id}>
            <EntryBlock entry={entry} day={day} withRoom={withRoom} />
          </li>
        ))}
      </ul>
      {isTarget && <MoveTarget />}
    </td>
  )
}
