import { t } from '../../platform/i18n/i18n.ts'
import { CheckboxGroup } from '../../staff-ui/inputs/CheckboxGroup.tsx'
import type { LabelProps } from '../../staff-ui/inputs/input-props.ts'
import { SelectInput } from '../../staff-ui/inputs/SelectInput.tsx'
import { LoadFailed } from '../../staff-ui/LoadFailed.tsx'
import { useChoiceOptions } from './choice-options.ts'
import { withCurrent } from './current-option.ts'

type Props = LabelProps & { from: string; several: boolean; value: unknown; onChange: (value: unknown) => void }

/** Selects one or several entries of a short list from the API. */
export function ChoiceField({ from, several, value, onChange, ...words }: Props) {
  const { entries, isLoading, failure } = useChoiceOptions(from)
  const options = entries.map(({ id, name }) => ({ value: id, label: name }))
  const chosen = typeof value === 'number' ? value : null
  const isWhole = !isLoading && !failure
  return (
    <>
      {several ? (
        <CheckboxGroup {...words} options={options} value={Array.isArray(value) ? (value as number[]) : []} onChange={onChange} />
      ) : (
        <SelectInput
          {...words}
          options={withCurrent(options, chosen, isWhole)}
          none={t('None selected')}
          value={chosen}
          onChange={onChange}
        />
      )}
      {failure && <LoadFailed text={t('The list could not be loaded.')} tryAgain={failure.tryAgain} />}
    </>
  )
}
