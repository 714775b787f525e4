import { type PictureSource, pictureOf } from '../platform/media/picture.ts'
import type { Platform } from '../platform/platform.ts'
import { type Place, readCards } from './cards.server.ts'
import { type Excerpt, excerptOf, marked, type Piece } from './excerpt.ts'
import { findPage, type SearchCategory } from './find-page.server.ts'
import { matchWords } from './match-words.server.ts'
import type { MatchedWord } from './matches.ts'
import type { SearchKind } from './source.ts'

type Reader = Pick<Platform, 'db' | 'clock'>
export const SEARCH_CATEGORIES: readonly SearchCategory[] = ['events', 'others']
export const MAX_QUERY_LENGTH = 200

export type Hit = {
  kind: SearchKind
  title: Piece[]
  detail: Piece[]
  excerpt: Excerpt
  url: string
  picture: PictureSource | null
}

export type SearchResults = {
  counts: Record<SearchCategory, number>
  hits: Hit[]
  /** typed words that nothing bears as they are; what is shown bears a similar one */
  mistyped: string[]
  /** whether nothing bears all words, so that what is shown bears some of them */
  isPartial: boolean
}

const NOTHING: SearchResults = { counts: { events: 0, others: 0 }, hits: [], mistyped: [], isPartial: false }

/**
 * One page of one tab, the best first, with the counts of both. What bears all words is looked for first; where
 * nothing does, what bears some of them. Four statements at most, two more for words that are unknown or apart.
 */
export async function search(platform: Reader, query: string, category: SearchCategory, page = 1): Promise<SearchResults> {
  const words = await matchWords(platform, query)
  const known = words.filter(({ found }) => found.length > 0)
  if (known.length === 0) return NOTHING
  const ask = (operator: '&' | '|') => findPage(platform, { words, operator, query, category, page })
  let found = known.length === words.length ? await ask('&') : undefined
  const isPartial = words.length > 1 && (!found || found.counts.events + found.counts.others === 0)
  if (!found || isPartial) found = await ask('|')
  return {
    counts: found.counts,
    hits: await readHits(platform, found.places, words),
    mistyped: known.filter((word) => word.found.every(({ grade }) => grade === 'mistyped')).map(({ plain }) => plain),
    isPartial,
  }
}

async function readHits(platform: Reader, places: Place[], words: MatchedWord[]): Promise<Hit[]> {
  const found = new Set(words.flatMap((word) => word.found.map(({ word: text }) => text)))
  return (await readCards(platform, places)).map(({ kind, title, detail, passages, url, image }) => ({
    kind,
    title: marked(title, found),
    detail: marked(detail, found),
    excerpt: excerptOf(passages, found),
    url,
    picture: pictureOf(image),
  }))
}
