import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../platform/platform.ts'
import type { Place } from './cards.server.ts'
import type { MatchedWord } from './matches.ts'
import { bears, countsByForm, scoreOf } from './score.server.ts'
import { visibleAt } from './visible.server.ts'

export type SearchCategory = 'events' | 'others'
export const SEARCH_PAGE_SIZE = 20
/** Documents that are ranked by their texts as well; twenty pages of them. */
const RANKED_BY_TEXTS = 400
const BEST_FIRST = sql`ORDER BY score DESC, happens_at, kind, object_id`

type Question = { words: MatchedWord[]; operator: '&' | '|'; query: string; category: SearchCategory; page: number }
type Row = { wanted: number; total: number } & (Place | { kind: null })

/**
 * One page of documents that bear all words, or any of them, and how many there are. Only those that come first by
 * title, keywords and time are ranked by the forms in their texts as well, so that a frequent word costs little more
 * than a rare one. One statement.
 */
export async function findPage(platform: Pick<Platform, 'db' | 'clock'>, question: Question) {
  const { words, operator, query, category, page } = question
  const now = platform.clock.now()
  const offset = (page - 1) * SEARCH_PAGE_SIZE
  const known = words.filter(({ found }) => found.length > 0)
  const isOneWord = known.length === 1
  const isWanted = sql`(kind = 'event') = ${category === 'events'}`
  const scoreAt = (depth: Parameters<typeof scoreOf>[1]) => scoreOf({ words, query, now }, depth)
  const score = scoreAt(isOneWord ? 'bodies' : operator === '&' ? 'all' : 'some')

  const reach = Math.max(RANKED_BY_TEXTS, offset + SEARCH_PAGE_SIZE)
  const matched = sql`SELECT kind, object_id, happens_at, score FROM matches WHERE is_wanted ${BEST_FIRST} LIMIT ${reach}`
  const headed = sql`SELECT kind, object_id, happens_at, ${scoreAt('all')} AS score FROM search_documents
    WHERE ${isWanted} AND (${bears('title_words', known, '|')} OR ${bears('keyword_words', known, '|')}) AND ${visibleAt(now)} ${BEST_FIRST} LIMIT ${reach}`
  const first = isOneWord ? bestOfEach(matched, headed) : matched
  const ranked = sql`SELECT kind, object_id, happens_at, ${scoreAt('texts')} AS score
    FROM (SELECT kind, object_id FROM (${first}) AS first ${BEST_FIRST} LIMIT ${RANKED_BY_TEXTS}) AS first_ranked
    JOIN search_documents USING (kind, object_id)`
  const isRanked = offset < RANKED_BY_TEXTS && known.some(countsByForm)

  const { rows } = (await platform.db.execute(sql`
    WITH matches AS MATERIALIZED (
      SELECT kind, object_id, happens_at, ${isWanted} AS is_wanted, CASE WHEN ${isWanted} THEN ${score} END AS score
      FROM search_documents WHERE ${bears('words', known, operator)} AND ${visibleAt(now)}
    ), counts AS (
      SELECT (count(*) FILTER (WHERE is_wanted))::int AS wanted, count(*)::int AS total FROM matches
    ), best AS (
      SELECT * FROM (${isRanked ? ranked : first}) AS found ${BEST_FIRST} LIMIT ${offset + SEARCH_PAGE_SIZE}
    ), page AS (
      SELECT kind, object_id, row_number() OVER (${BEST_FIRST}) AS place FROM best
    )
    SELECT wanted, total, kind, object_id FROM counts LEFT JOIN page ON place > ${offset} ORDER BY place`)) as unknown as { rows: Row[] }
  const { wanted, total } = rows[0] ?? { wanted: 0, total: 0 }
  return {
    counts: category === 'events' ? { events: wanted, others: total - wanted } : { events: total - wanted, others: wanted },
    places: rows.flatMap((row) => (row.kind === null ? [] : [row])),
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
