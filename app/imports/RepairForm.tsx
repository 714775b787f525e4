import { useEffect, useId, useRef, useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import styles from '../staff-ui/screen.module.css'
import { failureText } from '../staff-ui/use-action.ts'
import { Field } from '../ui/Field.tsx'
import { NO_PASSWORD_MANAGER } from '../ui/no-autofill.ts'
import { type Cells, COLUMN_FIELDS, COLUMN_LABELS, type Column } from './columns.ts'
import list from './import.module.css'
import type { RejectedLine } from './imported-line.ts'

type Props = { line: RejectedLine; rooms: readonly string[]; onSave: (cells: Cells) => Promise<void>; onClose: () => void }

/** The texts of a row, each with what is wrong with it. What is corrected is planned like everything else. */
export function RepairForm({ line: { cells = {}, faults = {}, reasons, line }, rooms, onSave, onClose }: Props) {
  const [texts, setTexts] = useState<Cells>(cells)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const roomsId = useId()
  useEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? form.current?.querySelector('input')
    wrong?.focus()
  }, [])
  const atFields = Object.values(faults)
  const others = reasons.filter((reason) => !atFields.includes(reason))

  function save(): void {
    setBusy(true)
    setFailure('')
    onSave(saidIn(texts, cells))
      .catch((error) => setFailure(failureText(error)))
      .finally(() => setBusy(false))
  }
  return (
    <form
      ref={form}
      className={`${styles.fields} ${list.cells}`}
      aria-label={t('Correct row {n}', { n: line })}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {others.length > 0 && <p className={styles.error}>{others.join(' · ')}</p>}
      {columnsToAsk(cells, faults).map((column) => (
        <Field key={column} label={t(COLUMN_LABELS[column])} error={texts[column] === cells[column] ? faults[column] : undefined}>
          {(control) => (
            <input
              {...NO_PASSWORD_MANAGER}
              {...control}
              list={column === 'room' ? roomsId : undefined}
              value={texts[column] ?? ''}
              onChange={({ target }) => setTexts({ ...texts, [column]: target.value })}
            />
          )}
        </Field>
      ))}
      <datalist id={roomsId}>
        {rooms.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <p role="alert" className={styles.error}>
        {failure}
      </p>
      <div className={styles.actions}>
        <button type="submit" className={styles.action} disabled={isBusy}>
          {t('Apply correction')}
        </button>
        <button type="button" className={styles.second} onClick={onClose}>
          {t('Cancel')}
        </button>
      </div>
    </form>
  )
}

const ALWAYS: readonly Column[] = ['production', 'room']

/** What a row needs, what it says, and where something is wrong. */
function columnsToAsk(cells: Cells, faults: RejectedLine['faults']): Column[] {
  const begins: Column[] =
    cells.startsAt === undefined && (cells.day !== undefined || cells.time !== undefined) ? ['day', 'time'] : ['startsAt']
  const asked = new Set<Column>([...ALWAYS, ...begins, 'endsAt', ...(Object.keys({ ...cells, ...faults }) as Column[])])
  // The number by which the house knows its own performance again is kept, but nobody types it.
  return COLUMN_FIELDS.filter((column) => asked.has(column) && column !== 'eventId')
}

/** What is left empty and was no column of the table stays none. */
function saidIn(texts: Cells, cells: Cells): Cells {
  return Object.fromEntries(Object.entries(texts).filter(([column, text]) => text !== '' || cells[column as Column] !== undefined))
}
