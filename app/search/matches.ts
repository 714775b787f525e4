import { editDistance } from '../platform/format/edit-distance.ts'

/** How a word of the index answers to a typed word, the nearest first. */
export const MATCH_KINDS = ['same', 'beginning', 'part', 'mistyped'] as const
export type MatchKind = (typeof MATCH_KINDS)[number]

/** A word of the index with the stem it is found by. */
export type IndexedWord = { word: string; stem: string }

/** A typed word, folded and plain, and all words of the index that answer to it. */
export type MatchedWord = { typed: string; plain: string; matches: (IndexedWord & { kind: MatchKind })[] }

const MIN_PART_LENGTH = 4
/** In the middle of a word only long parts say anything: `oper` in `Kooperation` does not. */
const MIN_MIDDLE_LENGTH = 5
/** From this length on an error is forgiven. */
export const MIN_TYPO_LENGTH = 4
/** From this length on two errors are forgiven. */
const LONG_WORD_LENGTH = 7
/** From this length on a mistyped beginning is looked for as well. */
const MIN_TYPO_PREFIX_LENGTH = 6
const INFLECTION = /^(e|en|er|ern|es|s|n|in|innen)?$/

/**
 * How a word of the index answers to a typed word; undefined when it does not.
 * @param stem the stem of the typed word
 */
export function matchKind(typed: string, stem: string, { word, stem: its }: IndexedWord): MatchKind | undefined {
  if (its === stem) return 'same'
  if (word.startsWith(typed)) return 'beginning'
  if (typed.length < MIN_PART_LENGTH) return undefined
  const at = word.lastIndexOf(typed)
  if (at < 0) return undefined
  return typed.length >= MIN_MIDDLE_LENGTH || INFLECTION.test(word.slice(at + typed.length)) ? 'part' : undefined
}

/** How many errors are forgiven in a word of so many letters. */
function allowedTypos({ length }: string): number {
  if (length < MIN_TYPO_LENGTH) return 0
  return length < LONG_WORD_LENGTH ? 1 : 2
}

/**
 * The errors by which somebody who meant a word, or began it, typed another: one, two in a long word.
 * @returns undefined when it cannot have been meant
 */
export function typoDistance(typed: string, word: string): number | undefined {
  const { whole, beginning } = editDistance(typed, word)
  const asBeginning = typed.length >= MIN_TYPO_PREFIX_LENGTH && beginning <= 1 ? beginning : Number.POSITIVE_INFINITY
  const errors = Math.min(whole, asBeginning)
  return errors <= allowedTypos(typed) ? errors : undefined
}

/** What a mistyped word has in common with the word that was meant: one of these parts at least. */
export type CandidateFragments = { errors: number; prefix: string; suffix: string; middle: string | null; half: string | null }

/**
 * By what the words are found that somebody may have meant: whoever makes one error leaves the first letters or the
 * last ones as they are, whoever makes two leaves the first, the middle or the last.
 * @param typed a word long enough for an error to be forgiven
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
