import type { ModuleField } from '../../modules/definition.ts'
import type { Visibility } from '../../modules/visibility.ts'
import type { DateFormat } from '../../platform/format/date-format.ts'
import { translateOptions } from '../../staff-ui/inputs/input-props.ts'
import { fieldText } from '../tools/field-label.ts'
import { visibilityWords } from '../visibility/visibility-words.ts'

/** A field's value as those read it who set it in the form: an option by its label, a moment as a date; pictures and records are shown by `FieldValue`. Empty for no value. */
export function valueWords(form: ModuleField | undefined, value: unknown, format: DateFormat): string {
  if (value === undefined || value === null || value === '') return ''
  switch (form?.kind) {
    case 'select':
      return translateOptions(form.options).find((option) => option.value === value)?.label ?? String(value)
    case 'datetime':
      return format.dateTime(String(value))
    case 'visibility':
      return visibilityWords(value as Visibility, format)
    default:
      return fieldText(value)
  }
}
