import { type ReactNode, useId } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import styles from './Field.module.css'

/**
 * What ties a control to its label, its help and its error; spread it on the control. `aria-invalid` is said either way: a
 * required list that nobody has touched counts as invalid by itself.
 */
export type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean }

type Props = {
  /** id of the control, where something else leads to it */
  id?: string
  label: ReactNode
  help?: string | undefined
  error?: string | undefined
  /** says so beside the label; required fields say nothing */
  optional?: boolean
  children: (control: ControlProps) => ReactNode
}

/** A control with its label above and help and error beneath. The control is a native one. */
export function Field({ id: given, label, help, error, optional, children }: Props) {
  const made = useId()
  const id = given ?? made
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

/** Several choices under one question. */
export function ChoiceGroup({
  id: given,
  label,
  help,
  error,
  optional,
  children,
}: Omit<Props, 'children' | 'label'> & { label: string; children: ReactNode }) {
  const made = useId()
  const id = given ?? made
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

/** One box to tick, whose words are its question. */
export function SingleChoice({ id: given, label, help, error, optional, children }: Props) {
  const made = useId()
  const id = given ?? made
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

/** One choice: a box or a dot with its words, which belong to what can be pressed. */
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
