import { t } from '../../platform/i18n/i18n.ts'
import { CheckboxGroup } from '../../staff-ui/inputs/CheckboxGroup.tsx'
import type { LabelProps } from '../../staff-ui/inputs/input-props.ts'
import { SelectInput } from '../../staff-ui/inputs/SelectInput.tsx'
import { useChoiceOptions } from './choice-options.ts'

type Props = LabelProps & { from: string; several: boolean; value: unknown; onChange: (value: unknown) => void }

/** Selects one or several entries of a short list from the API. */
export function ChoiceField({ from, several, value, onChange, ...words }: Props) {
  const options = useChoiceOptions(from).entries.map(({ id, name }) => ({ value: id, label: name }))
  if (several)
    return <CheckboxGroup {...words} options={options} value={Array.isArray(value) ? (value as number[]) : []} onChange={onChange} />
  return (
    <SelectInput
      {...words}
      options={options}
      none={t('None selected')}
      value={typeof value === 'number' ? value : null}
      onChange={onChange}
    />
  )
}
