import { type CSSProperties, type MouseEvent, useRef, useState } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import type { SlotId } from '../../../programme/schedule-slot.ts'
import { useDateFormat } from '../../../staff-ui/use-date-format.ts'
import { timeOfDay } from '../../labels.ts'
import { minutesOfDay, onDay, wallDay, wallMinutes } from '../../wall-clock.ts'
import { useBoard } from '../board-context.ts'
import { isWholeDay, stackOf } from '../days-of-entries.ts'
import { EntryBlock } from '../entries/EntryBlock.tsx'
import { MoveTarget } from '../entries/MoveTarget.tsx'
import type { Entry } from '../entry.ts'
import { useDropDay } from '../move/drag.ts'
import { assignColumns, type ColumnPosition } from './columns.ts'
import { DayHeader } from './DayHeader.tsx'
import { type Hours, hoursUsed } from './hours-used.ts'
import styles from './WeekView.module.css'

const NEW_STEP_MINUTES = 30
const MINUTES_PER_DAY = 24 * 60
/** Shorter entries take up as much, so that their words have room. */
const LEAST_MINUTES = 105

/** The least width of a lane: a time, and a title in words. */
const LANE_REM = 6.5

/** Position in the day as CSS custom properties. */
type Placed = CSSProperties & Record<`--${string}`, string>

/** A week by the hour: a column per day, time from top to bottom, cut to the hours in which something happens. */
export function WeekView({ days, entries }: { days: string[]; entries: Entry[] }) {
  const { rooms } = useBoard()
  const hours = hoursUsed(entries, days)
  const shown = days.map((day) => ({ day, ...lanesOf(stackOf(entries, day), day, rooms) }))
  // A day on which much happens at once is wider, so that every entry can be read.
  const columns = shown.map(({ most }) => `minmax(${most * LANE_REM}rem, 1fr)`).join(' ')
  const shares = shown.map(({ most }) => `minmax(0, ${most}fr)`).join(' ')
  const lines = Array.from({ length: (hours.to - hours.from) / 60 }, (_, index) => hours.from / 60 + index)
  return (
    <div className={styles.scroller}>
      <div className={styles.week} style={{ '--hours': lines.length, '--columns': columns, '--shares': shares } as CSSProperties}>
        <div className={styles.hours} aria-hidden="true">
          {lines.map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </div>
        {shown.map(({ day, whole, stack, lanes }) => (
          <DayColumn key={day} day={day} hours={hours} whole={whole} entries={stack} lanes={lanes} />
        ))}
      </div>
    </div>
  )
}

/**
 * The entries of a day: those of the whole day, and the others with their lanes, ordered by room where they begin together,
 * and how many lie side by side at most.
 */
function lanesOf(all: Entry[], day: string, rooms: { id: number }[]) {
  const { whole = [], timed: stack = [] } = Object.groupBy(all, (entry) => (isWholeDay(entry, day) ? 'whole' : 'timed'))
  const ordered = stack.toSorted((one, other) => placeOfRoom(rooms, one.roomId) - placeOfRoom(rooms, other.roomId))
  const lanes = assignColumns(ordered.map(({ id, start, end }) => ({ id, start, end: Math.max(end, start + LEAST_MINUTES) })))
  return { whole, stack, lanes, most: Math.max(1, ...[...lanes.values()].map(({ columns }) => columns)) }
}

type DayColumnProps = { day: string; hours: Hours; whole: Entry[]; entries: Entry[]; lanes: ReadonlyMap<SlotId, ColumnPosition> }

function DayColumn({ day, hours, whole, entries, lanes }: DayColumnProps) {
  const { today, now, preview: candidate } = useBoard()
  const format = useDateFormat()
  const column = useRef<HTMLDivElement>(null)
  useDropDay(column, { day, roomId: null, hours })
  const slot = useEmptySlot(column, day, hours)
  const midnight = wallMinutes(`${day}T00:00`)
  const inDay = (start: number, end: number): Placed => {
    const [top, bottom] = [share(Math.max(hours.from, start - midnight), hours), share(Math.min(hours.to, end - midnight), hours)]
    return { '--top': `${top}%`, '--height': `${bottom - top}%` }
  }
  return (
    <section className={styles.day} aria-labelledby={`day-${day}`} data-today={day === today || undefined}>
      <DayHeader day={day} />
      <div className={styles.whole}>
        {whole.map((entry) => (
          <EntryBlock key={entry.id} entry={entry} day={day} />
        ))}
      </div>
      <div ref={column} className={styles.dayColumn} {...slot.handlers}>
        {slot.start !== null && (
          <div className={styles.slot} style={inDay(slot.start, slot.start + 60)} aria-hidden="true">
            + {format.clock(timeOfDay(slot.start))}
          </div>
        )}
        {entries.map((entry) => {
          const { column: index, columns } = lanes.get(entry.id) ?? { column: 0, columns: 1 }
          const beside: Placed = { '--left': `${(index / columns) * 100}%`, '--width': `${100 / columns}%` }
          return <EntryBlock key={entry.id} entry={entry} day={day} style={{ ...inDay(entry.start, entry.end), ...beside }} />
        })}
        {candidate && wallDay(candidate.place.start) === day && (
          <MoveTarget style={inDay(candidate.place.start, candidate.place.start + candidate.entry.end - candidate.entry.start)} />
        )}
        {day === today && minutesOfDay(now) >= hours.from && minutesOfDay(now) < hours.to && (
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

/** The empty half hour under the pointer; a double click on it creates something then. */
function useEmptySlot(column: React.RefObject<HTMLDivElement | null>, day: string, hours: Hours) {
  const { mayWrite, preview: candidate, create } = useBoard()
  const [start, setStart] = useState<number | null>(null)
  function startAt(event: MouseEvent): number | null {
    if (event.target !== column.current || candidate) return null
    const rect = column.current.getBoundingClientRect()
    const minutes = hours.from + ((event.clientY - rect.top) / rect.height) * (hours.to - hours.from)
    return onDay(0, day) + Math.min(MINUTES_PER_DAY - NEW_STEP_MINUTES, Math.floor(minutes / NEW_STEP_MINUTES) * NEW_STEP_MINUTES)
  }
  const handlers = mayWrite
    ? {
        onMouseMove: (event: MouseEvent) => setStart(startAt(event)),
        onMouseLeave: () => setStart(null),
        onDoubleClick: (event: MouseEvent) => {
          const at = startAt(event)
          if (at !== null) create({ start: at, roomId: null })
        },
      }
    : {}
  return { start, handlers }
}
