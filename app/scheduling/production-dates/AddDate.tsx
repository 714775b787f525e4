import { useRef, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import screen from '../../staff-ui/screen.module.css'
import { Field } from '../../ui/Field.tsx'
import styles from './dates.module.css'
import { type ProductionDates, timeOfIso } from './production-dates.ts'

type Props = {
  of: ProductionDates
  /** @returns why the date was refused */
  onAdd: (date: { startsAt: string; roomId: number }) => Promise<string | undefined>
}

/** Adds a date in one line, with time and room of the last one; Enter adds it, and the next one can be typed at once. */
export function AddDate({ of: { dates, rooms }, onAdd }: Props) {
  const last = dates.at(-1)
  const [day, setDay] = useState('')
  const [time, setTime] = useState(last ? timeOfIso(last.startsAt) : '19:30')
  const [roomId, setRoomId] = useState(last?.roomId ?? rooms[0]?.id ?? 0)
  const [refusal, setRefusal] = useState('')
  const first = useRef<HTMLInputElement>(null)
  if (rooms.length === 0) return <p className={screen.help}>{t('A performance needs a room. Please create one first.')}</p>

  async function add(): Promise<void> {
    const isWhole = day !== '' && time !== ''
    const reason = isWhole ? await onAdd({ startsAt: `${day}T${time}`, roomId }) : t('Please enter day and time in full.')
    setRefusal(reason ?? '')
    if (reason) return
    setDay('')
    first.current?.focus()
  }
  return (
    <form
      className={styles.add}
      aria-label={t('Add a date')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <Field label={t('Date')} error={refusal}>
        {(control) => (
          // biome-ignore lint/a11y/noAutofocus: the form opens by its button, to type in it
          <input {...control} ref={first} autoFocus type="date" value={day} onChange={({ target }) => setDay(target.value)} />
        )}
      </Field>
      <Field label={t('Time')}>
        {(control) => <input {...control} type="time" value={time} onChange={({ target }) => setTime(target.value)} />}
      </Field>
      <Field label={t('Room')}>
        {(control) => (
          <select {...control} value={roomId} onChange={({ target }) => setRoomId(Number(target.value))}>
            {rooms.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <button type="submit" className={screen.action}>
        {t('Add date')}
      </button>
    </form>
  )
}
