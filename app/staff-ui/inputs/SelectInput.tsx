import type { InputOption, InputProps } from './input-words.ts'
import { LabelledControl } from './LabelledControl.tsx'

type Value = InputOption['value'] | null
type Props = InputProps<Value> & {
  options: InputOption[]
  /** the words for no option at all; without it an option is always chosen */
  none?: string | undefined
}

/** One of several options in a list that opens. */
export function SelectInput({ value, onChange, options, none, ...words }: Props) {
  return (
    <LabelledControl words={words}>
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
