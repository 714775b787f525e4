import type { Locale } from '../platform/i18n/i18n.ts'
import type { Catalogue } from '../platform/i18n/message-ids.ts'
import { de } from './de.ts'
import { deStaff } from './de-staff.ts'
import { inLocale } from './in-locale.ts'

/** All texts that a browser shows. Staff load them as one; visitors get with each chunk those it names. */
export function browserTexts(locale: Locale): Catalogue {
  return inLocale(locale, { ...de, ...deStaff })
}
