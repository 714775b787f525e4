import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { dateOf } from '../platform/clock/clock.ts'
import { type PictureSource, pictureOf } from '../platform/media/picture.ts'
import { media } from '../platform/media/tables.ts'
import type { Platform } from '../platform/platform.ts'
import { type Excerpt, excerptOf, marked, type Piece } from './excerpt.ts'
import { matchWords } from './match-words.server.ts'
import type { MatchedWord } from './matches.ts'
import { answers, scoreOf } from './score.server.ts'
import type { SearchKind } from './source.ts'
import { searchDocuments } from './tables.ts'

type Reader = Pick<Platform, 'db' | 'clock'>
export type SearchCategory = 'events' | 'others'
export const SEARCH_CATEGORIES: readonly SearchCategory[] = ['events', 'others']
export const SEARCH_PAGE_SIZE = 20
export const MAX_QUERY_LENGTH = 200
/** Documents that are ranked by their texts as well; twenty pages of them. */
const RANKED_BY_TEXTS = 400
const SUGGESTIONS_SHOWN = 8
const SUGGESTIONS_PER_KIND = 4

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
  const ask = (operator: '&' | '|') =>
    findPage(platform, { words, condition: conditionOf(known, operator), query, category, page }, operator)
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

/** The documents that bear all words, or any, as a text search query. */
function conditionOf(words: MatchedWord[], operator: '&' | '|', place = ''): string {
  return words.map((word) => `(${answers(word, place)})`).join(` ${operator} `)
}

type Place = { kind: SearchKind; object_id: number }
type Question = { words: MatchedWord[]; condition: string; query: string; category: SearchCategory; page: number }

/**
 * One page of documents that answer, and how many there are. Of many that bear all words only those that come first
 * by title, keywords and time are ranked by their texts as well, so that a frequent word costs no more than a rare one.
 */
async function findPage(platform: Reader, { words, condition, query, category, page }: Question, operator: '&' | '|') {
  const now = platform.clock.now()
  const offset = (page - 1) * SEARCH_PAGE_SIZE
  const isRanked = operator === '&' && offset < RANKED_BY_TEXTS
  const score = scoreOf({ words, query, now }, operator === '&' ? 'head' : 'texts')
  const best = sql`SELECT kind, object_id, row_number() OVER (ORDER BY score DESC, happens_at, kind, object_id) AS place
    FROM matches WHERE is_event = ${category === 'events'} ORDER BY place`
  const ranked = sql`SELECT kind, object_id, row_number() OVER (
      ORDER BY ${scoreOf({ words, query, now }, 'texts')} DESC, happens_at, kind, object_id) AS place
    FROM (${best} LIMIT ${RANKED_BY_TEXTS}) AS first JOIN search_documents USING (kind, object_id) ORDER BY place`
  const { rows } = (await platform.db.execute(sql`
    WITH matches AS MATERIALIZED (
      SELECT kind, object_id, happens_at, kind = 'event' AS is_event, ${score} AS score
      FROM search_documents WHERE words @@ ${condition}::tsquery AND ${visibleAt(now)}
    ), counts AS (
      SELECT (count(*) FILTER (WHERE is_event))::int AS events, (count(*) FILTER (WHERE NOT is_event))::int AS others FROM matches
    ), page AS (${isRanked ? ranked : best} LIMIT ${SEARCH_PAGE_SIZE} OFFSET ${offset})
    SELECT events, others, kind, object_id FROM counts LEFT JOIN page ON true ORDER BY place`)) as unknown as {
    rows: ({ events: number; others: number } & (Place | { kind: null }))[]
  }
  return {
    counts: { events: rows[0]?.events ?? 0, others: rows[0]?.others ?? 0 },
    places: rows.flatMap((row) => (row.kind === null ? [] : [row])),
  }
}

function visibleAt(now: Temporal.Instant): SQL {
  const at = sql`${dateOf(now).toISOString()}::timestamptz`
  return sql`(visible_from IS NULL OR visible_from <= ${at}) AND (visible_until IS NULL OR visible_until > ${at})`
}

async function readHits(platform: Reader, places: Place[], words: MatchedWord[]): Promise<Hit[]> {
  const rows = await readDocuments(platform, places)
  const found = new Set(words.flatMap((word) => word.found.map(({ word: text }) => text)))
  return places.flatMap((place) => {
    const row = rows.find((candidate) => candidate.kind === place.kind && candidate.objectId === place.object_id)
    if (!row) return []
    const { kind, title, detail, passages, url, image } = row
    return [
      {
        kind,
        title: marked(title, found),
        detail: marked(detail, found),
        excerpt: excerptOf(passages, found),
        url,
        picture: pictureOf(image),
      },
    ]
  })
}

/** What the index keeps of these things, with their pictures. One statement. */
async function readDocuments({ db }: Reader, places: Place[]) {
  if (places.length === 0) return []
  const kinds = Map.groupBy(places, (place) => place.kind)
  const conditions = Array.from(kinds, ([kind, its]) =>
    and(
      eq(searchDocuments.kind, kind),
      inArray(
        searchDocuments.objectId,
        its.map((place) => place.object_id),
      ),
    ),
  )
  return db
    .select({
      kind: searchDocuments.kind,
      objectId: searchDocuments.objectId,
      title: searchDocuments.title,
      detail: searchDocuments.detail,
      passages: searchDocuments.passages,
      url: searchDocuments.url,
      image: media,
    })
    .from(searchDocuments)
    .leftJoin(media, eq(searchDocuments.imageId, media.id))
    .where(or(...conditions))
}

export type Suggestion = { kind: SearchKind; title: string; detail: string; url: string; picture: PictureSource | null }

/**
 * Things whose title answers to what is typed so far, kind by kind, the kind of the best one first. Performances
 * are suggested by their production. Three statements, one more for an unknown word.
 */
export async function suggest(platform: Reader, query: string): Promise<Suggestion[]> {
  const words = await matchWords(platform, query)
  if (words.length === 0 || words.some(({ found }) => found.length === 0)) return []
  const now = platform.clock.now()
  const { rows } = (await platform.db.execute(sql`
    WITH matches AS (
      SELECT kind, object_id, folded_title, ${scoreOf({ words, query, now }, 'head')} AS score
      FROM search_documents WHERE kind <> 'event' AND head @@ ${conditionOf(words, '&', 'A')}::tsquery AND ${visibleAt(now)}
    ), once AS (
      SELECT DISTINCT ON (folded_title) kind, object_id, score FROM matches ORDER BY folded_title, score DESC, object_id
    ), placed AS (
      SELECT *, row_number() OVER (PARTITION BY kind ORDER BY score DESC, object_id) AS place FROM once
    )
    SELECT kind, object_id FROM placed WHERE place <= ${SUGGESTIONS_PER_KIND}
    ORDER BY score DESC, object_id LIMIT ${SUGGESTIONS_SHOWN}`)) as unknown as { rows: Place[] }
  const documents = await readDocuments(platform, rows)
  const inOrder = rows.flatMap((place) => documents.find(({ kind, objectId }) => kind === place.kind && objectId === place.object_id) ?? [])
  return [...Map.groupBy(inOrder, ({ kind }) => kind).values()]
    .flat()
    .map(({ kind, title, detail, url, image }) => ({ kind, title, detail, url, picture: pictureOf(image) }))
}
