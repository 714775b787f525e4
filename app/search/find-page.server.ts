import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../platform/platform.ts'
import { type Card, readFound } from './cards.server.ts'
import type { MatchedWord } from './matches.ts'
import { matchesColumn, rankExpression, scoresByForm, titleHasPrefix } from './score.server.ts'
import { visibleAt } from './visible.server.ts'

export type SearchCategory = 'events' | 'others'
export const SEARCH_PAGE_SIZE = 20
/** The best documents are ranked a second time by their body text: twenty pages of them. */
const RANKED_BY_TEXT = 400
/** Most documents that are grouped: the performances of some hundred productions. */
const MAX_GROUPED_DOCUMENTS = 2000
const BEST_FIRST = sql`ORDER BY score DESC, happens_at, kind, object_id`

export type SearchQuery = { words: MatchedWord[]; operator: '&' | '|'; query: string; category: SearchCategory; page: number }
type Reader = Pick<Platform, 'db' | 'clock'>
type Counts = { wanted: number; total: number }
const COUNTS = { wanted: sql<number>`wanted`, total: sql<number>`total` }

/**
 * One page of the documents that match all words, or any of them, or whose title starts with the query, best first, with
 * the counts of both categories. Only the first `RANKED_BY_TEXT` by title, keywords and time are ranked by word forms in
 * their body text too, so that a frequent word costs little more than a rare one. One statement.
 */
export async function findPage(platform: Reader, search: SearchQuery) {
  const offset = (search.page - 1) * SEARCH_PAGE_SIZE
  const { matches, first, ranked } = rankingSql(platform, search, Math.max(RANKED_BY_TEXT, offset + SEARCH_PAGE_SIZE))
  const isRanked = offset < RANKED_BY_TEXT && search.words.some(scoresByForm)
  const found = isRanked ? ranked(sql`SELECT kind, object_id FROM (${first}) AS first ${BEST_FIRST} LIMIT ${RANKED_BY_TEXT}`) : first
  const rows = await readFound(
    platform,
    sql`
    WITH ${matches}, best AS (
      SELECT * FROM (${found}) AS found ${BEST_FIRST} LIMIT ${offset + SEARCH_PAGE_SIZE}
    ), page AS (
      SELECT kind, object_id, row_number() OVER (${BEST_FIRST}) AS place FROM best
    )
    SELECT wanted, total, kind, object_id, place, true AS with_text, true AS with_picture FROM counts LEFT JOIN page ON place > ${offset}`,
    COUNTS,
  )
  return { counts: countsOf(search, rows[0]?.columns), cards: rows.flatMap(({ card }) => card ?? []) }
}

/** The matching performances of one production in the order of time, the first with its passages, and the production itself. */
export type ProductionGroup = { production: Card | undefined; events: Card[] }

/**
 * One page of productions with matching performances, ordered by their best performance, with the number of productions
 * (`groups`) and the counts of both categories. At most `MAX_GROUPED_DOCUMENTS` performances are grouped; the first
 * `RANKED_BY_TEXT` of them are ranked by their body text too. One statement.
 */
export async function findGroups(platform: Reader, search: SearchQuery) {
  const offset = (search.page - 1) * SEARCH_PAGE_SIZE
  const { matches, first, ranked } = rankingSql(platform, search, MAX_GROUPED_DOCUMENTS)
  const rest = sql`SELECT kind, object_id, group_id, happens_at, score FROM first`
  const found = search.words.some(scoresByForm)
    ? sql`(${ranked(sql`SELECT kind, object_id FROM first WHERE place <= ${RANKED_BY_TEXT}`)}) UNION ALL (${rest} WHERE place > ${RANKED_BY_TEXT})`
    : rest
  const rows = await readFound(
    platform,
    sql`
    WITH ${matches}, first AS MATERIALIZED (
      SELECT *, row_number() OVER (${BEST_FIRST}) AS place FROM (${first}) AS found ${BEST_FIRST} LIMIT ${MAX_GROUPED_DOCUMENTS}
    ), best AS (
      SELECT *, max(score) OVER of_group AS group_score, min(happens_at) OVER of_group AS group_begins
      FROM (${found}) AS found
      WHERE group_id IS NOT NULL WINDOW of_group AS (PARTITION BY group_id)
    ), grouped AS MATERIALIZED (
      SELECT group_id, kind, object_id, dense_rank() OVER (ORDER BY group_score DESC, group_begins, group_id) AS group_place,
        row_number() OVER (PARTITION BY group_id ORDER BY happens_at, object_id) AS nth
      FROM best
    ), dates AS (
      SELECT group_place, group_id, kind, object_id, nth FROM grouped
      WHERE group_place > ${offset} AND group_place <= ${offset + SEARCH_PAGE_SIZE}
    ), page AS (
      SELECT * FROM dates UNION ALL SELECT group_place, group_id, 'production', group_id, 0 FROM dates WHERE nth = 1
    )
    SELECT wanted, total, COALESCE((SELECT max(group_place) FROM grouped), 0)::int AS groups, group_id, kind, object_id,
      row_number() OVER (ORDER BY group_place, nth) AS place, nth = 1 AS with_text, nth <= 1 AS with_picture
    FROM counts LEFT JOIN page ON true`,
    { ...COUNTS, groups: sql<number>`groups`, groupId: sql<number | null>`group_id` },
  )
  const groups = Map.groupBy(rows, ({ columns }) => columns.groupId)
  groups.delete(null)
  return {
    counts: countsOf(search, rows[0]?.columns),
    groups: rows[0]?.columns.groups ?? 0,
    page: Array.from(groups.values(), (group): ProductionGroup => {
      const cards = group.flatMap(({ card }) => card ?? [])
      return { production: cards.find(({ kind }) => kind === 'production'), events: cards.filter(({ kind }) => kind === 'event') }
    }),
  }
}

