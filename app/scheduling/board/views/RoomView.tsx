import { formatIsoShortWeekday } from '../../../platform/format/iso-date.ts'
import { useDateFormat } from '../../../staff-ui/use-date-format.ts'
import { useBoard } from '../board-context.ts'
import { DayCell } from './DayCell.tsx'
import styles from './days.module.css'
import { colourOf, type Entry } from '../entry.ts'
import { weekLabel } from '../../labels.ts'
import { wallDay } from '../../wall-clock.ts'

/** A week with a lane for each room. */
export function RoomView({ days, entries, shownRooms }: { days: string[]; entries: Entry[]; shownRooms: number[] }) {
  const { rooms, today } = useBoard()
  const format = useDateFormat()
  const lanes = shownRooms.length > 0 ? rooms.filter(({ id }) => shownRooms.includes(id)) : rooms
  const byCell = Map.groupBy(entries, ({ start, roomId }) => `${wallDay(start)} ${roomId}`)
  return (
    <table className={`${styles.table} ${styles.board}`}>
      <caption className="visually-hidden">{weekLabel(days)}</caption>
      <thead>
        <tr>
          <td />
          {days.map((day) => (
            <th key={day} scope="col" data-today={day === today || undefined}>
              {formatIsoShortWeekday(day)} <strong>{format.dayAndMonth(day)}</strong>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lanes.map((room) => (
          <tr key={room.id}>
            <th scope="row" data-zweiklang={colourOf(rooms, room.id)}>
              {room.name} <small>{room.venue === room.name ? '' : room.venue}</small>
            </th>
            {days.map((day) => (
              <DayCell key={day} day={day} room={room} entries={byCell.get(`${day} ${room.id}`) ?? []} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
