import { useRef } from 'react'
import { useBoard } from '../board-context.ts'
import { NewEventLink } from './DayHeader.tsx'
import styles from './days.module.css'
import { useDropDay } from '../move/drag.ts'
import { EntryBlock, MoveTarget } from '../entries/EntryBlock.tsx'
import type { Entry } from '../entry.ts'
import { wallTime } from '../../wall-clock.ts'

type Props = { day: string; room?: { id: number; name: string }; entries: Entry[]; isOutside?: boolean; withNumber?: boolean }

/** A table cell with the performances of a day, optionally of one room. */
export function DayCell({ day, room, entries, isOutside = false, withNumber = false }: Props) {
  const { preview: candidate, today } = useBoard()
  const cell = useRef<HTMLTableCellElement>(null)
  useDropDay(cell, { day, roomId: room?.id ?? null, hours: null })
  const isTarget =
    candidate && wallTime(candidate.place.start).startsWith(day) && (room === undefined || candidate.place.roomId === room.id)
  return (
    <td ref={cell} className={styles.cell} data-outside={isOutside || undefined} data-today={day === today || undefined}>
      <div className={styles.cellHead}>
        {withNumber && <span className={styles.number}>{Number(day.slice(8))}</span>}
        <NewEventLink day={day} {...(room ? { room } : {})} />
      </div>
      <ul className={styles.cellList}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryBlock entry={entry} withRoom={false} />
          </li>
        ))}
      </ul>
      {isTarget && <MoveTarget />}
    </td>
  )
}
