import { t } from '../platform/i18n/i18n.ts'
import { Choice, ChoiceGroup, type ControlProps, Field, SingleChoice } from '../ui/Field.tsx'
import { NO_PASSWORD_MANAGER } from '../ui/no-autofill.ts'
import { autoCompleteOf } from './auto-complete.ts'
import { FileField } from './FileField.tsx'
import { FIELD_TYPES } from './field-types.ts'
import type { FormField } from './schema.ts'
import { textsOf } from './validate.ts'

/** Most rows of a multiple select. */
const MAX_SELECT_ROWS = 8

type Props = {
  /** id of its control */
  id: string
  field: FormField
  /** initial value */
  value: unknown
  fileName: string | undefined
  error: string | undefined
  onUpload: (work: Promise<unknown>) => void
}

/** A field of a form, with the control of its type. */
export function FieldView({ id, field, value, fileName, error, onUpload }: Props) {
  const type = FIELD_TYPES[field.field_type]
  const about = { id, label: field.label, help: field.help_text || undefined, error, optional: !field.required }
  const texts = textsOf(value)
  switch (type?.control) {
    case 'hidden':
      return <input type="hidden" name={field.slug} defaultValue={texts[0] ?? ''} />
    case 'checkbox':
      return (
        <SingleChoice {...about}>
          {(control) => <input {...control} type="checkbox" name={field.slug} value="true" defaultChecked={texts.length > 0} />}
        </SingleChoice>
      )
    case 'choices':
      return (
        <ChoiceGroup {...about}>
          {field.choices.map((choice) => (
            <Choice
              key={choice}
              control={<input type={type.inputType} name={field.slug} value={choice} defaultChecked={texts.includes(choice)} />}
            >
              {choice}
            </Choice>
          ))}
        </ChoiceGroup>
      )
    case 'file':
      return (
        <FileField
          {...about}
          slug={field.slug}
          uploaded={texts[0] && fileName ? { id: texts[0], name: fileName } : undefined}
          onUpload={onUpload}
        />
      )
    default:
      return <Field {...about}>{(control) => <TextControl field={field} texts={texts} control={control} />}</Field>
  }
}

function TextControl({ field, texts, control }: { field: FormField; texts: string[]; control: ControlProps }) {
  const type = FIELD_TYPES[field.field_type]
  const detail = autoCompleteOf(type?.name, field.autocomplete)
  const common = { ...control, ...(detail ? { autoComplete: detail } : NO_PASSWORD_MANAGER), name: field.slug, required: field.required }
  const text = texts[0] ?? ''
  if (type?.control === 'textarea')
    return <textarea {...common} rows={6} defaultValue={text} placeholder={field.placeholder_text || undefined} />
  if (type?.control === 'select') {
    return (
      <select
        {...common}
        multiple={type.isMulti}
        size={type.isMulti ? Math.min(field.choices.length, MAX_SELECT_ROWS) : undefined}
        defaultValue={type.isMulti ? texts : text}
      >
        {!type.isMulti && <option value="">{t('Please choose')}</option>}
        {field.choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    )
  }
  const { inputType, inputMode } = type ?? {}
  return <input {...common} type={inputType} inputMode={inputMode} defaultValue={text} placeholder={field.placeholder_text || undefined} />
}
