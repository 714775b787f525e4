import { plainLetters } from '../platform/format/plain-letters.ts'
import { FUNCTION_WORDS } from './function-words.ts'

/** A word in a text: its normalized form, by which it is compared, and its offsets. */
export type Word = { normalized: string; start: number; end: number }

/** Sorts after every letter: words with a prefix sort between the prefix and the prefix followed by this. */
export const AFTER_PREFIX = '\u{10ffff}'

/** Letters and digits, with combining accents and soft hyphens among them. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad]*/gu
const NOT_ASCII = /[^ -~]/

/** The feminine plural of nouns (`Königinnen`), which the stemmer does not know; verbs such as `gewinnen` are excluded. */
const FEMININE_PLURAL = /(?<=\p{L}{3})(?<!gew|beg|bes|ers|nachs|verr|entr)innen$/u

/**
 * Normalizes a word for comparison: lower case, no accents, umlauts as their vowel however they are typed (`Müller`,
 * `Mueller` and `muller` are the same). After a vowel or q an `e` is a letter of its own (`neue`, `Quelle`). The feminine
 * plural becomes the singular (`Königinnen`).
 */
export function normalize(text: string): string {
  const letters = NOT_ASCII.test(text) ? asciiLetters(text) : text.toLowerCase()
  const vowels = letters.includes('e') ? letters.replace(/(?<![aeiouq])([aou])e/g, '$1') : letters
  return vowels.endsWith('innen') ? vowels.replace(FEMININE_PLURAL, 'in') : vowels
}

function asciiLetters(text: string): string {
  return plainLetters(text.replaceAll('\u00ad', ''), 'plain').replace(/\s/g, '')
}

/** Splits a text into words, in order. */
export function tokenize(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ normalized: normalize(word), start: index, end: index + word.length }))
}

/** The words of a text whose normalized form is known from its indexing. @param normalized as `normalizeText` returned it */
export function wordsOf(text: string, normalized: string): Word[] {
  const forms = normalized.split(' ')
  return Array.from(text.matchAll(WORD), ({ 0: word, index }, place) => ({
    normalized: forms[place] ?? '',
    start: index,
    end: index + word.length,
  }))
}

/** Words, with what joins two of them into a date, a time or a compound: `5.12.2026`, `19:30`, `E-Mail`. */
const JOINED_WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad]*(?:[-–‐‑./:'’][\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad]*)*(?:(?<=\p{N})\.)?/gu

/** A question in the form in which questions are compared: its words in lower case, separated by single spaces. */
export function questionOf(query: string): string {
  return Array.from(query.normalize('NFC').matchAll(JOINED_WORDS), ([words]) => words.toLowerCase()).join(' ')
}

/** A word of parts that are joined by hyphens (`E-Mail`), or an abbreviation with dots (`R.U.R.`). */
const COMPOUND = new RegExp(String.raw`${WORD.source}(?:[-‐‑]${WORD.source})+|(?<![\p{L}\p{N}.])\p{L}(?:\.\p{L})+(?![\p{L}\p{N}])`, 'gu')
/** Longer chains are rarely one word: `Mach-dir-einen-schönen-Tag`. */
const MAX_PARTS = 4

/**
 * The words that parts joined by hyphens or dots make when they are written as one: `E-Mail` makes `email`, and of three parts
 * each two that follow each other make one as well, since others join only these.
 */
export function compoundsOf(text: string): Word[] {
  return Array.from(text.matchAll(COMPOUND)).flatMap(({ 0: chain, index }) => {
    const parts = tokenize(chain)
    if (parts.length > MAX_PARTS) return []
    const runs = chain.includes('.')
      ? [parts]
      : parts.flatMap((_, from) => parts.slice(from + 1).map((_, length) => parts.slice(from, from + length + 2)))
    return runs.map((run) => ({
      normalized: run.map(({ normalized }) => normalized).join(''),
      start: index + (run[0]?.start ?? 0),
      end: index + (run.at(-1)?.end ?? 0),
    }))
  })
}

/** What may stand between two words that somebody else writes as one: `Open Air`. */
const BETWEEN_NEIGHBOURS = /^[ \u00a0]$/
/** Shorter parts are one only as an abbreviation: `T Shirt`, `3 D`. */
const MIN_PART_LENGTH = 3
const ABBREVIATION = /^[\p{Lu}\p{N}]/u

/**
 * The words that two neighbours would make if they were written as one: `Open Air` makes `openair`. Articles, prepositions and
 * the like (`function-words.ts`) are no part of any, which leaves about a third of the neighbours of a text.
 */
export function neighboursOf(text: string): Word[] {
  const words = tokenize(text)
  const isPart = ({ normalized, start }: Word) =>
    (normalized.length >= MIN_PART_LENGTH || ABBREVIATION.test(text.slice(start))) && !FUNCTION_WORDS.has(normalized)
  return words.flatMap((first, place) => {
    const second = words[place + 1]
    if (!second || !BETWEEN_NEIGHBOURS.test(text.slice(first.end, second.start)) || !isPart(first) || !isPart(second)) return []
    return [{ normalized: first.normalized + second.normalized, start: first.start, end: second.end }]
  })
}

/** The normalized words of a text, separated by spaces. */
export function normalizeText(text: string): string {
  return tokenize(text)
    .map(({ normalized }) => normalized)
    .join(' ')
}
