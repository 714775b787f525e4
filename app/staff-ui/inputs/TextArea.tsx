import type { InputProps } from './input-props.ts'
import styles from './inputs.module.css'
import { LabelledControl } from './LabelledControl.tsx'

type Props = InputProps<string> & { rows: number /** false for code */; spellCheck?: boolean | undefined }

/** Multi-line text or code. */
export function TextArea({ value, onChange, onBlur, rows, spellCheck, ...labelProps }: Props) {
  return (
    <LabelledControl labelProps={labelProps}>
      {(control) => (
        <textarea
          {...control}
          className={styles.lines}
          rows={rows}
          spellCheck={spellCheck}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </LabelledControl>
  )
}
