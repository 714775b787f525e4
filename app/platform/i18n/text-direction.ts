import { languageAttributes } from './language-attributes.ts'

/** Words of a paragraph, and their language where it is not that of the page. */
export type DirectedWords = { text: string; language?: unknown }

const LETTER = /\p{L}/u
const RIGHT_TO_LEFT_LETTER = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/**
 * Whether a paragraph runs from right to left: all its words are marked as of such a language, or its first letter is of such
 * a script (UAX 9, P2). Direction is a property of the paragraph, which no element within it can right.
 */
export function isRightToLeft(words: DirectedWords[]): boolean {
  const spoken = words.filter(({ text }) => LETTER.test(text))
  const [first] = spoken
  if (!first) return false
  if (spoken.every(({ language }) => languageAttributes(language).dir === 'rtl')) return true
  return RIGHT_TO_LEFT_LETTER.test(LETTER.exec(first.text)?.[0] ?? '')
}
