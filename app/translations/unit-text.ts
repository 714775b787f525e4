import { plainTextOf } from '../platform/rich-text/plain-text.ts'
import type { RichText } from '../platform/rich-text/rich-text.ts'
import type { TranslationUnit } from './unit.ts'

/** The rich text that a unit’s text holds; null without one. */
export function parseRich(text: string | null): RichText | null {
  if (!text) return null
  try {
    return JSON.parse(text) as RichText
  } catch {
    return null
  }
}

/** A unit’s text in words, as it is compared and looked for on the page. */
export function wordsOf({ kind }: Pick<TranslationUnit, 'kind'>, text: string | null): string {
  return kind === 'rich' ? plainTextOf(parseRich(text)) : (text ?? '')
}
