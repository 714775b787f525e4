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

/** The name of a language in the language of the page: `en` is *Englisch*. @param language a BCP 47 tag */
export function languageName(language: string): string {
  const label = OWN_NAMES[language]
  if (label) return t(label)
  return new Intl.DisplayNames([currentLocale()], { type: 'language' }).of(language) ?? language
}
