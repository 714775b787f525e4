import { t } from '../../platform/i18n/i18n.ts'
import { type InputOption, translateOptions } from '../../staff-ui/inputs/input-props.ts'
import { SelectInput } from '../../staff-ui/inputs/SelectInput.tsx'
import { ColourPairField } from './ColourPairField.tsx'
import { ColumnsField } from './ColumnsField.tsx'
import { type FieldProps, wordsOf } from './field-props.ts'
import { RadioField } from './RadioField.tsx'

/** How many letters of labels fit beside each other in the panel. */
const LETTERS_IN_A_ROW = 26

/** Selects one option: by sight where options have a look, all in view where they are few and short, else from a list. */
export function SelectField(props: FieldProps & { field: { kind: 'select' } }) {
  const { field, value, onChange } = props
  const options = translateOptions(field.options)
  const shared = { ...wordsOf(props), options, onChange }
  if (field.shownAs === 'columns') return <ColumnsField {...shared} value={value} />
  if (field.shownAs === 'colourPairs') return <ColourPairField {...shared} value={value} />
  const isKnown = options.some((option) => option.value === value)
  const letters = options.reduce((sum, { label }) => sum + label.length, 0)
  if (isKnown && letters <= LETTERS_IN_A_ROW) return <RadioField {...shared} value={value as InputOption['value']} look="segments" />
  return (
    <SelectInput
      {...shared}
      none={isKnown ? undefined : t('Default')}
      value={(value ?? null) as InputOption['value'] | null}
      onChange={(chosen) => onChange(chosen ?? undefined)}
    />
  )
}
