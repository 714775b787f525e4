import type { Locale } from '../platform/i18n/i18n.ts'
import type { Catalogue } from '../platform/i18n/message-ids.ts'

/** The texts of one language: the German ones, or nothing for English, which the ids are. */
export function inLocale(locale: Locale, german: Catalogue): Catalogue {
  return locale === 'de' ? german : {}
}
