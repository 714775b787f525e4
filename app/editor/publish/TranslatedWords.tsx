import { type Locale, t } from '../../platform/i18n/i18n.ts'
import { MarkedText } from '../../staff-ui/text-difference/MarkedText.tsx'
import { textDifference } from '../../staff-ui/text-difference/text-difference.ts'
import type { TranslationUnit } from '../../translations/unit.ts'
import { wordsOf } from '../../translations/unit-text.ts'
import { excerpt } from './excerpt.ts'
import styles from './row.module.css'

/** What a draft says in place of what visitors read. */
export function TranslatedWords({ unit, locale }: { unit: TranslationUnit; locale: Locale }) {
  const { label, live, translation } = unit
  return (
    <p className={styles.words}>
      <span className={styles.field}>{label}: </span>
      {translation === null ? (
        t('taken away, visitors read the German')
      ) : (
        <span lang={locale}>
          <MarkedText parts={excerpt(textDifference(wordsOf(unit, live), wordsOf(unit, translation)))} />
        </span>
      )}
    </p>
  )
}