function countsOf({ category }: SearchQuery, { wanted, total }: Counts = { wanted: 0, total: 0 }): Record<SearchCategory, number> {
  return category === 'events' ? { events: wanted, others: total - wanted } : { events: total - wanted, others: wanted }
}

/**
 * SQL fragments of ranking: `matches` with the counts of all matching documents, `first` with the best `reach` of them, and
 * `ranked` ranks documents again by their body text.
 */
function rankingSql(platform: Pick<Platform, 'clock'>, { words, operator, query, category }: SearchQuery, reach: number) {
  const now = platform.clock.now()
  const matchedWords = words.filter(({ matches }) => matches.length > 0)
  const isSingleWord = matchedWords.length === 1 && (operator === '|' || words.length === 1)
  // Written so that the planner looks up no kind for events: it would read all of them from the primary key.
  const isWanted = category === 'events' ? sql`(kind = 'event') IS TRUE` : sql`kind <> 'event'`
  const scoreAt = (scope: Parameters<typeof rankExpression>[1]) => rankExpression({ words, query, now }, scope)
  const score = scoreAt(isSingleWord ? 'bodies' : operator === '&' ? 'all' : 'some')
  const matchesQuery = sql`(${matchesColumn('words', operator === '&' ? words : matchedWords, operator)} OR ${titleHasPrefix(query)})`

  const matched = sql`SELECT kind, object_id, group_id, happens_at, score FROM matches WHERE is_wanted ${BEST_FIRST} LIMIT ${reach}`
  const headMatches = sql`SELECT kind, object_id, group_id, happens_at, ${scoreAt('all')} AS score FROM search_documents
    WHERE ${isWanted} AND (${matchesColumn('title_words', matchedWords, '|')} OR ${matchesColumn('keyword_words', matchedWords, '|')}) AND ${visibleAt(now)} ${BEST_FIRST} LIMIT ${reach}`
  const first = isSingleWord ? unionWithBestScore(matched, headMatches) : matched
  return {
    matches: sql`matches AS MATERIALIZED (
      SELECT kind, object_id, group_id, happens_at, ${isWanted} AS is_wanted, CASE WHEN ${isWanted} THEN ${score} END AS score
      FROM search_documents WHERE ${matchesQuery} AND ${visibleAt(now)}
    ), counts AS (
      SELECT (count(*) FILTER (WHERE is_wanted))::int AS wanted, count(*)::int AS total FROM matches
    )`,
    first,
    ranked: (keys: SQL) => sql`SELECT kind, object_id, group_id, happens_at, ${scoreAt('texts')} AS score
      FROM (${keys}) AS first_ranked
      JOIN search_documents USING (kind, object_id)`,
  }
}

/**
 * Most documents have a frequent word in their body text alone, so `matched` scores all of them as if they did. Documents
 * with the word in title or keywords come from an index of their own; the greater score counts.
 */
function unionWithBestScore(matched: SQL, headMatches: SQL): SQL {
  return sql`SELECT kind, object_id, group_id, happens_at, max(score) AS score FROM ((${matched}) UNION ALL (${headMatches})) AS either
    GROUP BY kind, object_id, group_id, happens_at`
}
