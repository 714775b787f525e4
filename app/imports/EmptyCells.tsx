import { t } from '../platform/i18n/i18n.ts'
import form from '../staff-ui/screen.module.css'
import { Choice } from '../ui/Field.tsx'
import { FIELD_NAMES } from './field-names.ts'
import { CLEARABLE_FIELDS, type ClearableField } from './imported-line.ts'
import type { Plan } from './plan.server.ts'

type Props = {
  counts: Plan['emptyCells']
  clears: readonly ClearableField[]
  onChange: (clears: ClearableField[]) => void
  /** renews the preview */
  onApply: () => void
  isChanged: boolean
}

/** The choice of fields whose empty cells clear stored values; by default none does. */
export function EmptyCells({ counts, clears, onChange, onApply, isChanged }: Props) {
  const fields = CLEARABLE_FIELDS.filter((field) => counts[field])
  if (fields.length === 0) return null
  return (
    <fieldset className={form.fields}>
      <legend className={form.label}>{t('Empty cells')}</legend>
      <p>{t('Empty cells are ignored and existing values are kept. Tick anything the import should delete anyway.')}</p>
      {fields.map((field) => (
        <Choice
          key={field}
          control={
            <input
              type="checkbox"
              checked={clears.includes(field)}
              onChange={({ target }) => onChange(target.checked ? [...clears, field] : clears.filter((cleared) => cleared !== field))}
            />
          }
        >
          {t('Delete “{field}” from {n} performances', { field: t(FIELD_NAMES[field]), n: counts[field] ?? 0 })}
          {field === 'idJet' && <strong> {t('They can no longer be booked online.')}</strong>}
        </Choice>
      ))}
      {isChanged && (
        <div className={form.actions}>
          <button type="button" className={form.second} onClick={onApply}>
            {t('Preview changes again')}
          </button>
        </div>
      )}
    </fieldset>
  )
}
