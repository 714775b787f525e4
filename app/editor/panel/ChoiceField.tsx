import { t } from '../../platform/i18n/i18n.ts'
import forms from '../../staff-ui/forms.module.css'
import { useChoiceOptions } from './choice-options.ts'

type Props = { label: string; from: string; several: boolean; value: unknown; onChange: (value: unknown) => void }

/** Selects one or several entries of a short list from the API. */
export function ChoiceField({ label, from, several, value, onChange }: Props) {
  const { entries } = useChoiceOptions(from)
  if (!several) {
    return (
      <label className={forms.field}>
        <span>{label}</span>
        <select value={String(value ?? '')} onChange={(event) => onChange(event.target.value ? Number(event.target.value) : null)}>
          <option value="">{t('None selected')}</option>
          {entries.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    )
  }
  const chosen = Array.isArray(value) ? (value as number[]) : []
  return (
    <fieldset className={forms.field}>
      <legend>{label}</legend>
      {entries.map(({ id, name }) => (
        <label key={id} className={forms.check}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={(event) => onChange(event.target.checked ? [...chosen, id] : chosen.filter((chosenId) => chosenId !== id))}
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
