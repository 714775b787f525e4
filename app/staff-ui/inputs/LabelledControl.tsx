import type { ReactNode } from 'react'
import { type ControlProps, Field } from '../../ui/Field.tsx'
import { NO_PASSWORD_MANAGER } from '../../ui/no-autofill.ts'
import type { LabelProps } from './input-props.ts'
import styles from './inputs.module.css'

type Props = {
  labelProps: LabelProps
  children: (control: ControlProps & typeof NO_PASSWORD_MANAGER & { 'aria-required': true | undefined }) => ReactNode
}

/** A native control with label, help and error, for what staff enter: of a production or of somebody else, never of themselves. */
export function LabelledControl({ labelProps: { id, label, help, error, required }, children }: Props) {
  return (
    <Field
      {...(id ? { id } : {})}
      label={required ? <RequiredLabel label={label} /> : label}
      help={help}
      error={error}
      optional={required === false}
    >
      {(control) => children({ ...control, ...NO_PASSWORD_MANAGER, 'aria-required': required || undefined })}
    </Field>
  )
}

/** The star is for the eye; assistive technology is told by `aria-required`. */
function RequiredLabel({ label }: { label: string }) {
  return (
    <>
      {label} <span aria-hidden="true" className={styles.star} />
    </>
  )
}
