import { type PictureSource, pictureOf } from '../platform/media/picture.ts'
import type { Platform } from '../platform/platform.ts'
import { type DocumentKey, readCards } from './cards.server.ts'
import { type Excerpt, excerptOf, markWords, type Piece } from './excerpt.ts'
import { findGroups, findPage, type SearchCategory, type SearchQuery } from './find-page.server.ts'
import { matchWords } from './match-words.server.ts'
import type { MatchedWord } from './matches.ts'
import type { SearchKind } from './source.ts'
import { normalizeText } from './words.ts'

type Reader = Pick<Platform, 'db' | 'clock'>
export const SEARCH_CATEGORIES: readonly SearchCategory[] = ['events', 'others']
export const MAX_QUERY_LENGTH = 200

export type Hit = {
  kind: SearchKind
  objectId: number
  title: Piece[]
  detail: Piece[]
  excerpt: Excerpt
  url: string
  picture: PictureSource | null
}

export type SearchResults = {
  counts: Record<SearchCategory, number>
  hits: Hit[]
  /** typed words that matched only by correction */
  mistyped: string[]
  /** whether no document matches all words, so that the hits match only some */
  isPartial: boolean
}

/** A production with its matching performances, the next one first. */
export type HitWithDates = Hit & { dates: Pick<Hit, 'detail' | 'url'>[] }

/**
 * One page of hits in one category, best first, with the counts of both categories. Searches for documents that match all
 * words; when there are none, for those that match any. At most four statements, two more for unknown or scattered words.
 */
export async function search(platform: Reader, query: string, category: SearchCategory, page = 1): Promise<SearchResults> {
  const { found, words, ...outcome } = await searchWithFallback(platform, query, (wordQuery) =>
    findPage(platform, { ...wordQuery, category, page }),
  )
  return { counts: found.counts, hits: await readHits(platform, found.keys, words, query), ...outcome }
}

/** One page of matching performances, grouped by production. Statements as for `search`. @returns `groups`: the number of productions */
export async function searchPerformances(platform: Reader, query: string, page = 1) {
  const { found, words, ...outcome } = await searchWithFallback(platform, query, (wordQuery) =>
    findGroups(platform, { ...wordQuery, category: 'events', page }),
  )
  const keys = found.page.flatMap(({ productionId, events }): DocumentKey[] => [{ kind: 'production', object_id: productionId }, ...events])
  const hits = await readHits(platform, keys, words, query)
  const hitOf = new Map(hits.map((hit) => [`${hit.kind} ${hit.objectId}`, hit]))
  const hitsWithDates = found.page.flatMap(({ productionId, events }): HitWithDates[] => {
    const dates = events.flatMap(({ kind, object_id }) => hitOf.get(`${kind} ${object_id}`) ?? [])
    const [next] = dates
    // The excerpt of the next performance shows why it matched; title and link are the production's.
    return next ? [{ ...next, ...productionHead(hitOf.get(`production ${productionId}`)), dates }] : []
  })
  return { counts: found.counts, groups: found.groups, hits: hitsWithDates, ...outcome }
}

function productionHead(production: Hit | undefined): Partial<Hit> {
  return production ? { title: production.title, detail: [], url: production.url, picture: production.picture } : { detail: [] }
}

type WordQuery = Pick<SearchQuery, 'words' | 'operator' | 'query'>

/** Searches for documents that match all words; when there are none, for documents that match any. */
async function searchWithFallback<Found extends Pick<SearchResults, 'counts'>>(
  platform: Reader,
  query: string,
  find: (wordQuery: WordQuery) => Promise<Found>,
) {
  const words = await matchWords(platform, query)
  const matchedWords = words.filter(({ matches }) => matches.length > 0)
  let found = await find({ words, operator: '&', query })
  const isPartial = words.length > 1 && matchedWords.length > 0 && found.counts.events + found.counts.others === 0
  if (isPartial) found = await find({ words, operator: '|', query })
  const mistyped = matchedWords.filter((word) => word.matches.every(({ kind }) => kind === 'typo')).map(({ plain }) => plain)
  return { found, words, mistyped, isPartial }
}

async function readHits(platform: Reader, keys: DocumentKey[], words: MatchedWord[], query: string): Promise<Hit[]> {
  const matchedTexts = new Set(words.flatMap((word) => word.matches.map(({ word: text }) => text)))
  const normalizedQuery = normalizeText(query)
  const matchedOrTyped = new Set([...matchedTexts, ...normalizedQuery.split(' ')])
  return (await readCards(platform, keys)).map(({ kind, objectId, title, detail, passages, url, image }) => ({
    kind,
    objectId,
    // Stop words are marked only in a title that starts with the query.
    title: markWords(title, normalizeText(title).startsWith(normalizedQuery) ? matchedOrTyped : matchedTexts),
    detail: markWords(detail, matchedTexts),
    excerpt: excerptOf(passages, matchedTexts),
    url,
    picture: pictureOf(image),
  }))
}
