import { diffArrays } from 'diff'

/** Where a word stands among the words of several texts: in which text, and from which to which letter. */
export type WordPlace = { text: number; start: number; end: number }

/**
 * The words that an older text does not have, in their order.
 * @param texts what is shown now, in pieces such as a page's text nodes have it
 */
export function newWords(older: string, texts: readonly string[]): WordPlace[] {
  const shown = texts.flatMap((text, index) =>
    [...text.matchAll(/\S+/g)].map((match) => ({ word: match[0], text: index, start: match.index, end: match.index + match[0].length })),
  )
  const places: WordPlace[] = []
  let next = 0
  for (const { value, added, removed } of diffArrays(
    older.match(/\S+/g) ?? [],
    shown.map(({ word }) => word),
  )) {
    if (removed) continue
    for (const { text, start, end } of shown.slice(next, next + value.length)) {
      const last = places.at(-1)
      // Words side by side are one mark.
      if (added && last?.text === text && /^\s*$/.test(texts[text]?.slice(last.end, start) ?? '-')) last.end = end
      else if (added) places.push({ text, start, end })
    }
    next += value.length
  }
  return places
}
