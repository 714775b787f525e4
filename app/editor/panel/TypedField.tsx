import type { ModuleField } from '../../modules/definition.ts'
import { DateInput, toLocalDatetime } from '../../staff-ui/inputs/DateInput.tsx'
import { NumberInput } from '../../staff-ui/inputs/NumberInput.tsx'
import { TextArea } from '../../staff-ui/inputs/TextArea.tsx'
import { TextInput } from '../../staff-ui/inputs/TextInput.tsx'
import { type FieldProps, wordsOf } from './field-props.ts'
import { useTypedValue } from './use-typed-value.ts'

const CODE_ROWS = 6

type FieldOf<Kind extends ModuleField['kind']> = FieldProps<Extract<ModuleField, { kind: Kind }>>

/** A line of text, lines of code, or a date with a time. */
export function TypedField(props: FieldOf<'text' | 'code' | 'datetime'>) {
  const { field, value, context, onChange } = props
  const saved = String(value ?? '')
  const typed = useTypedValue({
    saved: field.kind === 'datetime' ? toLocalDatetime(saved) : saved,
    context,
    normalize: (entered) => (field.kind === 'code' ? entered : entered.trim()),
    onCommit: onChange,
  })
  const words = wordsOf(props)
  if (field.kind === 'datetime') return <DateInput {...words} {...typed} kind="datetime" />
  if (field.kind === 'code') return <TextArea {...words} {...typed} rows={CODE_ROWS} spellCheck={false} />
  return <TextInput {...words} {...typed} />
}

/** A number within the bounds of its field. */
export function NumberField(props: FieldOf<'number'>) {
  const { field, value, context, onChange } = props
  const saved = value === null || value === undefined || value === '' ? null : Number(value)
  return (
    <NumberInput
      {...wordsOf(props)}
      {...useTypedValue({ saved, context, normalize: (entered) => entered, onCommit: onChange })}
      min={field.min}
      max={field.max}
    />
  )
}
