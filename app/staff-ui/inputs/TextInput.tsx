import type { InputProps } from './input-words.ts'
import { LabelledControl } from './LabelledControl.tsx'

/** One line. */
export function TextInput({ value, onChange, onBlur, ...words }: InputProps<string>) {
  return (
    <LabelledControl words={words}>
      {(control) => <input {...control} type="text" value={value} onChange={(event) => onChange(event.target.value)} onBlur={onBlur} />}
    </LabelledControl>
  )
}
