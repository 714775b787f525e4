import { useState } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { request } from '../../../staff-ui/api-client.ts'
import { Sheet } from '../../../staff-ui/Sheet.tsx'
import form from '../../../staff-ui/screen.module.css'
import { failureText } from '../../../staff-ui/use-action.ts'
import { useDateFormat } from '../../../staff-ui/use-date-format.ts'
import { Field } from '../../../ui/Field.tsx'
import { BOOKING_KIND_LABELS, BOOKING_KINDS, type BookingKind } from '../../bookings/booking-kinds.ts'
import { timeOfDay } from '../../labels.ts'
import { useConflicts } from '../../use-conflicts.ts'
import { wallDay, wallMinutes, wallTime } from '../../wall-clock.ts'
import { useBoard } from '../board-context.ts'
import type { Created } from '../move/use-optimistic-moves.ts'
import { BookingFields } from './BookingFields.tsx'
import { type NewEntry, newEntryRequest } from './new-entry.ts'
import { PlaceFields } from './PlaceFields.tsx'
import styles from './sheet.module.css'

const DEFAULT_MINUTES = 120

type Props = {
  place: { start: number; roomId: number | null }
  productions: { id: number; title: string }[]
  onCreated: (created: Created) => void
  onClose: () => void
}

/** One record, or the ids of several bookings. */
type Made = { id: number } | { ids: number[] }

function idsOf(made: Made): number[] {
  return 'ids' in made ? made.ids : [made.id]
}

/** A new performance, or another booking of a room, beside the board. What is typed stays when it cannot be created. */
export function CreateSheet({ place, productions, onCreated, onClose }: Props) {
  const { rooms } = useBoard()
  const format = useDateFormat()
  const [failure, setFailure] = useState('')
  const [entry, setEntry] = useState<NewEntry>({
    kind: 'event',
    ...{ title: '', productionId: null, isWholeDay: false, repeatUntil: '' },
    ...{ day: wallDay(place.start), time: wallTime(place.start).slice(11), roomId: place.roomId ?? rooms[0]?.id ?? 0 },
    ...{ lastDay: wallDay(place.start + DEFAULT_MINUTES), endTime: wallTime(place.start + DEFAULT_MINUTES).slice(11) },
  })
  const change = (part: Partial<NewEntry>) => setEntry((before) => ({ ...before, ...part }))
  const start = wallMinutes(`${entry.day}T${entry.time}`)
  const { productionId } = entry
  const { conflicts } = useConflicts(
    entry.kind === 'event' && productionId !== null && Number.isFinite(start)
      ? { id: null, productionId, roomId: entry.roomId, parentId: null, startsAt: wallTime(start), endsAt: null, status: 'scheduled' }
      : null,
  )

  async function create(): Promise<void> {
    const { path, body, deletePath } = newEntryRequest(entry)
    try {
      const ids = idsOf(await request<Made>('POST', path, body))
      onCreated({ notice: noticeOf(ids.length), paths: ids.map((id) => `${deletePath}/${id}`) })
      onClose()
    } catch (error) {
      setFailure(failureText(error))
    }
  }

  /** What was created, and when. */
  function noticeOf(n: number): string {
    const title = entry.title || productions.find(({ id }) => id === productionId)?.title || ''
    return t('{n} entries created: {title}, {day}, {time}.', { n, title, day: format.date(entry.day), time: format.time(timeOfDay(start)) })
  }

  return (
    <Sheet title={t('New entry')} className={styles.sheet} isTall onClose={onClose}>
      <form
        className={`${form.fields} ${styles.form}`}
        onSubmit={(event) => {
          event.preventDefault()
          void create()
        }}
      >
        <Field label={t('What is it?')}>
          {(control) => (
            <select {...control} value={entry.kind} onChange={(event) => change({ kind: event.target.value as 'event' | BookingKind })}>
              <option value="event">{t('Performance')}</option>
              {BOOKING_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {t(BOOKING_KIND_LABELS[kind])}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t('Production')} optional={entry.kind !== 'event'}>
          {(control) => (
            <select
              {...control}
              required={entry.kind === 'event'}
              value={productionId ?? ''}
              onChange={(event) => change({ productionId: Number(event.target.value) || null })}
            >
              <option value="">–</option>
              {productions.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          )}
        </Field>
        <PlaceFields value={entry} onChange={change} />
        {entry.kind !== 'event' && <BookingFields entry={entry} onChange={change} />}
        <div role="status" className={form.conflicts}>
          {conflicts.map((conflict) => (
            <p key={conflict}>{conflict}</p>
          ))}
        </div>
        {entry.kind === 'event' && <p className={form.help}>{t('It stays offline until you put it online.')}</p>}
        <p role="alert" className={form.error}>
          {failure}
        </p>
        <div className={form.actions}>
          <button type="submit" className={form.action}>
            {t('Create|board')}
          </button>
          <button type="button" className={form.second} onClick={onClose}>
            {t('Cancel')}
          </button>
        </div>
      </form>
    </Sheet>
  )
}
