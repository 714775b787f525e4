import { DEFAULT_LOCALE, type Locale, t } from '../../platform/i18n/i18n.ts'
import { staffLanguageName } from '../../translations/staff-language-name.ts'
import { goTo } from './go-to-language.ts'
import { workPath } from './language-paths.ts'

/** What leads to a page in each language: to edit it in the first one, to translate it in another. */
export function languageItems(locales: readonly Locale[], pathname: string): { label: string; act: () => void }[] {
  return locales.map((locale) => {
    const language = staffLanguageName(locale)
    return {
      label: locale === DEFAULT_LOCALE ? t('{language}: edit', { language }) : t('{language}: translate', { language }),
      act: () => void goTo(workPath(locale, pathname)),
    }
  })
}
