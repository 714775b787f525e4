import { DEFAULT_LOCALE, type Locale } from '../platform/i18n/i18n.ts'

/** The name of a language in the language in which staff work, also beside a page in another one: *Englisch*. */
export function staffLanguageName(locale: Locale): string {
  return new Intl.DisplayNames([DEFAULT_LOCALE], { type: 'language' }).of(locale) ?? locale
}
