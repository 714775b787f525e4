import type { InputOption, InputProps } from './input-props.ts'
import { LabelledControl } from './LabelledControl.tsx'

type Value = InputOption['value'] | null
type Props = InputProps<Value> & {
  options: InputOption[]
  /** label of the empty option; without it an option is always selected */
  none?: string | undefined
}

/** Selects one of several options in a drop-down list. */
export function SelectInput({ value, onChange, options, none, ...labelProps }: Props) {
  return (
    <LabelledControl labelProps={labelProps}>
      {(control) => (
        <select
          {...control}
          value={value ?? ''}
          onChange={(event) => onChange(options.find((option) => String(option.value) === event.target.value)?.value ?? null)}
        >
          {none !== undefined && <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </LabelledControl>
  )
}
