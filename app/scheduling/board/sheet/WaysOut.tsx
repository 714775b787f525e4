import { useMemo } from 'react'
import { formatCount } from '../../../platform/format/count.ts'
import { formatIsoWeekdayAndDay } from '../../../platform/format/iso-date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Icon, type IconName } from '../../../staff-ui/Icon.tsx'
import form from '../../../staff-ui/screen.module.css'
import { useDateFormat } from '../../../staff-ui/use-date-format.ts'
import { timeOfDay } from '../../labels.ts'
import { takenSeats, takenSentence } from '../../room-size.ts'
import { wallDay } from '../../wall-clock.ts'
import { useBoard } from '../board-context.ts'
import type { Entry, Position } from '../entry.ts'
import { findWaysOut, type WayOut, type WithoutRoom } from '../ways-out.ts'
import styles from './sheet.module.css'

const ICONS: Record<WayOut['kind'], IconName> = { room: 'swap', time: 'clock', day: 'schedule' }

type Props = { entry: Entry; days: readonly string[]; onMove: (entry: Entry, to: Position) => void; onLeave: () => void }

/** What ends a conflict, each with one button that does it. */
export function WaysOut({ entry, days, onMove, onLeave }: Props) {
  const { entries, rooms, now } = useBoard()
  const { ways, withoutRoom, isFixed } = useMemo(
    () => findWaysOut(entry, { entries, rooms, days, now }),
    [entry, entries, rooms, days, now],
  )
  return (
    <section aria-labelledby="ways-out">
      <h3 id="ways-out" className={styles.question}>
        {t('What now?')}
      </h3>
      {ways.length === 0 && (
        <p>
          {isFixed
            ? t('Nothing of this can be moved here any more.')
            : t('No other room, time or day suits in this period. Please turn to another one.')}
        </p>
      )}
      <ul className={styles.waysOut}>
        {ways.map((way) => (
          <li key={`${way.kind} ${way.entry.id}`}>
            <button type="button" onClick={() => onMove(way.entry, way.to)}>
              <Icon name={ICONS[way.kind]} />
              <span>
                <Words way={way} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {withoutRoom.map((one) => (
        <p key={one.entry.id} className={styles.noRoom}>
          {noRoomSentence(one)}
        </p>
      ))}
      <button type="button" className={form.second} onClick={onLeave}>
        {t('Leave it as it is')}
      </button>
    </section>
  )
}

/** Where it would go, and what that costs. */
function Words({ way: { kind, entry, to } }: { way: WayOut }) {
  const { rooms } = useBoard()
  const format = useDateFormat()
  const { title } = entry
  const room = rooms.find(({ id }) => id === to.roomId)
  const taken = entry.type === 'event' ? (entry.sales?.taken ?? 0) : 0
  const words = {
    room: () => t('{title}: to {room}', { title, room: room?.name ?? '' }),
    time: () => t('{title}: at {time}', { title, time: format.time(timeOfDay(to.start)) }),
    day: () => t('{title}: on {day}', { title, day: formatIsoWeekdayAndDay(wallDay(to.start)) }),
  }
  const facts = [
    t('free, nobody is needed twice'),
    ...(kind === 'room' && room?.seats ? [t('{n} seats', { n: room.seats })] : []),
    ...(taken > 0 ? [t('{n} sold or reserved', { n: taken })] : []),
  ]
  return (
    <>
      <strong>{words[kind]()}</strong>
      <small>{facts.join(', ')}</small>
    </>
  )
}

/** Why no other room is proposed for an entry. */
function noRoomSentence({ entry, tooSmall }: WithoutRoom): string {
  const { title } = entry
  if (entry.type === 'booking' || tooSmall.length === 0) return t('{title}: no other room suits at this time.', { title })
  const rooms = tooSmall.map((room) =>
    room.seats === null ? t('{room} (seats not entered)', { room: room.name }) : `${room.name} (${formatCount(room.seats)})`,
  )
  return `${t('{title}: no free room is known to hold everybody: {rooms}.', { title, rooms: rooms.join(', ') })} ${takenSentence(takenSeats(entry))}`
}
