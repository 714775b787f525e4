import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { DeleteDialog } from '../../staff-ui/DeleteDialog.tsx'
import { CheckboxInput } from '../../staff-ui/inputs/CheckboxInput.tsx'
import styles from '../../staff-ui/screen.module.css'
import { failureText } from '../../staff-ui/use-action.ts'
import { Choice, ChoiceGroup, Field } from '../../ui/Field.tsx'
import { NO_PASSWORD_MANAGER } from '../../ui/no-autofill.ts'
import { ColumnMapping } from '../ColumnMapping.tsx'
import { type LedField, USUALLY_LED, USUALLY_LED_BY_SHOP } from '../led-field.ts'
import { AddressInputs } from './AddressInputs.tsx'
import { LeadInputs } from './LeadInputs.tsx'
import { SCHEDULES, type Schedule } from './schedule.ts'
import { SOURCE_KINDS, type SourceKind } from './source-kind.ts'
import type { SourceView } from './source-views.server.ts'

type Values = Pick<
  SourceView,
  'kind' | 'name' | 'address' | 'headerName' | 'schedule' | 'isActive' | 'appliesAtOnce' | 'leads' | 'columnMeanings'
> & {
  /** only sent where it is entered */
  headerValue?: string
}
type Props = {
  /** null for a new one */
  source: SourceView | null
  /** whether the ticket shop of the house can become a source */
  hasShop: boolean
  onSave: (values: Values) => Promise<void>
  onDelete: (() => Promise<void>) | undefined
}

const SCHEDULE_LABELS: Record<Schedule, Label> = {
  hourly: 'every hour',
  nightly: 'every night at three',
  manual: 'only by hand',
}

/** The form of a source: its address, when it is read, and who leads. Saving reads it at once. */
export function SourceForm({ source, hasShop, onSave, onDelete }: Props) {
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
        run(() => onSave({ ...values, address: values.address ?? '' }))
      }}
    >
      {!source && hasShop && <KindChoice kind={values.kind} onChange={(kind) => change({ kind, leads: usuallyLedBy(kind) })} />}
      <Field label={t('Name')}>
        {(control) => (
          <input
            {...NO_PASSWORD_MANAGER}
            {...control}
            required
            maxLength={100}
            value={values.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      {values.kind === 'shop' ? (
        <p className={styles.help}>
          {t('New dates of the shop, changed times and evenings that the shop has called off are proposed, with their ticket shop ID.')}
        </p>
      ) : (
        <AddressInputs {...{ values, change }} hasHeaderValue={source?.hasHeaderValue === true} />
      )}
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
      <ColumnMapping
        columns={source?.foundColumns ?? []}
        meanings={values.columnMeanings}
        isOpen={source?.failure.startsWith('file ') === true}
        onChange={(columnMeanings) => change({ columnMeanings })}
      />
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

function usuallyLedBy(kind: SourceKind): LedField[] {
  return [...(kind === 'shop' ? USUALLY_LED_BY_SHOP : USUALLY_LED)]
}

const NEW: Values = {
  ...{ kind: 'address', name: '', address: '', headerName: '', schedule: 'nightly', isActive: true, appliesAtOnce: false },
  ...{ leads: [...USUALLY_LED], columnMeanings: {} },
}

function valuesOf(source: SourceView | null): Values {
  if (!source) return NEW
  const { kind, name, address, headerName, schedule, isActive, appliesAtOnce, leads, columnMeanings } = source
  return { kind, name, address, headerName, schedule, isActive, appliesAtOnce, leads, columnMeanings }
}

const KIND_LABELS: Record<SourceKind, Label> = { address: 'A calendar or a table at an address', shop: 'The ticket shop of the house' }

function KindChoice({ kind, onChange }: { kind: SourceKind; onChange: (kind: SourceKind) => void }) {
  return (
    <ChoiceGroup label={t('Kind of source')}>
      {SOURCE_KINDS.map((one) => (
        <Choice key={one} control={<input type="radio" name="source-kind" checked={kind === one} onChange={() => onChange(one)} />}>
          {t(KIND_LABELS[one])}
        </Choice>
      ))}
    </ChoiceGroup>
  )
}
