import type { InputProps } from './input-words.ts'
import styles from './inputs.module.css'
import { LabelledControl } from './LabelledControl.tsx'

type Props = InputProps<string> & { rows: number /** false for code */; spellCheck?: boolean | undefined }

/** Several lines, of text or of code. */
export function TextArea({ value, onChange, onBlur, rows, spellCheck, ...words }: Props) {
  return (
    <LabelledControl words={words}>
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
