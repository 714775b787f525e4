import { escapeHtml } from '../platform/format/escape-html.ts'
import type { Passage } from './source.ts'
import { tokenize } from './words.ts'

/** A piece of text; `hit` where it answers to the query. */
export type Piece = { text: string; hit?: true }

/** What a result shows of its text: why it was found. */
export type Excerpt = { label: string; pieces: Piece[] }

/** Length of an excerpt in characters; it ends with the word that passes it. */
const EXCERPT_LENGTH = 200
/** What stands before the first hit of an excerpt, in characters. */
const LEAD_IN = 60

/** A text with the words marked that were found. @param found words in the form in which they are compared */
export function marked(text: string, found: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = []
  let done = 0
  for (const { normalized, start, end } of tokenize(text)) {
    if (!found.has(normalized)) continue
    if (start > done) pieces.push({ text: text.slice(done, start) })
    pieces.push({ text: text.slice(start, end), hit: true })
    done = end
  }
  if (done < text.length) pieces.push({ text: text.slice(done) })
  return pieces
}

/** The part of the passages that holds most of the found words; the beginning when none does. */
export function excerptOf(passages: Passage[], found: ReadonlySet<string>): Excerpt {
  let best: { passage: Passage; start: number; end: number; hits: number } | undefined
  for (const passage of passages) {
    const window = densestWindow(passage.text, found)
    if (!best || window.hits > best.hits) best = { passage, ...window }
  }
  if (!best) return { label: '', pieces: [] }
  const { passage, start, end } = best
  const shown = passage.text.slice(start, end).replace(/\s+/g, ' ').trim()
  const text = `${start > 0 ? '… ' : ''}${shown}${end < passage.text.length ? ' …' : ''}`
  return { label: passage.label ?? '', pieces: marked(text, found) }
}

/** The stretch of a text that holds most different found words, with where it starts and ends. */
function densestWindow(text: string, found: ReadonlySet<string>): { start: number; end: number; hits: number } {
  const words = tokenize(text)
  const hits = words.filter(({ normalized }) => found.has(normalized))
  let best = { first: 0, hits: 0 }
  for (const [index, hit] of hits.entries()) {
    const within = hits.slice(index).filter(({ end }) => end <= hit.start + EXCERPT_LENGTH - LEAD_IN)
    const different = new Set(within.map(({ normalized }) => normalized)).size
    if (different > best.hits) best = { first: hit.start, hits: different }
  }
  const start = best.first <= LEAD_IN ? 0 : (words.find((word) => word.start >= best.first - LEAD_IN)?.start ?? 0)
  const end = words.find((word) => word.end >= start + EXCERPT_LENGTH)?.end ?? text.length
  return { start, end, hits: best.hits }
}

/** Pieces as HTML: everything escaped, hits in `<mark>`. */
export function piecesToHtml(pieces: Piece[]): string {
  return pieces.map(({ text, hit }) => (hit ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text))).join('')
}
