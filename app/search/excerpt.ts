import { escapeHtml } from '../platform/format/escape-html.ts'
import { currentLocale, DEFAULT_LOCALE, type Locale } from '../platform/i18n/i18n.ts'
import type { IndexedPassage } from './source.ts'
import { spelledOtherwise } from './spelled-otherwise.ts'
import { compoundsOf, neighboursOf, tokenize, type Word, wordsOf } from './words.ts'

/** A piece of text; `hit` when it matches the query. */
export type Piece = { text: string; hit?: true }

/** The part of a document's text that a result shows, with the label of its passage, and its language where that is not the page's. */
export type Excerpt = { label: string; pieces: Piece[]; lang?: Locale }

/** Length of an excerpt in characters; it ends with the word that exceeds it. */
const EXCERPT_LENGTH = 200
/** Context before the first hit of an excerpt, in characters. */
const LEAD_IN = 60

/** Splits a text into pieces, of which those in `found` are hits. @param found normalized words */
export function markWords(text: string, found: ReadonlySet<string>): Piece[] {
  return markHits(text, hitsIn(text, tokenize(text), found))
}

/** The words that were found, and the parts of compounds that were: of `E-Mail` and `E Mail` both, where `email` is found. */
function hitsIn(text: string, words: Word[], found: ReadonlySet<string>): Word[] {
  const compounds = [...compoundsOf(text), ...neighboursOf(text), ...spelledOtherwise(text)].filter(({ normalized }) =>
    found.has(normalized),
  )
  const isFound = ({ normalized, start, end }: Word) =>
    found.has(normalized) || compounds.some((compound) => start >= compound.start && end <= compound.end)
  return words.filter(isFound)
}

function markHits(text: string, hits: Word[]): Piece[] {
  const pieces: Piece[] = []
  let position = 0
  for (const { start, end } of hits) {
    if (start > position) pieces.push({ text: text.slice(position, start) })
    pieces.push({ text: text.slice(start, end), hit: true })
    position = end
  }
  if (position < text.length) pieces.push({ text: text.slice(position) })
  return pieces
}

/** The part of the passages with the most distinct hits; the beginning of the first passage when there are none. */
export function excerptOf(passages: IndexedPassage[], found: ReadonlySet<string>): Excerpt {
  let best: { passage: IndexedPassage; words: Word[]; first: number; hits: number } | undefined
  for (const passage of passages) {
    // Most passages hold no hit. Those are not split into words, unless they are the first.
    if (best && !mayHold(passage, found)) continue
    const words = wordsOf(passage.text, passage.words)
    const densest = densestHits(hitsIn(passage.text, words, found))
    if (!best || densest.hits > best.hits) best = { passage, words, ...densest }
  }
  if (!best) return { label: '', pieces: [] }
  const pieces = excerptPieces(best.passage.text, best.words, best.first, found)
  const isForeign = currentLocale() !== DEFAULT_LOCALE && !best.passage.translation
  return { label: best.passage.label ?? '', pieces, ...(isForeign ? { lang: DEFAULT_LOCALE } : {}) }
}

/** Whether a passage has one of these words, in one piece or in parts. It may say yes where it has them inside others. */
function mayHold({ words }: IndexedPassage, found: ReadonlySet<string>): boolean {
  const letters = words.replaceAll(' ', '')
  return [...found].some((word) => letters.includes(word))
}

/** Where the excerpt with the most distinct hits has its first one, and how many it has. */
function densestHits(hits: Word[]): { first: number; hits: number } {
  let best = { first: 0, hits: 0 }
  for (const [index, hit] of hits.entries()) {
    const distinct = new Set<string>()
    for (let next = index; next < hits.length; next++) {
      const { normalized, end } = hits[next] as Word
      if (end > hit.start + EXCERPT_LENGTH - LEAD_IN) break
      distinct.add(normalized)
    }
    if (distinct.size > best.hits) best = { first: hit.start, hits: distinct.size }
  }
  return best
}

/** The excerpt around its first hit, with single spaces. Its words are those of the text, so none is normalized again. */
function excerptPieces(text: string, words: Word[], first: number, found: ReadonlySet<string>): Piece[] {
  const start = first <= LEAD_IN ? 0 : (words.find((word) => word.start >= first - LEAD_IN)?.start ?? 0)
  const end = words.find((word) => word.end >= start + EXCERPT_LENGTH)?.end ?? text.length
  const part = text.slice(start, end).replace(/\s+/g, ' ').trim()
  const excerpt = `${start > 0 ? '… ' : ''}${part}${end < text.length ? ' …' : ''}`
  const normalized = words.filter((word) => word.start >= start && word.end <= end).map((word) => word.normalized)
  return markHits(excerpt, hitsIn(excerpt, wordsOf(excerpt, normalized.join(' ')), found))
}

/** Pieces as HTML: everything escaped, hits in `<mark>`. */
export function piecesToHtml(pieces: Piece[]): string {
  return pieces.map(({ text, hit }) => (hit ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text))).join('')
}
