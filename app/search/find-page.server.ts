import { type SQL, sql } from 'drizzle-orm'
import { queryRows } from '../platform/database/query-rows.ts'
import type { Platform } from '../platform/platform.ts'
import type { Place } from './cards.server.ts'
import type { MatchedWord } from './matches.ts'
import { countsByForm, matchesColumn, rankExpression, titleHasPrefix } from './score.server.ts'
import { visibleAt } from './visible.server.ts'

export type SearchCategory = 'events' | 'others'
export const SEARCH_PAGE_SIZE = 20
/** Documents that are ranked by their texts as well; twenty pages of them. */
const RANKED_BY_TEXTS = 400
/** Documents of which groups are made: the performances of some hundred productions. */
const GROUPED = 2000
const BEST_FIRST = sql`ORDER BY score DESC, happens_at, kind, object_id`

export type Question = { words: MatchedWord[]; operator: '&' | '|'; query: string; category: SearchCategory; page: number }
type Reader = Pick<Platform, 'db' | 'clock'>
type Counted = { wanted: number; total: number }
type Row = Counted & (Place | { kind: null })

/**
 * One page of documents that bear all words, or any of them, or whose title begins as the query does, and how many
 * there are. Only those that come first by title, keywords and time are ranked by the forms in their texts as well, so
 * that a frequent word costs little more than a rare one. One statement.
 */
export async function findPage(platform: Reader, question: Question) {
  const offset = (question.page - 1) * SEARCH_PAGE_SIZE
  const { matches, first, ranked } = ranking(platform, question, Math.max(RANKED_BY_TEXTS, offset + SEARCH_PAGE_SIZE))
  const isRanked = offset < RANKED_BY_TEXTS && question.words.some(countsByForm)
  const rows = await queryRows<Row>(
    platform.db,
    sql`
    WITH ${matches}, best AS (
      SELECT * FROM (${isRanked ? ranked(RANKED_BY_TEXTS) : first}) AS found ${BEST_FIRST} LIMIT ${offset + SEARCH_PAGE_SIZE}
    ), page AS (
      SELECT kind, object_id, row_number() OVER (${BEST_FIRST}) AS place FROM best
    )
    SELECT wanted, total, kind, object_id FROM counts LEFT JOIN page ON place > ${offset} ORDER BY place`,
  )
  return { counts: countsOf(question, rows[0]), places: rows.flatMap((row) => (row.kind === null ? [] : [row])) }
}

type GroupedRow = Counted & { groups: number } & ((Place & { group_id: number }) | { kind: null })

/** Documents that results show under one heading: of which thing, and they themselves in the order of time. */
export type Group = { of: number; places: Place[] }

/**
 * One page of the productions whose performances answer, the one with the best first, each with those that do in the
 * order of time; how many groups there are, and how many documents. One statement.
 */
export async function findGroups(platform: Reader, question: Question) {
  const offset = (question.page - 1) * SEARCH_PAGE_SIZE
  const { matches, first, ranked } = ranking(platform, question, GROUPED)
  const rows = await queryRows<GroupedRow>(
    platform.db,
    sql`
    WITH ${matches}, best AS (
      SELECT found.*, group_id FROM (${question.words.some(countsByForm) ? ranked(GROUPED) : first}) AS found
      JOIN search_documents USING (kind, object_id) WHERE group_id IS NOT NULL
    ), grouped AS (
      SELECT group_id, row_number() OVER (ORDER BY max(score) DESC, min(best.happens_at), group_id) AS place, count(*) OVER ()::int AS groups
      FROM best GROUP BY group_id
    )
    SELECT wanted, total, COALESCE((SELECT max(groups) FROM grouped), 0) AS groups, kind, object_id, group_id
    FROM counts LEFT JOIN (grouped JOIN best USING (group_id)) ON place > ${offset} AND place <= ${offset + SEARCH_PAGE_SIZE}
    ORDER BY place, best.happens_at, object_id`,
  )
  const found = Map.groupBy(
    rows.flatMap((row) => (row.kind === null ? [] : [row])),
    (row) => row.group_id,
  )
  return {
    counts: countsOf(question, rows[0]),
    groups: rows[0]?.groups ?? 0,
    page: Array.from(found, ([of, places]): Group => ({ of, places })),
  }
}

function countsOf({ category }: Question, { wanted, total }: Counted = { wanted: 0, total: 0 }): Record<SearchCategory, number> {
  return category === 'events' ? { events: wanted, others: total - wanted } : { events: total - wanted, others: wanted }
}

/** The parts of a statement that finds and ranks: all that match with their counts, the first `reach` of them, and those ranked by their texts. */
function ranking(platform: Pick<Platform, 'clock'>, { words, operator, query, category }: Question, reach: number) {
  const now = platform.clock.now()
  const known = words.filter(({ matches }) => matches.length > 0)
  const isOneWord = known.length === 1 && (operator === '|' || words.length === 1)
  const isWanted = sql`(kind = 'event') = ${category === 'events'}`
  const scoreAt = (depth: Parameters<typeof rankExpression>[1]) => rankExpression({ words, query, now }, depth)
  const score = scoreAt(isOneWord ? 'bodies' : operator === '&' ? 'all' : 'some')
  const answers = sql`(${matchesColumn('words', operator === '&' ? words : known, operator)} OR ${titleHasPrefix(query)})`

  const matched = sql`SELECT kind, object_id, happens_at, score FROM matches WHERE is_wanted ${BEST_FIRST} LIMIT ${reach}`
  const headed = sql`SELECT kind, object_id, happens_at, ${scoreAt('all')} AS score FROM search_documents
    WHERE ${isWanted} AND (${matchesColumn('title_words', known, '|')} OR ${matchesColumn('keyword_words', known, '|')}) AND ${visibleAt(now)} ${BEST_FIRST} LIMIT ${reach}`
  const first = isOneWord ? bestOfEach(matched, headed) : matched
  return {
    matches: sql`matches AS MATERIALIZED (
      SELECT kind, object_id, happens_at, ${isWanted} AS is_wanted, CASE WHEN ${isWanted} THEN ${score} END AS score
      FROM search_documents WHERE ${answers} AND ${visibleAt(now)}
    ), counts AS (
      SELECT (count(*) FILTER (WHERE is_wanted))::int AS wanted, count(*)::int AS total FROM matches
    )`,
    first,
    ranked: (most: number) => sql`SELECT kind, object_id, happens_at, ${scoreAt('texts')} AS score
      FROM (SELECT kind, object_id FROM (${first}) AS first ${BEST_FIRST} LIMIT ${most}) AS first_ranked
      JOIN search_documents USING (kind, object_id)`,
  }
}

/**
 * Most documents bear a frequent word in their text alone. All that bear it are ranked as if they did; those that
 * bear it in their title or keywords are found by an index of their own, and count for what is the greater.
 */
function bestOfEach(matched: SQL, headed: SQL): SQL {
  return sql`SELECT kind, object_id, happens_at, max(score) AS score FROM ((${matched}) UNION ALL (${headed})) AS either
    GROUP BY kind, object_id, happens_at`
}
