import { type CSSProperties, type MouseEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { t } from '../../../platform/i18n/i18n.ts'
import { useDateFormat } from '../../../staff-ui/use-date-format.ts'
import { useBoard } from '../board-context.ts'
import { assignColumns } from './columns.ts'
import { DayHeader } from './DayHeader.tsx'
import { useDropDay } from '../move/drag.ts'
import { EntryBlock, MoveTarget } from '../entries/EntryBlock.tsx'
import type { Entry } from '../entry.ts'
import { timeOfDay } from '../../labels.ts'
import { newEventUrl } from '../new-event-url.ts'
import styles from './WeekView.module.css'
import { minutesOfDay, onDay, wallDay, wallTime } from '../../wall-clock.ts'

/** Hours shown from 10 to 24; earlier performances extend the day. */
const FIRST_HOUR = 10
const LAST_HOUR = 24
const NEW_STEP_MINUTES = 30

type Hours = { from: number; to: number }
/** Position in the day as CSS custom properties. */
type Placed = CSSProperties & Record<`--${string}`, string>

/** A week by the hour: a column per day, time from top to bottom. */
export function WeekView({ days, entries }: { days: string[]; entries: Entry[] }) {
  const first = Math.min(
    FIRST_HOUR,
    ...entries.filter(({ start }) => days.includes(wallDay(start))).map(({ start }) => Math.floor(minutesOfDay(start) / 60)),
  )
  const hours = { from: first * 60, to: LAST_HOUR * 60 }
  const lines = Array.from({ length: LAST_HOUR - first }, (_, index) => first + index)
  return (
    <div className={styles.week} style={{ '--hours': lines.length } as CSSProperties}>
      <div className={styles.hours} aria-hidden="true">
        {lines.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
      {days.map((day) => (
        <DayColumn key={day} day={day} hours={hours} entries={entries.filter(({ start }) => wallDay(start) === day)} />
      ))}
    </div>
  )
}

function DayColumn({ day, hours, entries }: { day: string; hours: Hours; entries: Entry[] }) {
  const { today, now, preview: candidate, rooms } = useBoard()
  const format = useDateFormat()
  const column = useRef<HTMLDivElement>(null)
  useDropDay(column, { day, roomId: null, hours })
  const slot = useEmptySlot(column, day, hours)
  const ordered = entries.toSorted((one, other) => placeOfRoom(rooms, one.roomId) - placeOfRoom(rooms, other.roomId))
  const lanes = assignColumns(ordered.map(({ id, start, end }) => ({ id, start, end: Math.max(end, start + 45) })))
  const inDay = (start: number, end: number): Placed => ({
    '--top': `${share(minutesOfDay(start), hours)}%`,
    '--height': `${share(Math.min(hours.to, minutesOfDay(start) + end - start), hours) - share(minutesOfDay(start), hours)}%`,
  })
  return (
    <section className={styles.day} aria-labelledby={`day-${day}`} data-today={day === today || undefined}>
      <DayHeader day={day} />
      <div ref={column} className={styles.dayColumn} {...slot.handlers}>
        {slot.start !== null && (
          <div className={styles.slot} style={inDay(slot.start, slot.start + 60)} aria-hidden="true">
            + {format.clock(timeOfDay(slot.start))}
          </div>
        )}
        {ordered
          .toSorted((one, other) => one.start - other.start)
          .map((entry) => {
            const { column: index, columns } = lanes.get(entry.id) ?? { column: 0, columns: 1 }
            const beside: Placed = { '--left': `${(index / columns) * 100}%`, '--width': `${100 / columns}%` }
            return <EntryBlock key={entry.id} entry={entry} style={{ ...inDay(entry.start, entry.end), ...beside }} />
          })}
        {candidate && wallDay(candidate.place.start) === day && (
          <MoveTarget style={inDay(candidate.place.start, candidate.place.start + candidate.entry.end - candidate.entry.start)} />
        )}
        {day === today && minutesOfDay(now) >= hours.from && (
          <div className={styles.now} style={{ '--top': `${share(minutesOfDay(now), hours)}%` } as Placed}>
            <span className="visually-hidden">{t('Current time: {time}', { time: format.time(timeOfDay(now)) })}</span>
          </div>
        )}
      </div>
    </section>
  )
}

function share(minutes: number, { from, to }: Hours): number {
  return ((minutes - from) / (to - from)) * 100
}

function placeOfRoom(rooms: { id: number }[], roomId: number): number {
  return rooms.findIndex(({ id }) => id === roomId)
}

/** The empty half hour under the pointer; a click on it creates a performance then. */
function useEmptySlot(column: React.RefObject<HTMLDivElement | null>, day: string, hours: Hours) {
  const { mayWrite, preview: candidate } = useBoard()
  const navigate = useNavigate()
  const [start, setStart] = useState<number | null>(null)
  function startAt(event: MouseEvent): number | null {
    if (event.target !== column.current || candidate) return null
    const rect = column.current.getBoundingClientRect()
    const minutes = hours.from + ((event.clientY - rect.top) / rect.height) * (hours.to - hours.from)
    return onDay(0, day) + Math.floor(minutes / NEW_STEP_MINUTES) * NEW_STEP_MINUTES
  }
  const handlers = mayWrite
    ? {
        onMouseMove: (event: MouseEvent) => setStart(startAt(event)),
        onMouseLeave: () => setStart(null),
        onClick: (event: MouseEvent) => {
          const at = startAt(event)
          if (at !== null) void navigate(newEventUrl(wallTime(at)))
        },
      }
    : {}
  return { start, handlers }
}
