import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import type { Option } from '../../records/field-spec.ts'

/** The texts of an input, and the id that an error summary links to. */
export type LabelProps = {
  id?: string | undefined
  label: string
  help?: string | undefined
  error?: string | undefined
  /** whether a value is required: marked with a star; `false` shows “optional” beside the label, undefined nothing */
  required?: boolean | undefined
}

/**
 * The props of an input of one kind. A form passes its state; the page editor passes a debounced value
 * (`useTypedValue`), which `onBlur` commits.
 */
export type InputProps<Value> = LabelProps & { value: Value; onChange: (value: Value) => void; onBlur?: (() => void) | undefined }

/** An option with a translated label. */
export type InputOption = { value: Option['value']; label: string }

/** Translates the labels of options to the active language. */
export function translateOptions(options: Option[]): InputOption[] {
  return options.map(({ value, label }) => ({ value, label: t(label as Label) }))
}
