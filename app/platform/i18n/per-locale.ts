import { currentLocale, type Locale } from './i18n.ts'

/** How `Intl` is asked for dates and numbers of a language: English as it is written in Europe, with the day before the month. */
const FORMAT_LOCALES: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' }

/** The same of the current language, for what formats outside of the program. */
export const formatLocale = (): string => FORMAT_LOCALES[currentLocale()]

/** Makes something of `Intl` once for each language, since each takes longer to make than to use. @returns a function that gives that of the current language */
export function perLocale<T>(make: (locale: string) => T): () => T {
  const made: Partial<Record<Locale, T>> = {}
  return () => {
    const locale = currentLocale()
    const known = made[locale] ?? make(FORMAT_LOCALES[locale])
    made[locale] = known
    return known
  }
}
