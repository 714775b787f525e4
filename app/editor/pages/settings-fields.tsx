import { useId } from 'react'
import forms from '../../staff-ui/forms.module.css'
import { NO_PASSWORD_MANAGER } from '../../ui/no-autofill.ts'

type TextProps = {
  label: string
  long?: boolean | undefined
  value: string
  errors: string[] | undefined
  startsFocused?: boolean
  onChange: (value: string) => void
}

/** A text field of one or several lines, with its errors. */
export function TextField({ label, long, value, errors, startsFocused = false, onChange }: TextProps) {
  const id = useId()
  const shared = { id, value, 'aria-invalid': errors ? true : undefined, ...NO_PASSWORD_MANAGER }
  return (
    <div className={forms.field}>
      <label htmlFor={id}>{label}</label>
      {long ? (
        <textarea rows={3} {...shared} onChange={(event) => onChange(event.target.value)} />
      ) : (
        // biome-ignore lint/a11y/noAutofocus: it was gone to
        <input type="text" {...shared} autoFocus={startsFocused} onChange={(event) => onChange(event.target.value)} />
      )}
      {errors && <span className={forms.error}>{errors.join(' ')}</span>}
    </div>
  )
}

type InstantFieldProps = { label: string; value: string | null; errors: string[] | undefined; onChange: (value: string | null) => void }

/** An instant in the theatre's time zone; empty for none. */
export function InstantField({ label, value, errors, onChange }: InstantFieldProps) {
  return (
    <label className={forms.field}>
      <span>{label}</span>
      <input
        type="datetime-local"
        defaultValue={value?.slice(0, 16) ?? ''}
        aria-invalid={errors ? true : undefined}
        onChange={({ target }) => onChange(target.value ? withOffset(target.value) : null)}
      />
      {errors && <span className={forms.error}>{errors.join(' ')}</span>}
    </label>
  )
}

/** Adds the offset to a local time of the theatre, as the API requires. */
function withOffset(local: string): string {
  const asUtc = new Date(`${local}:00Z`)
  const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'medium' })
  const offset = (at: Date) => new Date(`${berlin.format(at).replace(' ', 'T')}Z`).getTime() - at.getTime()
  const instant = new Date(asUtc.getTime() - offset(new Date(asUtc.getTime() - offset(asUtc))))
  const minutes = offset(instant) / 60_000
  const two = (number: number) => String(number).padStart(2, '0')
  return `${local}:00+${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
