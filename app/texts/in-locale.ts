import type { Locale } from '../platform/i18n/i18n.ts'
import type { Catalogue } from '../platform/i18n/message-ids.ts'
import { en } from './en.ts'

/**
 * The texts of one language. English holds only those that differ from their id: texts with a context, and texts that
 * depend on a number.
 * @param german the texts concerned, by id
 */
export function inLocale(locale: Locale, german: Catalogue): Catalogue {
  if (locale === 'de') return german
  const forms: Catalogue = en
  const texts = Object.keys(german).map((id) => [id, forms[id] ?? withoutContext(id)] as const)
  return Object.fromEntries(texts.filter(([id, text]) => text !== id))
}

/** `Opening hours` of `Opening hours|plural`. */
function withoutContext(id: string): string {
  return id.replace(/\|.*$/, '')
}
