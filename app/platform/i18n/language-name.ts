import { currentLocale, t } from './i18n.ts'
import type { Label } from './message-ids.ts'

/** Languages of which browsers know the code alone. */
const OWN_NAMES: Record<string, Label> = {
  'de-simple': 'Easy Read German',
  nds: 'Low German',
  dsb: 'Lower Sorbian',
  hsb: 'Upper Sorbian',
  frr: 'North Frisian',
}

/** What a language is called, in the language of the page: `en` is *Englisch*. @param language as BCP 47 names it */
export function languageName(language: string): string {
  const own = OWN_NAMES[language]
  if (own) return t(own)
  return new Intl.DisplayNames([currentLocale()], { type: 'language' }).of(language) ?? language
}
