import type { InputProps } from './input-props.ts'
import { LabelledControl } from './LabelledControl.tsx'

const INPUT_TYPES = { date: 'date', time: 'time', datetime: 'datetime-local' } as const
const DATETIME_LENGTH = '2026-11-21T19:30'.length

type Props = InputProps<string> & { kind: keyof typeof INPUT_TYPES }

/** A day, a wall-clock time or both, in the formats of HTML inputs; empty when unset. */
export function DateInput({ value, onChange, onBlur, kind, ...labelProps }: Props) {
  return (
    <LabelledControl labelProps={labelProps}>
      {(control) => (
        <input
          {...control}
          type={INPUT_TYPES[kind]}
          value={kind === 'datetime' ? toLocalDatetime(value) : value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </LabelledControl>
  )
}

/** The value of a `datetime-local` input for an instant written in the theatre's time zone: without seconds and offset. */
export function toLocalDatetime(instant: string): string {
  return instant.slice(0, DATETIME_LENGTH)
}
