import { t } from '../../../platform/i18n/i18n.ts'
import { Field } from '../../../ui/Field.tsx'
import { useBoard } from '../board-context.ts'
import styles from './sheet.module.css'

/** A day (ISO), a time of day (`19:30`) and a room, as they are typed. */
export type PlaceInput = { day: string; time: string; roomId: number }

type Props = { value: PlaceInput; onChange: (value: PlaceInput) => void }

/** The fields for when and where something is. */
export function PlaceFields({ value, onChange }: Props) {
  const { rooms } = useBoard()
  return (
    <>
      <div className={styles.pair}>
        <Field label={t('Date')}>
          {(control) => (
            <input
              {...control}
              type="date"
              required
              value={value.day}
              onChange={(event) => onChange({ ...value, day: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('Starts')}>
          {(control) => (
            <input
              {...control}
              type="time"
              step={300}
              required
              value={value.time}
              onChange={(event) => onChange({ ...value, time: event.target.value })}
            />
          )}
        </Field>
      </div>
      <Field label={t('Room')}>
        {(control) => (
          <select {...control} value={value.roomId} onChange={(event) => onChange({ ...value, roomId: Number(event.target.value) })}>
            {rooms.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  )
}
