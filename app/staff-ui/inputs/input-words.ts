import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import type { Option } from '../../records/field-spec.ts'

/** The words of an input, and the id by which a list of errors leads to it. */
export type InputWords = {
  id?: string | undefined
  label: string
  help?: string | undefined
  error?: string | undefined
  /** whether a value must be given; `false` says “optional” beside the label, undefined says nothing */
  required?: boolean | undefined
}

/**
 * The properties of the input of one kind. A form passes its state through; the page editor passes a value that becomes a
 * change after a rest (`useTypedValue`), and the end of typing as `onBlur`.
 */
export type InputProps<Value> = InputWords & { value: Value; onChange: (value: Value) => void; onBlur?: (() => void) | undefined }

/** An option as it is shown; its label is not translated any more. */
export type InputOption = { value: Option['value']; label: string }

/** The options of a definition in the active language. */
export function translateOptions(options: Option[]): InputOption[] {
  return options.map(({ value, label }) => ({ value, label: t(label as Label) }))
}
