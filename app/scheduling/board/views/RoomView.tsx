import { weekLabel } from '../../labels.ts'
import { useBoard } from '../board-context.ts'
import { colourOf, type Entry } from '../entry.ts'
import { DayCell } from './DayCell.tsx'
import styles from './days.module.css'
import { WeekDays } from './WeekDays.tsx'

/** A week with a lane for each room. */
export function RoomView({ days, entries, shownRooms }: { days: string[]; entries: Entry[]; shownRooms: number[] }) {
  const { rooms } = useBoard()
  const lanes = shownRooms.length > 0 ? rooms.filter(({ id }) => shownRooms.includes(id)) : rooms
  const byRoom = Map.groupBy(entries, ({ roomId }) => roomId)
  return (
    <table className={`${styles.table} ${styles.board}`}>
      <caption className="visually-hidden">{weekLabel(days)}</caption>
      <WeekDays days={days} />
      <tbody>
        {lanes.map((room) => (
          <tr key={room.id}>
            <th scope="row" data-zweiklang={colourOf(rooms, room.id)}>
              {room.name} <small>{room.venue === room.name ? '' : room.venue}</small>
            </th>
            {days.map((day) => (
              <DayCell key={day} day={day} room={room} entries={byRoom.get(room.id) ?? []} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
