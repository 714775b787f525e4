import { useId } from 'react'
import type { InputProps } from './input-props.ts'
import styles from './inputs.module.css'

/** A single checkbox for a boolean value. */
export function CheckboxInput({ id, label, help, error, value, onChange }: InputProps<boolean>) {
  const note = useId()
  return (
    <div className={styles.flag}>
      <label>
        <input
          id={id}
          type="checkbox"
          checked={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={help || error ? note : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />{' '}
        <span>{label}</span>
      </label>
      {(help || error) && (
        <div id={note}>
          {help && <p className={styles.help}>{help}</p>}
          {error && <p className={styles.error}>{error}</p>}
        </div>
      )}
    </div>
  )
}
