import { escapeHtml } from '../platform/format/escape-html.ts'
import type { Passage } from './source.ts'
import { tokenize } from './words.ts'

/** A piece of text; `hit` when it matches the query. */
export type Piece = { text: string; hit?: true }

/** The part of a document's text that a result shows, with the label of its passage. */
export type Excerpt = { label: string; pieces: Piece[] }

/** Length of an excerpt in characters; it ends with the word that exceeds it. */
const EXCERPT_LENGTH = 200
/** Context before the first hit of an excerpt, in characters. */
const LEAD_IN = 60

/** Splits a text into pieces, of which those in `found` are hits. @param found normalized words */
export function markWords(text: string, found: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = []
  let position = 0
  for (const { normalized, start, end } of tokenize(text)) {
    if (!found.has(normalized)) continue
    if (start > position) pieces.push({ text: text.slice(position, start) })
    pieces.push({ text: text.slice(start, end), hit: true })
    position = end
  }
  if (position < text.length) pieces.push({ text: text.slice(position) })
  return pieces
}

/** The part of the passages with the most distinct hits; the beginning of the first passage when there are none. */
export function excerptOf(passages: Passage[], found: ReadonlySet<string>): Excerpt {
  let best: { passage: Passage; start: number; end: number; hits: number } | undefined
  for (const passage of passages) {
    const window = densestWindow(passage.text, found)
    if (!best || window.hits > best.hits) best = { passage, ...window }
  }
  if (!best) return { label: '', pieces: [] }
  const { passage, start, end } = best
  const excerpt = passage.text.slice(start, end).replace(/\s+/g, ' ').trim()
  const text = `${start > 0 ? '… ' : ''}${excerpt}${end < passage.text.length ? ' …' : ''}`
  return { label: passage.label ?? '', pieces: markWords(text, found) }
}

/** The window of a text with the most distinct hits, as offsets. */
function densestWindow(text: string, found: ReadonlySet<string>): { start: number; end: number; hits: number } {
  const words = tokenize(text)
  const hits = words.filter(({ normalized }) => found.has(normalized))
  let best = { first: 0, hits: 0 }
  for (const [index, hit] of hits.entries()) {
    const hitsInWindow = hits.slice(index).filter(({ end }) => end <= hit.start + EXCERPT_LENGTH - LEAD_IN)
    const distinctHits = new Set(hitsInWindow.map(({ normalized }) => normalized)).size
    if (distinctHits > best.hits) best = { first: hit.start, hits: distinctHits }
  }
  const start = best.first <= LEAD_IN ? 0 : (words.find((word) => word.start >= best.first - LEAD_IN)?.start ?? 0)
  const end = words.find((word) => word.end >= start + EXCERPT_LENGTH)?.end ?? text.length
  return { start, end, hits: best.hits }
}

/** Pieces as HTML: everything escaped, hits in `<mark>`. */
export function piecesToHtml(pieces: Piece[]): string {
  return pieces.map(({ text, hit }) => (hit ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text))).join('')
}
