import { editDistance } from '../platform/format/edit-distance.ts'

/**
 * How an indexed word matches a typed one, best first: it has the same stem, begins with the typed word, contains it (or is
 * a part of a compound that was typed), or is a correction of it.
 */
export const MATCH_KINDS = ['stem', 'prefix', 'substring', 'typo'] as const
export type MatchKind = (typeof MATCH_KINDS)[number]

/** A word of the index and its stem, by which documents are found. */
export type IndexedWord = { word: string; stem: string }

/** A typed word, normalized and as typed in lower case, with the indexed words that match it. */
export type MatchedWord = { typed: string; plain: string; matches: (IndexedWord & { kind: MatchKind })[] }

const MIN_PART_LENGTH = 4
/** Inside a word only long substrings match: `oper` does not match `Kooperation`. */
const MIN_MIDDLE_LENGTH = 5
/** Words of this length may have one typo. */
export const MIN_TYPO_LENGTH = 4
/** Words of this length may have two typos. */
const LONG_WORD_LENGTH = 7
/** Words of this length may also be a prefix, with one typo, of the intended word. */
const MIN_TYPO_PREFIX_LENGTH = 6
const INFLECTION = /^(e|en|er|ern|es|s|n|in|innen)?$/

/**
 * How an indexed word matches a typed one; undefined when it does not.
 * @param stem the stem of the typed word
 */
export function matchKind(typed: string, stem: string, { word, stem: indexedStem }: IndexedWord): MatchKind | undefined {
  if (indexedStem === stem) return 'stem'
  if (word.startsWith(typed)) return 'prefix'
  if (typed.length < MIN_PART_LENGTH) return undefined
  const at = word.lastIndexOf(typed)
  if (at < 0) return undefined
  return typed.length >= MIN_MIDDLE_LENGTH || INFLECTION.test(word.slice(at + typed.length)) ? 'substring' : undefined
}

/** The number of typos allowed in a word of this length. */
function allowedTypos({ length }: string): number {
  if (length < MIN_TYPO_LENGTH) return 0
  return length < LONG_WORD_LENGTH ? 1 : 2
}

/**
 * The edit distance between a typed word and an indexed one, or a prefix of it.
 * @returns undefined when it has more typos than a word of its length may have
 */
export function typoDistance(typed: string, word: string): number | undefined {
  const { whole, beginning } = editDistance(typed, word)
  const prefixErrors = typed.length >= MIN_TYPO_PREFIX_LENGTH && beginning <= 1 ? beginning : Number.POSITIVE_INFINITY
  const errors = Math.min(whole, prefixErrors)
  return errors <= allowedTypos(typed) ? errors : undefined
}

/** Fragments of a mistyped word; the intended word has at least one of them. */
export type CandidateFragments = { errors: number; prefix: string; suffix: string; middle: string | null; half: string | null }

/**
 * The fragments by which correction candidates are looked up: one typo leaves the first or the last half intact, two
 * leave the first, the middle or the last third.
 * @param typed a word long enough for a typo
 */
export function candidateFragments(typed: string): CandidateFragments {
  const { length } = typed
  const errors = allowedTypos(typed)
  const third = Math.floor(errors === 1 ? (length - 1) / 2 : length / 3)
  const isLong = length >= MIN_TYPO_PREFIX_LENGTH
  return {
    errors,
    prefix: typed.slice(0, third),
    suffix: typed.slice(-third),
    middle: isLong ? typed.slice(third, errors === 1 ? undefined : -third) : null,
    half: isLong ? typed.slice(0, Math.floor(length / 2)) : null,
  }
}
