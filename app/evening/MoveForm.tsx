import { useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { roomSizeWarning, type TakenSeats } from '../scheduling/room-size.ts'
import { useConflicts } from '../scheduling/use-conflicts.ts'
import { wallDay, wallMinutes, wallTime } from '../scheduling/wall-clock.ts'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import { Field } from '../ui/Field.tsx'
import { Chips } from './Chips.tsx'
import { dayAndTime } from './day-in-language.ts'
import type { ActionFormProps } from './desk.ts'
import styles from './SheetForm.module.css'
import { SheetForm } from './SheetForm.tsx'
import { delaySentence, relocateSentence } from './sentences.ts'
import { useSentence } from './use-sentence.ts'

type Mode = 'delay' | 'relocate'
const DELAYS = ['15', '30', '45', '60'] as const

/** Lets a performance begin later, or takes it to another day or room. */
export function MoveForm(props: ActionFormProps) {
  const [mode, setMode] = useState<Mode>('delay')
  const modes = { delay: useDelay(props), relocate: useRelocation(props) }
  const { fields, ...chosen } = modes[mode]
  return (
    <SheetForm {...props} title={t('Move or delay: {title}', props.performance)} alertsFirst {...chosen}>
      <Chips
        legend={t('What happens')}
        options={[
          { value: 'delay', label: t('Starts later') },
          { value: 'relocate', label: t('Another day or room') },
        ]}
        value={mode}
        onChange={setMode}
      />
      {fields}
    </SheetForm>
  )
}

/** A later beginning on the same evening. */
function useDelay({ evening, performance }: ActionFormProps) {
  const format = useDateFormat()
  const before = wallMinutes(performance.startsAt)
  const [start, setStart] = useState<number | undefined>()
  const clockOf = (minutes: number) => format.clock(wallTime(minutes).slice(11))
  const isLater = start !== undefined && start > before
  const times = isLater && { time: clockOf(start), before: clockOf(before) }
  const proposed = times ? delaySentence({ isToday: evening.day === evening.today, ...times }) : ''
  return {
    sentence: useSentence(`${performance.id} delay`, proposed),
    action: isLater ? { kind: 'delay' as const, startsAt: wallTime(start) } : null,
    lacks: t('Please choose when it starts.'),
    verb: t('Delay'),
    done: t('{title} starts later.', performance),
    fields: (
      <>
        <Chips
          legend={t('New start')}
          options={DELAYS.map((minutes) => ({ value: minutes, label: clockOf(before + Number(minutes)) }))}
          value={DELAYS.find((minutes) => before + Number(minutes) === start)}
          onChange={(minutes) => setStart(before + Number(minutes))}
        />
        <Field label={t('Another time')} error={start !== undefined && !isLater ? t('This is not later than before.') : undefined}>
          {(control) => (
            <input
              {...control}
              className={styles.input}
              type="time"
              value={start === undefined ? '' : wallTime(start).slice(11)}
              onChange={({ target: { value } }) => setStart(value ? wallMinutes(`${wallDay(before)}T${value}`) : undefined)}
            />
          )}
        </Field>
      </>
    ),
  }
}

/** Another day, time or room, checked against everything else that is planned there. */
function useRelocation({ evening, performance }: ActionFormProps) {
  const format = useDateFormat()
  const [day, setDay] = useState(performance.startsAt.slice(0, 10))
  const [time, setTime] = useState(performance.startsAt.slice(11, 16))
  const [roomId, setRoomId] = useState(performance.roomId)
  const startsAt = `${day}T${time}`
  const isTime = Number.isFinite(wallMinutes(startsAt))
  const hasOtherTime = startsAt !== performance.startsAt.slice(0, 16)
  const isMoved = isTime && (hasOtherTime || roomId !== performance.roomId)
  const { conflicts } = useConflicts(isMoved ? proposalOf(performance, startsAt, roomId) : null)
  const size = roomSizeWarning(takenOf(performance), roomId, evening.rooms)
  const warnings = size ? [...conflicts, size] : conflicts
  const room = roomId === performance.roomId ? undefined : evening.rooms.find(({ id }) => id === roomId)?.name
  const when = hasOtherTime && isTime ? dayAndTime(day, format.clock(time)) : undefined
  const proposed = relocateSentence({ when, room, isSold: (performance.sales?.taken ?? 0) > 0 })
  return {
    sentence: useSentence(`${performance.id} relocate`, proposed),
    action: isMoved ? { kind: 'relocate' as const, startsAt, roomId, isSure: conflicts.length > 0 } : null,
    lacks: t('Please choose another day, time or room.'),
    verb: warnings.length > 0 ? t('Move anyway|evening') : t('Move|evening'),
    done: t('{title} is moved.', performance),
    fields: (
      <>
        <div className={styles.row}>
          <TimeField label={t('Date')} type="date" value={day} onChange={setDay} />
          <TimeField label={t('Starts')} type="time" value={time} onChange={setTime} />
        </div>
        <Field label={t('Room')}>
          {(control) => (
            <select {...control} className={styles.input} value={roomId} onChange={(event) => setRoomId(Number(event.target.value))}>
              {evening.rooms.map(({ id, name, venue }) => (
                <option key={id} value={id}>
                  {name === venue ? name : `${name} (${venue})`}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div role="status" className={styles.conflicts}>
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </div>
      </>
    ),
  }
}

type TimeProps = { label: string; type: 'date' | 'time'; value: string; onChange: (value: string) => void }

function TimeField({ label, type, value, onChange }: TimeProps) {
  return (
    <Field label={label}>
      {(control) => (
        <input {...control} className={styles.input} type={type} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  )
}

/** What a shop that is connected has not counted is unknown. */
function takenOf({ roomId, sales, canStopSale }: ActionFormProps['performance']): TakenSeats {
  return { roomId, taken: sales ? sales.taken : canStopSale ? null : 0 }
}

/** The performance at its new place, as the check for conflicts takes it. It stays as long as it was. */
function proposalOf({ id, productionId, parentId, startsAt, endsAt }: ActionFormProps['performance'], start: string, roomId: number) {
  const end = endsAt && wallTime(wallMinutes(start) + wallMinutes(endsAt) - wallMinutes(startsAt))
  return { id, productionId, parentId, roomId, startsAt: start, endsAt: end, status: 'moved' }
}
