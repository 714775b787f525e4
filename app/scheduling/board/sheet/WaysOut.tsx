import { useMemo } from 'react'
import { formatIsoWeekdayAndDay } from '../../../platform/format/iso-date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Icon, type IconName } from '../../../staff-ui/Icon.tsx'
import form from '../../../staff-ui/screen.module.css'
import { useDateFormat } from '../../../staff-ui/use-date-format.ts'
import { timeOfDay } from '../../labels.ts'
import { wallDay } from '../../wall-clock.ts'
import { useBoard } from '../board-context.ts'
import type { Entry, Position } from '../entry.ts'
import { findWaysOut, type WayOut } from '../ways-out.ts'
import styles from './sheet.module.css'

const ICONS: Record<WayOut['kind'], IconName> = { room: 'swap', time: 'clock', day: 'schedule' }

type Props = { entry: Entry; days: readonly string[]; onMove: (entry: Entry, to: Position) => void; onLeave: () => void }

/** What ends a conflict, each with one button that does it. */
export function WaysOut({ entry, days, onMove, onLeave }: Props) {
  const { entries, rooms, now } = useBoard()
  const ways = useMemo(() => findWaysOut(entry, { entries, rooms, days, now }), [entry, entries, rooms, days, now])
  return (
    <section aria-labelledby="ways-out">
      <h3 id="ways-out" className={styles.question}>
        {t('What now?')}
      </h3>
      {ways.length === 0 && <p>{t('No other room, time or day is free for either. Please look in another week.')}</p>}
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
  const sold = entry.type === 'event' && entry.sales ? (entry.sales.sold ?? entry.sales.taken) : 0
  const words = {
    room: () => t('{title}: to {room}', { title, room: rooms.find(({ id }) => id === to.roomId)?.name ?? '' }),
    time: () => t('{title}: at {time}', { title, time: format.time(timeOfDay(to.start)) }),
    day: () => t('{title}: on {day}', { title, day: formatIsoWeekdayAndDay(wallDay(to.start)) }),
  }
  return (
    <>
      <strong>{words[kind]()}</strong>
      <small>{[t('free, nobody is needed twice'), ...(sold > 0 ? [t('{n} sold', { n: sold })] : [])].join(', ')}</small>
    </>
  )
}
