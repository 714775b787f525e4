import { NO_PASSWORD_MANAGER } from '../../ui/no-autofill.ts'
import styles from './dates.module.css'
import type { CellInput } from './EditableCell.tsx'

type Choice = { value: string; label: string }

/** A day, a time of day or a text. */
export function TypedInput({ cell, kind }: { cell: CellInput; kind: 'date' | 'time' | 'text' }) {
  return (
    <input
      {...NO_PASSWORD_MANAGER}
      type={kind}
      aria-label={cell.label}
      value={cell.value}
      required={kind !== 'text'}
      maxLength={kind === 'text' ? 60 : undefined}
      onChange={({ target }) => cell.set(target.value)}
    />
  )
}

/** One of some values. Saved with Enter or on leaving, as arrow keys pass values that are not meant. */
export function ChoiceInput({ cell, options }: { cell: CellInput; options: Choice[] }) {
  return (
    <select aria-label={cell.label} value={cell.value} onChange={({ target }) => cell.set(target.value)}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

/** Any of some values, which are joined by commas. */
export function ChecksInput({ cell, options }: { cell: CellInput; options: Choice[] }) {
  const chosen = cell.value === '' ? [] : cell.value.split(',')
  return (
    <fieldset className={styles.checks} aria-label={cell.label}>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              // In the order of the options.
              cell.set(
                options
                  .flatMap((option) => ((option.value === value ? target.checked : chosen.includes(option.value)) ? option.value : []))
                  .join(','),
              )
            }
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
