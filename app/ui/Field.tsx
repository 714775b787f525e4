import { type ReactNode, useId } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import styles from './Field.module.css'

/**
 * What connects a control with its label, help and error; to be spread on the control. `aria-invalid` is always set:
 * browsers count an untouched required select as invalid.
 */
export type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean }

type Props = {
  /** id of the control, where a link or script refers to it */
  id?: string
  label: ReactNode
  help?: string | undefined
  error?: string | undefined
  /** shows "optional" beside the label; required fields have no marker */
  optional?: boolean
  children: (control: ControlProps) => ReactNode
}

/** A native control with its label above, help and error below. */
export function Field({ id: givenId, label, help, error, optional, children }: Props) {
  const generatedId = useId()
  const id = givenId ?? generatedId
  const control: ControlProps = { id, 'aria-describedby': describedBy(id, help, error), 'aria-invalid': Boolean(error) }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label} {optional && <small>({t('optional')})</small>}
      </label>
      {children(control)}
      <Notes id={id} help={help} error={error} />
    </div>
  )
}

/** A fieldset of several choices under one question. */
export function ChoiceGroup({
  id: givenId,
  label,
  help,
  error,
  optional,
  children,
}: Omit<Props, 'children' | 'label'> & { label: string; children: ReactNode }) {
  const generatedId = useId()
  const id = givenId ?? generatedId
  return (
    <fieldset id={id} className={styles.field} aria-describedby={describedBy(id, help, error)}>
      <legend className={styles.label}>
        {label} {optional && <small>({t('optional')})</small>}
      </legend>
      {children}
      <Notes id={id} help={help} error={error} />
    </fieldset>
  )
}

/** A single checkbox whose label is the question. */
export function SingleChoice({ id: givenId, label, help, error, optional, children }: Props) {
  const generatedId = useId()
  const id = givenId ?? generatedId
  const control: ControlProps = { id, 'aria-describedby': describedBy(id, help, error), 'aria-invalid': Boolean(error) }
  return (
    <div className={styles.field}>
      <Choice control={children(control)}>
        {label} {optional && <small>({t('optional')})</small>}
      </Choice>
      <Notes id={id} help={help} error={error} />
    </div>
  )
}

/** A checkbox or radio button with its text; both are one click target. */
export function Choice({ children, control }: { children: ReactNode; control: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is handed in
    <label className={styles.choice}>
      {control} <span>{children}</span>
    </label>
  )
}

function describedBy(id: string, help: string | undefined, error: string | undefined): string | undefined {
  return [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined
}

function Notes({ id, help, error }: { id: string; help: string | undefined; error: string | undefined }) {
  return (
    <>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </>
  )
}
