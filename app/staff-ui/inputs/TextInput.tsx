import type { InputProps } from './input-props.ts'
import { LabelledControl } from './LabelledControl.tsx'

/** Single-line text. */
export function TextInput({ value, onChange, onBlur, ...labelProps }: InputProps<string>) {
  return (
    <LabelledControl labelProps={labelProps}>
      {(control) => <input {...control} type="text" value={value} onChange={(event) => onChange(event.target.value)} onBlur={onBlur} />}
    </LabelledControl>
  )
}
