import type { ReactNode } from 'react'
import styles from './appearance.module.css'

type Props<T> = {
  label: string
  name: string
  options: readonly (readonly [value: T, words: string])[]
  value: T
  onChange: (value: T) => void
  /** further options, shown below these */
  children?: ReactNode
}

/** One of a few options, each a radio button. */
export function Choice<T extends string | number>({ label, name, options, value, onChange, children }: Props<T>) {
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {options.map(([option, words]) => (
        <label key={option}>
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          {words}
        </label>
      ))}
      {children}
    </fieldset>
  )
}
