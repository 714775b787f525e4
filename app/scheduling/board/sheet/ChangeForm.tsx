import { useState } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import type { Label } from '../../../platform/i18n/message-ids.ts'
import { EVENT_STATUSES } from '../../../programme/schema.ts'
import form from '../../../staff-ui/screen.module.css'
import { Field } from '../../../ui/Field.tsx'
import { wallDay, wallMinutes, wallTime } from '../../wall-clock.ts'
import { useBoard } from '../board-context.ts'
import type { Entry, Position } from '../entry.ts'
import type { OptimisticMoves } from '../move/use-optimistic-moves.ts'
import { PlaceFields } from './PlaceFields.tsx'
import styles from './sheet.module.css'

const STATUSES: Record<(typeof EVENT_STATUSES)[number], Label> = { scheduled: 'Scheduled', cancelled: 'Cancelled', moved: 'Moved' }

type Props = { entry: Entry; moves: OptimisticMoves; onMove: (entry: Entry, to: Position) => void }

/** Day, time, room and status of an entry: what dragging does (WCAG 2.5.7), also to days outside the view. */
export function ChangeForm({ entry, moves, onMove }: Props) {
  const { warningsAt } = useBoard()
  const [day, setDay] = useState(wallDay(entry.start))
  const [time, setTime] = useState(wallTime(entry.start).slice(11))
  const [roomId, setRoomId] = useState(entry.roomId)
  const [status, setStatus] = useState(entry.type === 'event' ? entry.status : null)
  const place = { start: wallMinutes(`${day}T${time}`), roomId }
  const isPlace = Number.isFinite(place.start)
  const isMoved = isPlace && (place.start !== entry.start || roomId !== entry.roomId)
  const warnings = isMoved ? warningsAt(entry, place) : []
  return (
    <form
      className={`${form.fields} ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (isMoved) onMove(entry, place)
        if (entry.type === 'event' && status !== null && status !== entry.status) moves.changeStatus(entry, status)
      }}
    >
      <h3>{t('Change')}</h3>
      <PlaceFields
        value={{ day, time, roomId }}
        onChange={(value) => {
          setDay(value.day)
          setTime(value.time)
          setRoomId(value.roomId)
        }}
      />
      {status !== null && (
        <Field label={t('Status')}>
          {(control) => (
            <select {...control} value={status} onChange={(event) => setStatus(event.target.value as typeof status)}>
              {EVENT_STATUSES.map((value) => (
                <option key={value} value={value}>
                  {t(STATUSES[value])}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <div role="status" className={form.conflicts}>
        {warnings.map((warning) => (
          <p key={warning}>{warning}</p>
        ))}
      </div>
      <button type="submit" className={form.action}>
        {t('Apply')}
      </button>
    </form>
  )
}
