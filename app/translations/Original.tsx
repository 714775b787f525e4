import { DEFAULT_LOCALE, t } from '../platform/i18n/i18n.ts'
import { MarkedText } from '../staff-ui/text-difference/MarkedText.tsx'
import { textDifference } from '../staff-ui/text-difference/text-difference.ts'
import { RichTextView } from '../ui/RichTextView.tsx'
import styles from './translations.module.css'
import type { TranslationUnit } from './unit.ts'
import { parseRich, wordsOf } from './unit-text.ts'

/** The original of a unit; where it has changed since it was translated, with the words that are new and gone marked. */
export function Original({ unit }: { unit: TranslationUnit }) {
  const { kind, original, originalThen, state } = unit
  if (state === 'outdated' && originalThen !== null) {
    const [then, now] = [wordsOf(unit, originalThen), wordsOf(unit, original)]
    return (
      <>
        <p className={styles.changed}>{t('The original has changed since it was translated:')}</p>
        <div className={styles.text} lang={DEFAULT_LOCALE}>
          {then === now ? <Text kind={kind} text={original} /> : <MarkedText parts={textDifference(then, now)} />}
        </div>
      </>
    )
  }
  return (
    <div className={styles.text} lang={DEFAULT_LOCALE}>
      <Text kind={kind} text={original} />
    </div>
  )
}

function Text({ kind, text }: { kind: TranslationUnit['kind']; text: string }) {
  return kind === 'rich' ? <RichTextView text={parseRich(text)} /> : text
}
