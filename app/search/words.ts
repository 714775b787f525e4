/** A word with its place in the text it comes from, and its normalized form, by which it is compared. */
export type Word = { normalized: string; start: number; end: number }

/** Sorts after every letter: the words with a prefix lie between the prefix and the prefix followed by this. */
export const AFTER_PREFIX = '\u{10ffff}'

/** Letters, digits and soft hyphens between them; accents written as characters of their own belong to their letter. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad]*/gu
const INDECOMPOSABLE_LETTERS: Record<string, string> = { ß: 'ss', æ: 'a', œ: 'o', ø: 'o', đ: 'd', ł: 'l', ı: 'i' }

/** The plural of women's names of office, which the stemmer does not know; verbs such as `gewinnen` are none. */
const FEMININE_PLURAL = /(?<=\p{L}{3})(?<!gew|beg|bes|ers|nachs|verr|entr)innen$/u

/**
 * The form in which words are compared: small letters without accents, umlauts as their vowel however they are
 * typed (`Müller`, `Mueller` and `muller` are one). After a vowel or q an e is a letter of its own: `neue`, `Quelle`. Several women are found by one: `Königinnen`.
 */
export function normalize(text: string): string {
  return text
    .replaceAll('\u00ad', '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđłı]/g, (letter) => INDECOMPOSABLE_LETTERS[letter] ?? letter)
    .replace(/(?<![aeiouq])([aou])e/g, '$1')
    .replace(FEMININE_PLURAL, 'in')
}

/** The words of a text in order. */
export function tokenize(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ normalized: normalize(word), start: index, end: index + word.length }))
}

/** A text as its normalized words, ready to be indexed. */
export function normalizeText(text: string): string {
  return tokenize(text)
    .map(({ normalized }) => normalized)
    .join(' ')
}
