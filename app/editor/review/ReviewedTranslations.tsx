import { useEffect, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { failureText } from '../../staff-ui/use-action.ts'
import { staffLanguageName } from '../../translations/staff-language-name.ts'
import type { EditedObject } from '../pages/use-status.ts'
import { readLanguages } from '../publish/read-languages.ts'
import { TranslatedWords } from '../publish/TranslatedWords.tsx'
import type { TranslatedLanguage } from '../publish/translated-texts.ts'
import styles from './review.module.css'

/** The translations that are handed over with a page, in words: approving publishes them too. */
export function ReviewedTranslations({ subject: { contentType, objectId } }: { subject: EditedObject }) {
  const [languages, setLanguages] = useState<TranslatedLanguage[]>([])
  const [failure, setFailure] = useState('')
  useEffect(() => {
    readLanguages({ contentType, objectId }).then(setLanguages, (error) => setFailure(failureText(error)))
  }, [contentType, objectId])
  return (
    <>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {languages.map(({ locale, units }) => (
        <section key={locale} aria-labelledby={`reviewed-${locale}`}>
          <h3 id={`reviewed-${locale}`}>{t('{language}: {n} texts', { language: staffLanguageName(locale), n: units.length })}</h3>
          {units.map((unit) => (
            <TranslatedWords key={unit.unit} unit={unit} locale={locale} />
          ))}
        </section>
      ))}
    </>
  )
}
