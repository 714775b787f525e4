/** How a word of the index answers to a typed word, the nearest first. */
export const GRADES = ['same', 'beginning', 'part', 'mistyped'] as const
export type Grade = (typeof GRADES)[number]

/** A word of the index with the stem it is found by. */
export type IndexedWord = { word: string; stem: string }

/** A typed word, folded and plain, and all words of the index that answer to it. */
export type MatchedWord = { typed: string; plain: string; found: (IndexedWord & { grade: Grade })[] }

const MIN_PART_LENGTH = 4
/** In the middle of a word only long parts say anything: `oper` in `Kooperation` does not. */
const MIN_MIDDLE_LENGTH = 5
const MIN_MISTYPED_LENGTH = 4
/** From this length on two errors are forgiven. */
const LONG_WORD_LENGTH = 7
/** From this length on a mistyped beginning is looked for as well. */
const MIN_MISTYPED_BEGINNING = 6
const ENDING = /^(e|en|er|ern|es|s|n|in|innen)?$/

/**
 * How a word of the index answers to a typed word; undefined when it does not.
 * @param stem the stem of the typed word
 */
export function gradeOf(typed: string, stem: string, { word, stem: its }: IndexedWord): Grade | undefined {
  if (its === stem) return 'same'
  if (word.startsWith(typed)) return 'beginning'
  if (typed.length < MIN_PART_LENGTH) return undefined
  const at = word.lastIndexOf(typed)
  if (at < 0) return undefined
  return typed.length >= MIN_MIDDLE_LENGTH || ENDING.test(word.slice(at + typed.length)) ? 'part' : undefined
}

/** Whether a word is what somebody may have meant who typed another: one error, two in a long word. */
export function isMistyped(typed: string, word: string): boolean {
  if (typed.length < MIN_MISTYPED_LENGTH) return false
  const forgiven = typed.length >= LONG_WORD_LENGTH ? 2 : 1
  const { whole, beginning } = editDistance(typed, word)
  return whole <= forgiven || (typed.length >= MIN_MISTYPED_BEGINNING && beginning <= 1)
}

/**
 * The number of letters left out, added, changed or swapped with their neighbour that lead from one word to
 * another, and to the nearest beginning of it (optimal string alignment).
 */
export function editDistance(from: string, to: string): { whole: number; beginning: number } {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1]
      const changed = (last[column - 1] ?? 0) + (same ? 0 : 1)
      const shifted = Math.min(last[column] ?? 0, current[column - 1] ?? 0) + 1
      const swapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
          ? (beforeLast[column - 2] ?? 0) + 1
          : Number.POSITIVE_INFINITY
      current.push(Math.min(changed, shifted, swapped))
    }
    beforeLast = last
    last = current
  }
  return { whole: last[to.length] ?? 0, beginning: Math.min(...last) }
}
