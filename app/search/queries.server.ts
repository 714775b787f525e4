import { type PictureSource, pictureOf } from '../platform/media/picture.ts'
import type { Platform } from '../platform/platform.ts'
import { type Place, readCards } from './cards.server.ts'
import { type Excerpt, excerptOf, marked, type Piece } from './excerpt.ts'
import { findGroups, findPage, type Question, type SearchCategory } from './find-page.server.ts'
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
  /** typed words that nothing bears as they are; what is shown bears a similar one */
  mistyped: string[]
  /** whether nothing bears all words, so that what is shown bears some of them */
  isPartial: boolean
}

/** A production with its performances that answer, the next first. */
export type HitWithDates = Hit & { dates: Pick<Hit, 'detail' | 'url'>[] }

/**
 * One page of one tab, the best first, with the counts of both. What bears all words, or begins with them, is looked
 * for first; where nothing does, what bears some of them. Four statements at most, two more for words that are unknown
 * or apart.
 */
export async function search(platform: Reader, query: string, category: SearchCategory, page = 1): Promise<SearchResults> {
  const { found, words, ...how } = await ask(platform, query, (question) => findPage(platform, { ...question, category, page }))
  return { counts: found.counts, hits: await readHits(platform, found.places, words, query), ...how }
}

/** One page of the performances that answer, under their productions. Statements as for `search`. @returns `groups`, how many productions there are */
export async function searchPerformances(platform: Reader, query: string, page = 1) {
  const { found, words, ...how } = await ask(platform, query, (question) => findGroups(platform, { ...question, category: 'events', page }))
  const places = found.page.flatMap(({ of, places }): Place[] => [{ kind: 'production', object_id: of }, ...places])
  const hits = await readHits(platform, places, words, query)
  const hitOf = new Map(hits.map((hit) => [`${hit.kind} ${hit.objectId}`, hit]))
  const shown = found.page.flatMap(({ of, places }): HitWithDates[] => {
    const dates = places.flatMap(({ kind, object_id }) => hitOf.get(`${kind} ${object_id}`) ?? [])
    const [next] = dates
    // What is said of the next performance tells why it was found; its production bears the name and leads to all of them.
    return next ? [{ ...next, ...headOf(hitOf.get(`production ${of}`)), dates }] : []
  })
  return { counts: found.counts, groups: found.groups, hits: shown, ...how }
}

function headOf(production: Hit | undefined): Partial<Hit> {
  return production ? { title: production.title, detail: [], url: production.url, picture: production.picture } : { detail: [] }
}

type Asked = Pick<Question, 'words' | 'operator' | 'query'>

/** Asks for what bears all words or begins with them, and where nothing does for what bears some. */
async function ask<Found extends Pick<SearchResults, 'counts'>>(platform: Reader, query: string, find: (asked: Asked) => Promise<Found>) {
  const words = await matchWords(platform, query)
  const known = words.filter(({ matches }) => matches.length > 0)
  let found = await find({ words, operator: '&', query })
  const isPartial = words.length > 1 && known.length > 0 && found.counts.events + found.counts.others === 0
  if (isPartial) found = await find({ words, operator: '|', query })
  const mistyped = known.filter((word) => word.matches.every(({ kind }) => kind === 'mistyped')).map(({ plain }) => plain)
  return { found, words, mistyped, isPartial }
}

async function readHits(platform: Reader, places: Place[], words: MatchedWord[], query: string): Promise<Hit[]> {
  const found = new Set(words.flatMap((word) => word.matches.map(({ word: text }) => text)))
  const beginning = normalizeText(query)
  const typed = new Set([...found, ...beginning.split(' ')])
  return (await readCards(platform, places)).map(({ kind, objectId, title, detail, passages, url, image }) => ({
    kind,
    objectId,
    // Small words are marked only where they begin the title that is meant.
    title: marked(title, normalizeText(title).startsWith(beginning) ? typed : found),
    detail: marked(detail, found),
    excerpt: excerptOf(passages, found),
    url,
    picture: pictureOf(image),
  }))
}
