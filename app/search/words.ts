/** A word with its place in the text it comes from, and its folded form, by which it is compared. */
export type Word = { folded: string; start: number; end: number }

/** What comes after every letter: words that begin alike lie between their beginning and their beginning with this. */
export const AFTER_LETTERS = '\u{10ffff}'

/** Letters, digits and soft hyphens between them; accents written as characters of their own belong to their letter. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad]*/gu
const LETTERS_WITHOUT_PARTS: Record<string, string> = { ß: 'ss', æ: 'a', œ: 'o', ø: 'o', đ: 'd', ł: 'l', ı: 'i' }

/** The plural of women's names of office, which the stemmer does not know; verbs such as `gewinnen` are none. */
const WOMEN = /(?<=\p{L}{3})(?<!gew|beg|bes|ers|nachs|verr|entr)innen$/u

/**
 * The form in which words are compared: small letters without accents, umlauts as their vowel however they are
 * typed (`Müller`, `Mueller` and `muller` are one). After a vowel or q an e is a letter of its own: `neue`, `Quelle`. Several women are found by one: `Königinnen`.
 */
export function fold(text: string): string {
  return text
    .replaceAll('\u00ad', '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđłı]/g, (letter) => LETTERS_WITHOUT_PARTS[letter] ?? letter)
    .replace(/(?<![aeiouq])([aou])e/g, '$1')
    .replace(WOMEN, 'in')
}

/** The words of a text in order. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ folded: fold(word), start: index, end: index + word.length }))
}

/** A text as its folded words, ready to be indexed. */
export function foldedText(text: string): string {
  return wordsOf(text)
    .map(({ folded }) => folded)
    .join(' ')
}
