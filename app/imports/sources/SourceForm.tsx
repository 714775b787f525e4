import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { DeleteDialog } from '../../staff-ui/DeleteDialog.tsx'
import { CheckboxInput } from '../../staff-ui/inputs/CheckboxInput.tsx'
import styles from '../../staff-ui/screen.module.css'
import { failureText } from '../../staff-ui/use-action.ts'
import { Field } from '../../ui/Field.tsx'
import { FIELD_NAMES } from '../field-names.ts'
import { LED_FIELDS, type LedField, USUALLY_LED } from '../led-field.ts'
import { ColumnInputs } from './ColumnInputs.tsx'
import { SCHEDULES, type Schedule } from './schedule.ts'
import list from './sources.module.css'
import type { SourceView } from './sources.server.ts'

type Values = Pick<SourceView, 'name' | 'address' | 'schedule' | 'isActive' | 'appliesAtOnce' | 'leads' | 'columns'>
type Props = {
  /** null for a new one */
  source: SourceView | null
  onSave: (values: Values) => Promise<void>
  onDelete: (() => Promise<void>) | undefined
}

const SCHEDULE_LABELS: Record<Schedule, Label> = {
  hourly: 'every hour',
  nightly: 'every night at three',
  manual: 'only by hand',
}

/** The form of a source: its address, when it is read, and who leads. Saving reads it at once. */
export function SourceForm({ source, onSave, onDelete }: Props) {
  const [values, setValues] = useState<Values>(() => valuesOf(source))
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const change = (part: Partial<Values>) => setValues((before) => ({ ...before, ...part }))
  const run = (action: () => Promise<void>) => {
    setIsBusy(true)
    setFailure('')
    action().catch((error) => {
      setFailure(failureText(error))
      setIsBusy(false)
    })
  }
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault()
        run(() => onSave(values))
      }}
    >
      <Field label={t('Name')}>
        {(control) => (
          <input {...control} required maxLength={100} value={values.name} onChange={(event) => change({ name: event.target.value })} />
        )}
      </Field>
      <Field label={t('Address of the calendar or table')} help={t('Treat it like a password: whoever knows it can read the programme.')}>
        {(control) => (
          <input
            {...control}
            type="url"
            required
            maxLength={2000}
            autoComplete="off"
            spellCheck={false}
            value={values.address ?? ''}
            onChange={(event) => change({ address: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('Is read')}>
        {(control) => (
          <select {...control} value={values.schedule} onChange={(event) => change({ schedule: event.target.value as Schedule })}>
            {SCHEDULES.map((schedule) => (
              <option key={schedule} value={schedule}>
                {t(SCHEDULE_LABELS[schedule])}
              </option>
            ))}
          </select>
        )}
      </Field>
      <LeadInputs leads={values.leads} onChange={(leads) => change({ leads })} />
      <div>
        <CheckboxInput
          label={t('Apply changes at once')}
          value={values.appliesAtOnce}
          onChange={(appliesAtOnce) => change({ appliesAtOnce })}
        />
        <p className={styles.help}>{t('Otherwise they wait here until somebody applies them.')}</p>
      </div>
      <CheckboxInput label={t('Switched on|source')} value={values.isActive} onChange={(isActive) => change({ isActive })} />
      <ColumnInputs columns={values.columns} onChange={(columns) => change({ columns })} />
      <p role="alert" className={styles.error}>
        {failure}
      </p>
      <div className={styles.actions}>
        <button type="submit" className={styles.action} disabled={isBusy}>
          {t(isBusy ? 'Reading…' : 'Save and read')}
        </button>
        {onDelete && (
          <button type="button" className={styles.second} disabled={isBusy} onClick={() => setIsAsked(true)}>
            {t('Remove source')}
          </button>
        )}
      </div>
      {isAsked && onDelete && (
        <DeleteDialog
          title={t('Remove {name}?', { name: values.name })}
          failure=""
          isFree
          onClose={() => setIsAsked(false)}
          onDelete={() => {
            setIsAsked(false)
            run(onDelete)
          }}
        >
          <p>{t('What it has brought stays, and the house leads it from then on. The address is not kept.')}</p>
        </DeleteDialog>
      )}
    </form>
  )
}

function valuesOf(source: SourceView | null): Values {
  if (!source)
    return { name: '', address: '', schedule: 'nightly', isActive: true, appliesAtOnce: false, leads: [...USUALLY_LED], columns: {} }
  const { name, address, schedule, isActive, appliesAtOnce, leads, columns } = source
  return { name, address, schedule, isActive, appliesAtOnce, leads, columns }
}

/** In which fields the source leads. */
function LeadInputs({ leads, onChange }: { leads: LedField[]; onChange: (leads: LedField[]) => void }) {
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.label}>{t('The source leads')}</legend>
      <p className={styles.help}>
        {t(
          'What is ticked comes from the source and is locked here. Everything else is only taken over when a performance is new; after that the house leads.',
        )}
      </p>
      <div className={list.leads}>
        {LED_FIELDS.map((field) => (
          <CheckboxInput
            key={field}
            label={t(FIELD_NAMES[field])}
            value={leads.includes(field)}
            onChange={(isLed) => onChange(isLed ? [...leads, field] : leads.filter((other) => other !== field))}
          />
        ))}
      </div>
    </fieldset>
  )
}
