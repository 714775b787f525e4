import { t } from '../platform/i18n/i18n.ts'
import { Field } from '../ui/Field.tsx'
import { MAX_SENTENCE } from './limits.ts'
import styles from './SheetForm.module.css'
import type { SentenceState } from './use-sentence.ts'

const LINES = 4

type Props = {
  sentence: SentenceState
  /** whether a sentence is missed by now: not before anybody could have written one */
  isAsked: boolean
}

/** What visitors will read, proposed and open to change. */
export function SentenceField({ sentence: { text, isOwn, write, reset }, isAsked }: Props) {
  return (
    <div className={styles.sentence}>
      <Field label={t('This is what visitors read')} error={text.trim() || !isAsked ? undefined : t('Please write a sentence.')}>
        {(control) => (
          <textarea {...control} rows={LINES} maxLength={MAX_SENTENCE} value={text} onChange={(event) => write(event.target.value)} />
        )}
      </Field>
      {isOwn && (
        <button type="button" className={styles.quiet} onClick={reset}>
          {t('Propose the sentence again')}
        </button>
      )}
    </div>
  )
}
