import { useState } from 'react'
import type { DateFormat } from '../../platform/format/date-format.ts'
import { formatIsoShortWeekday } from '../../platform/format/iso-date.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import type { BulkResult } from '../../records/bulk.server.ts'
import { request } from '../../staff-ui/api-client.ts'
import { Sheet } from '../../staff-ui/Sheet.tsx'
import screen from '../../staff-ui/screen.module.css'
import { failureText } from '../../staff-ui/use-action.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { Field } from '../../ui/Field.tsx'
import { describeConflictResponse } from '../use-conflicts.ts'
import type { ProductionDates } from './production-dates.ts'
import styles from './ShiftSheet.module.css'
import { SHIFT_UNITS, type ShiftedDate, type ShiftUnit, shiftOf } from './shift.ts'
import { useShiftPreview } from './use-shift-preview.ts'

const UNITS: Record<ShiftUnit, Label> = { minutes: 'Minutes|shift', hours: 'Hours|shift', days: 'Days|shift', weeks: 'Weeks|shift' }
const PRESETS: { amount: number; unit: ShiftUnit; label: Label }[] = [
  { amount: 30, unit: 'minutes', label: '30 minutes later' },
  { amount: 1, unit: 'days', label: '1 day later' },
  { amount: 1, unit: 'weeks', label: '1 week later' },
]

type Wish = { amount: number; unit: ShiftUnit; isEarlier: boolean; roomId: number | null }

type Props = {
  ids: number[]
  rooms: ProductionDates['rooms']
  onClose: () => void
  /** what was shifted and what was left out, with the changes by which it is undone */
  onShifted: (result: BulkResult) => void
}

/** Moves many dates by the same time or to another room, with what would be in the way of each before it is done. */
export function ShiftSheet({ ids, rooms, onClose, onShifted }: Props) {
  const [wish, setWish] = useState<Wish>({ amount: 30, unit: 'minutes', isEarlier: false, roomId: null })
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const change = (part: Partial<Wish>) => setWish((before) => ({ ...before, ...part }))
  const shift = { ...shiftOf(wish.isEarlier ? -wish.amount : wish.amount, wish.unit), roomId: wish.roomId }
  const preview = useShiftPreview(ids, shift)
  const taken = (preview.dates ?? []).filter((date) => date.taken !== 0)
  const isNothing = wish.amount === 0 && wish.roomId === null

  async function apply(dates: ShiftedDate[]): Promise<void> {
    setBusy(true)
    setFailure('')
    const body = { ...shift, dates: dates.map(({ id, base }) => ({ id, base })), is_sure: taken.length > 0 }
    const result = await request<BulkResult>('POST', '/api/admin/event/shift', body).catch((error) => setFailure(failureText(error)))
    setBusy(false)
    if (result) onShifted(result)
  }
  return (
    <Sheet title={t('Shift {n} dates', { n: ids.length })} className={styles.sheet} isTall onClose={onClose}>
      <form
        className={`${screen.fields} ${styles.form}`}
        onSubmit={(event) => {
          event.preventDefault()
          if (preview.dates && !isNothing) void apply(preview.dates)
        }}
      >
        <div className={styles.presets}>
          {PRESETS.map(({ label, ...preset }) => (
            <button
              key={label}
              type="button"
              className={screen.second}
              aria-pressed={!wish.isEarlier && wish.amount === preset.amount && wish.unit === preset.unit}
              onClick={() => change({ ...preset, isEarlier: false })}
            >
              {t(label)}
            </button>
          ))}
        </div>
        <div className={styles.distance}>
          <Field label={t('By')}>
            {(control) => (
              <input
                {...control}
                type="number"
                min={0}
                max={400}
                required
                value={wish.amount}
                onChange={({ target }) => change({ amount: Math.abs(Math.trunc(target.valueAsNumber || 0)) })}
              />
            )}
          </Field>
          <Field label={t('Unit|shift')}>
            {(control) => (
              <select {...control} value={wish.unit} onChange={({ target }) => change({ unit: target.value as ShiftUnit })}>
                {SHIFT_UNITS.map((unit) => (
                  <option key={unit} value={unit}>
                    {t(UNITS[unit])}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={t('Direction')}>
            {(control) => (
              <select {...control} value={String(wish.isEarlier)} onChange={({ target }) => change({ isEarlier: target.value === 'true' })}>
                <option value="false">{t('later|shift')}</option>
                <option value="true">{t('earlier|shift')}</option>
              </select>
            )}
          </Field>
        </div>
        <Field label={t('Room')}>
          {(control) => (
            <select {...control} value={wish.roomId ?? ''} onChange={({ target }) => change({ roomId: Number(target.value) || null })}>
              <option value="">{t('Each stays where it is')}</option>
              {rooms.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <ShiftPreview dates={preview.dates} isLoading={preview.isLoading} />
        {taken.length > 0 && <p className={screen.warning}>{t('Ticket holders must be informed.')}</p>}
        <p role="alert" className={screen.error}>
          {failure || preview.failure}
        </p>
        <div className={screen.actions}>
          <button type="submit" className={screen.action} disabled={isBusy || isNothing || !preview.dates}>
            {t('Shift {n} dates', { n: ids.length })}
          </button>
          <button type="button" className={screen.second} onClick={onClose}>
            {t('Cancel')}
          </button>
        </div>
      </form>
    </Sheet>
  )
}

/** What the shift would do: each date before and after, its tickets, and what is in its way. */
function ShiftPreview({ dates, isLoading }: { dates: ShiftedDate[] | null; isLoading: boolean }) {
  const format = useDateFormat()
  const conflicting = (dates ?? []).filter(({ conflicts }) => conflicts.length > 0).length
  return (
    <section aria-label={t('Preview')} aria-busy={isLoading}>
      <p role="status" className={conflicting > 0 ? screen.warning : screen.help}>
        {dates && (conflicting > 0 ? t('{n} dates in conflict', { n: conflicting }) : t('Nothing is in the way.'))}
      </p>
      <ul className={styles.dates}>
        {dates?.map(({ id, from, startsAt, room, taken, conflicts }) => (
          <li key={id}>
            <del>{whenOf(from, format)}</del> <ins>{whenOf(startsAt, format)}</ins> <span>{room}</span>
            {taken !== 0 && <p className={screen.warning}>{takenText(taken)}</p>}
            <div className={screen.conflicts}>
              {conflicts.map((conflict) => (
                <p key={describeConflictResponse(conflict, format)}>{describeConflictResponse(conflict, format)}</p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function whenOf(instant: string, format: DateFormat): string {
  return `${formatIsoShortWeekday(instant)} ${format.dateTime(instant)}`
}

function takenText(taken: number | null): string {
  return taken === null
    ? t('The ticket shop does not report whether tickets have been sold.')
    : t('{n} seats are sold or reserved in the ticket shop.', { n: taken })
}
