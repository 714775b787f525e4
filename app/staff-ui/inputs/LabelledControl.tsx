import type { ReactNode } from 'react'
import { type ControlProps, Field } from '../../ui/Field.tsx'
import type { InputWords } from './input-words.ts'

type Props = { words: InputWords; children: (control: ControlProps & { 'aria-required': true | undefined }) => ReactNode }

/** A native control with its label, its help and its error. Picks the words out of an input's properties. */
export function LabelledControl({ words: { id, label, help, error, required }, children }: Props) {
  return (
    <Field {...(id ? { id } : {})} label={label} help={help} error={error} optional={required === false}>
      {(control) => children({ ...control, 'aria-required': required || undefined })}
    </Field>
  )
}
