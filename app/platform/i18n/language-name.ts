import { currentLocale, t } from './i18n.ts'

/** What a language is called, in the language of the page: `en` is *Englisch*. @param language as BCP 47 names it */
export function languageName(language: string): string {
  if (language === 'de-simple') return t('Easy-to-read German')
  return new Intl.DisplayNames([currentLocale()], { type: 'language' }).of(language) ?? language
}
