import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { currentLocale, DEFAULT_LOCALE, t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import { failureText } from '../../staff-ui/use-action.ts'
import { staffLanguageName } from '../../translations/staff-language-name.ts'
import { Translation } from '../../translations/Translation.tsx'
import { translationsCall } from '../../translations/translation-urls.ts'
import type { TranslationUnit } from '../../translations/unit.ts'
import { type TranslatedRecord, useTranslationSession } from '../../translations/use-translation-session.ts'
import { RightDock } from '../docks/RightDock.tsx'
import type { EditedObject } from '../pages/use-status.ts'
import { goTo } from './go-to-language.ts'
import { workPath } from './language-paths.ts'
import styles from './languages.module.css'
import { useUnitOnPage } from './use-unit-on-page.ts'

/** Original and translation want more room than a comment. */
const WIDTH_PX = 440

type Props = { subject: EditedObject; pathname: string }

/** The texts of a page in the language it is shown in, beside the page: the one somebody is in is marked on it. */
export default function TranslateDock({ subject: { contentType, objectId }, pathname }: Props) {
  const locale = currentLocale()
  const { units, failure } = useUnits({ recordType: contentType, recordId: objectId, locale })
  return (
    <RightDock
      title={t('Translate to {language}', { language: staffLanguageName(locale) })}
      width={WIDTH_PX}
      className={styles.dock}
      onClose={() => void goTo(workPath(DEFAULT_LOCALE, pathname))}
    >
      <p role="status" className={styles.note}>
        {failure || (units ? '' : t('Loading texts…'))}
      </p>
      {units && <PageTexts record={{ recordType: contentType, recordId: objectId, locale }} units={units} />}
    </RightDock>
  )
}

function PageTexts({ record, units }: { record: TranslatedRecord; units: TranslationUnit[] }) {
  const { session, state } = useTranslationSession(record, units)
  const { revalidate } = useRevalidator()
  const [here, setHere] = useState<string>()
  const unit = state.units.find((other) => other.unit === here)
  const stored = state.units.map(({ translation }) => translation ?? '').join('\n')
  const [first] = useState(stored)
  useUnitOnPage(unit)
  useEffect(() => {
    document.body.classList.add('translating')
    return () => document.body.classList.remove('translating')
  }, [])
  // The page beside it says what is stored.
  useEffect(() => {
    if (stored !== first) void revalidate()
  }, [stored, first, revalidate])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the fields in it
    <div
      onKeyDown={(event) => {
        // In a field it would close the dock, and load another page.
        if (event.key === 'Escape') event.stopPropagation()
      }}
    >
      <Translation
        session={session}
        state={state}
        locale={record.locale}
        mayWrite
        isDock
        onEnter={setHere}
        onPublished={() => void revalidate()}
      />
    </div>
  )
}

function useUnits({ recordType, recordId, locale }: TranslatedRecord): { units: TranslationUnit[] | undefined; failure: string } {
  const [units, setUnits] = useState<TranslationUnit[]>()
  const [failure, setFailure] = useState('')
  useEffect(() => {
    let isWanted = true
    request<{ units: TranslationUnit[] }>('GET', `${translationsCall({ recordType, recordId })}?locale=${locale}`).then(
      (answer) => isWanted && setUnits(answer.units),
      (error) => isWanted && setFailure(failureText(error)),
    )
    return () => {
      isWanted = false
    }
  }, [recordType, recordId, locale])
  return { units, failure }
}
