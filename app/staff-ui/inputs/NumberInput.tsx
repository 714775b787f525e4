import type { InputProps } from './input-props.ts'
import { LabelledControl } from './LabelledControl.tsx'

type Props = InputProps<number | null> & { min?: number | undefined; max?: number | undefined; decimals?: boolean | undefined }

/** A number; null when empty. */
export function NumberInput({ value, onChange, onBlur, min, max, decimals, ...labelProps }: Props) {
  return (
    <LabelledControl labelProps={labelProps}>
      {(control) => (
        <input
          {...control}
          type="number"
          inputMode={decimals ? 'decimal' : 'numeric'}
          step={decimals ? 'any' : 1}
          min={min}
          max={max}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
          onBlur={onBlur}
        />
      )}
    </LabelledControl>
  )
}
