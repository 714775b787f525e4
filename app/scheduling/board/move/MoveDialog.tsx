import { useState } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { Dialog } from '../../../staff-ui/Dialog.tsx'
import form from '../../../staff-ui/screen.module.css'
import { Field } from '../../../ui/Field.tsx'
import { useBoard } from '../board-context.ts'
import type { Entry, Position } from '../entry.ts'
import { useConflicts } from '../../use-conflicts.ts'
import { wallDay, wallMinutes, wallTime } from '../../wall-clock.ts'

type Props = { entry: Entry; onMove: (place: Position) => void; onClose: () => void }

/** Moves a performance by date, time and room: the alternative to dragging (WCAG 2.5.7), also to days outside the view. */
export function MoveDialog({ entry, onMove, onClose }: Props) {
  const { rooms } = useBoard()
  const [day, setDay] = useState(wallDay(entry.start))
  const [time, setTime] = useState(wallTime(entry.start).slice(11))
  const [roomId, setRoomId] = useState(entry.roomId)
  const start = wallMinutes(`${day}T${time}`)
  const isPlace = Number.isFinite(start)
  const conflicts = useConflicts(
    isPlace
      ? {
          ...{ id: entry.id, productionId: entry.productionId, parentId: entry.parentId, status: entry.status, roomId },
          ...{ startsAt: wallTime(start), endsAt: wallTime(start + entry.end - entry.start) },
        }
      : null,
  )
  return (
    <Dialog title={t('Move “{title}”', { title: entry.title })} onClose={onClose}>
      <form
        className={form.fields}
        onSubmit={(event) => {
          event.preventDefault()
          if (isPlace) onMove({ start, roomId })
        }}
      >
        <Field label={t('Date')}>
          {(control) => (
            <input {...control} data-starts-here type="date" required value={day} onChange={(event) => setDay(event.target.value)} />
          )}
        </Field>
        <Field label={t('Starts')}>
          {(control) => (
            <input {...control} type="time" step={300} required value={time} onChange={(event) => setTime(event.target.value)} />
          )}
        </Field>
        <Field label={t('Room')}>
          {(control) => (
            <select {...control} value={roomId} onChange={(event) => setRoomId(Number(event.target.value))}>
              {rooms.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div role="status" className={form.conflicts}>
          {conflicts.map((conflict) => (
            <p key={conflict}>{conflict}</p>
          ))}
        </div>
        <div className={form.actions}>
          <button type="button" className={form.second} onClick={onClose}>
            {t('Cancel')}
          </button>
          <button type="submit" className={form.action}>
            {t('Move')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
