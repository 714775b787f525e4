import { DEFAULT_LOCALE, type Locale } from '../platform/i18n/i18n.ts'
import type { Catalogue } from '../platform/i18n/message-ids.ts'
import { de } from './de.ts'
import { deStaff } from './de-staff.ts'
import { inLocale } from './in-locale.ts'

/** All texts that a browser shows. Staff load them as one; visitors get with each chunk those it names. */
export function browserTexts(locale: Locale = DEFAULT_LOCALE): Catalogue {
  return inLocale(locale, { ...de, ...deStaff })
}

/** What visitors read, as a page in another language than the first loads it. */
export function visitorTexts(locale: Locale): Catalogue {
  return inLocale(locale, de)
}

/**
 * The texts of a page on which staff work: what visitors read in the language of the page, and the tools in the first
 * language, which is that of the house.
 */
export function staffTexts(locale: Locale): Catalogue {
  const tools = browserTexts()
  if (locale === DEFAULT_LOCALE) return tools
  const visitors = visitorTexts(locale)
  return { ...tools, ...Object.fromEntries(Object.keys(de).map((id) => [id, visitors[id] ?? id])) }
}
