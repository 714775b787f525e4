import { type ReactNode, useId } from 'react'
import styles from './Chips.module.css'

type Props<Value extends string> = {
  legend: string
  options: { value: Value; label: ReactNode }[]
  /** undefined while nothing is chosen */
  value: Value | undefined
  onChange: (value: Value) => void
}

/** A choice of one among a few, each a chip. */
export function Chips<Value extends string>({ legend, options, value, onChange }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.chips}>
      <legend>{legend}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
