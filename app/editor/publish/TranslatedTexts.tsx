import { useId } from 'react'
import { type Locale, t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { Initials } from '../../staff-ui/Initials.tsx'
import { staffLanguageName } from '../../translations/staff-language-name.ts'
import type { TranslationUnit } from '../../translations/unit.ts'
import type { ChangedModule } from './changed-modules.ts'
import { RowTick } from './RowTick.tsx'
import styles from './row.module.css'
import { TranslatedWords } from './TranslatedWords.tsx'
import { readyTexts, type TranslatedLanguage } from './translated-texts.ts'

type Props = {
  languages: readonly TranslatedLanguage[]
  ticked: ReadonlySet<string>
  chosen: readonly ChangedModule[]
  onTick: (locale: Locale, isTicked: boolean) => void
}

/** The translations of the page that are not live, language by language: each is taken along or left out as a whole. */
export function TranslatedTexts({ languages, ticked, chosen, onTick }: Props) {
  return languages.map((language) => (
    <LanguageRow
      key={language.locale}
      language={language}
      isTicked={ticked.has(language.locale)}
      ready={readyTexts(language, chosen)}
      onTick={(isTicked) => onTick(language.locale, isTicked)}
    />
  ))
}

type RowProps = { language: TranslatedLanguage; isTicked: boolean; ready: TranslationUnit[]; onTick: (isTicked: boolean) => void }

function LanguageRow({ language: { locale, units }, isTicked, ready, onTick }: RowProps) {
  const id = useId()
  const authors = new Set(units.flatMap(({ draft }) => (draft ? [draft.by] : [])))
  return (
    <li className={`${styles.change} ${styles.language}`} data-ticked={isTicked || undefined} data-language={locale}>
      <RowTick {...{ id, isTicked, onTick }} />
      <label htmlFor={id} className={styles.name}>
        <Icon name="translate" />
        {t('{language}: {n} texts', { language: staffLanguageName(locale), n: units.length })}
      </label>
      <span className={styles.side}>
        {[...authors].map((name) => (
          <Initials key={name} name={name} />
        ))}
      </span>
      <ul id={`${id}-what`} className={styles.what}>
        {units.map((unit) => (
          <li key={unit.unit}>
            <TranslatedWords unit={unit} locale={locale} />
            {unit.waits && (
              <p className={styles.note}>
                {ready.includes(unit) ? t('Goes live with its German.') : t('Stays a draft until its German goes live.')}
              </p>
            )}
            {unit.state === 'outdated' && <p className={styles.note}>{t('Its German says something else by now.')}</p>}
          </li>
        ))}
      </ul>
    </li>
  )
}
