import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../platform/platform.ts'
import type { AskedTime } from './asked-time.ts'
import { type Card, readFound } from './cards.server.ts'
import { happensWithin, momentWithin } from './happens-within.server.ts'
import type { MatchedWord } from './matches.ts'
import { matchesColumn, rankExpression, type ScoringScope, scoresByForm, textFormBonus, titleHasPrefix } from './score.server.ts'
import { visibleAt } from './visible.server.ts'

export type SearchCategory = 'events' | 'others'
export const SEARCH_PAGE_SIZE = 20
/** The best documents are ranked a second time by their body text: twenty pages of them. */
const RANKED_BY_TEXT = 400
/** Most documents that are grouped: the performances of some hundred productions. */
const MAX_GROUPED_DOCUMENTS = 2000
/** Bonus of a performance at the time that is asked for: more than any words, and than the days since 1970, are worth. */
const IN_TIME = 1_000_000
const BEST_FIRST = sql`ORDER BY score DESC, happens_at, kind, object_id`

/**
 * `operator`: all words, or any of them, which is asked for only where no document has all. `time`: when performances are
 * asked for, and the words that they have to match besides; other documents match `words`.
 */
export type SearchQuery = {
  words: MatchedWord[]
  time?: (AskedTime & { eventWords: MatchedWord[] }) | undefined
  operator: '&' | '|'
  query: string
  category: SearchCategory
  page: number
}
type Reader = Pick<Platform, 'db' | 'clock'>
type Counts = { wanted: number; total: number }
const COUNTS = { wanted: sql<number>`wanted`, total: sql<number>`total` }

/**
 * One page of the documents that match all words, or any of them, or whose title starts with the query, best first, with
 * the counts of both categories. Only the first `RANKED_BY_TEXT` by title, keywords and time are ranked by word forms in
 * their body text too, so that a frequent word costs little more than a rare one. One statement.
 * @param size documents on a page
 */
export async function findPage(platform: Reader, search: SearchQuery, size = SEARCH_PAGE_SIZE) {
  const offset = (search.page - 1) * size
  const { matches, first, ranked } = rankingSql(platform, search)
  const isRanked = offset < RANKED_BY_TEXT && rankedWords(search).some(scoresByForm)
  const found = isRanked ? ranked(sql`SELECT * FROM (${first}) AS first ${BEST_FIRST} LIMIT ${RANKED_BY_TEXT}`) : first
  const rows = await readFound(
    platform,
    sql`
    WITH ${matches}, best AS (
      SELECT * FROM (${found}) AS found ${BEST_FIRST} LIMIT ${offset + size}
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
  const { matches, first, ranked } = rankingSql(platform, search)
  const rest = sql`SELECT kind, object_id, group_id, happens_at, score FROM first`
  const found = rankedWords(search).some(scoresByForm)
    ? sql`(${ranked(sql`SELECT * FROM first WHERE place <= ${RANKED_BY_TEXT}`)}) UNION ALL (${rest} WHERE place > ${RANKED_BY_TEXT})`
    : rest
  const rows = await readFound(
    platform,
    sql`
    WITH ${matches}, first AS MATERIALIZED (
      SELECT *, row_number() OVER (${BEST_FIRST}) AS place FROM (${first}) AS found ${BEST_FIRST} LIMIT ${MAX_GROUPED_DOCUMENTS}
    ), grouped AS MATERIALIZED (
      SELECT * FROM (${found}) AS found WHERE group_id IS NOT NULL
    ), groups AS MATERIALIZED (
      SELECT group_id, max(score) AS score, min(happens_at) AS begins FROM grouped GROUP BY group_id
    ), shown AS MATERIALIZED (
      SELECT group_id, row_number() OVER (ORDER BY score DESC, begins, group_id) AS group_place FROM groups
      ORDER BY group_place LIMIT ${SEARCH_PAGE_SIZE} OFFSET ${offset}
    ), dates AS MATERIALIZED (
      SELECT group_place, group_id, kind, object_id, row_number() OVER (PARTITION BY group_id ORDER BY happens_at, object_id) AS nth
      FROM grouped JOIN shown USING (group_id)
    ), page AS (
      SELECT * FROM dates UNION ALL SELECT group_place, group_id, 'production', group_id, 0 FROM dates WHERE nth = 1
    )
    SELECT wanted, total, (SELECT count(*) FROM groups)::int AS groups, group_id, kind, object_id,
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
 * SQL fragments of ranking: `matches` with the counts of all matching documents, `first` with the documents of the
 * category and their scores, and `ranked` ranks some of `first` again by their body text.
 */
function rankingSql(platform: Pick<Platform, 'clock'>, search: SearchQuery) {
  const { operator, query, category, time } = search
  const now = platform.clock.now()
  const words = rankedWords(search)
  const matchedWords = words.filter(({ matches }) => matches.length > 0)
  const hasOneWord = !time && hasOneWordEach({ words, operator }, matchedWords)
  // Written so that the planner looks up no kind for events: it would read all of them from the primary key.
  const isWanted = category === 'events' ? sql`(kind = 'event') IS TRUE` : sql`kind <> 'event'`
  const scoreAt = (scope: ScoringScope) => {
    const rank = rankExpression({ words, query, now }, scope)
    return time && category === 'events' ? rankInTime(time, rank, now) : rank
  }
  const headScope = operator === '&' ? 'all' : 'some'
  const score = scoreAt(hasOneWord ? 'bodies' : headScope)
  const matchesQuery = sql`(${time ? matchesTime(search, time, now) : matchesWords(words, operator)} OR ${titleHasPrefix(query)})`

  const columns = sql`kind, object_id, group_id, happens_at, score`
  const heads = sql`heads AS MATERIALIZED (
      SELECT kind, object_id, group_id, happens_at, ${scoreAt(headScope)} AS score FROM search_documents
      WHERE ${isWanted} AND (${matchesColumn('title_words', matchedWords, '|')} OR ${matchesColumn('keyword_words', matchedWords, '|')}) AND ${visibleAt(now)}
    ), `
  // Most documents have a frequent word in their body text alone, so `matches` scores all of them as if they did. Those with
  // the word in title or keywords come from an index of their own.
  const first = hasOneWord
    ? sql`SELECT ${columns}, true AS is_head FROM heads UNION ALL
      SELECT ${columns}, false FROM matches
      WHERE is_wanted AND NOT EXISTS (SELECT FROM heads WHERE heads.kind = matches.kind AND heads.object_id = matches.object_id)`
    : sql`SELECT ${columns}, false AS is_head FROM matches WHERE is_wanted`
  const scoreByText = hasOneWord ? sql`score + CASE WHEN is_head THEN 0 ELSE ${textFormBonus({ words, query })} END` : scoreAt('texts')
  return {
    matches: sql`${hasOneWord ? heads : sql``}matches AS MATERIALIZED (
      SELECT kind, object_id, group_id, happens_at, ${isWanted} AS is_wanted, CASE WHEN ${isWanted} THEN ${score} END AS score
      FROM search_documents WHERE ${matchesQuery} AND ${visibleAt(now)}
    ), counts AS (
      SELECT (count(*) FILTER (WHERE is_wanted))::int AS wanted, count(*)::int AS total FROM matches
    )`,
    first,
    ranked: (documents: SQL) => sql`SELECT kind, object_id, group_id, happens_at, ${scoreByText} AS score
      FROM (SELECT kind, object_id, score, is_head FROM (${documents}) AS best_documents) AS to_rank JOIN search_documents USING (kind, object_id)`,
  }
}

/** The words by which the documents of the category are ranked. */
function rankedWords({ words, time, category }: SearchQuery): MatchedWord[] {
  return time?.isCertain && category === 'events' ? time.eventWords : words
}

function matchesWords(words: MatchedWord[], operator: '&' | '|'): SQL {
  return matchesColumn('words', operator === '&' ? words : words.filter(({ matches }) => matches.length > 0), operator)
}

/** Performances of the time that match the other words; by the words alone, everything else, and performances where these may mean no time. */
function matchesTime({ words, operator }: SearchQuery, time: NonNullable<SearchQuery['time']>, now: Temporal.Instant): SQL {
  const others = time.eventWords.length > 0 ? sql` AND ${matchesWords(time.eventWords, operator)}` : sql``
  const byWords = time.isCertain ? sql`kind <> 'event' AND ` : sql``
  return sql`(kind = 'event' AND ${happensWithin(time, now)}${others}) OR (${byWords}${matchesWords(words, operator)})`
}

/** The rank of a performance where a time is asked for: that time first, and the next first where nothing else is asked for. */
function rankInTime(time: NonNullable<SearchQuery['time']>, rank: SQL, now: Temporal.Instant): SQL {
  const isAlone = time.eventWords.length === 0
  const inTime = isAlone ? sql`${IN_TIME}::float - date_part('epoch', ${momentWithin(time)}) / 86400` : sql`${IN_TIME}::float + ${rank}`
  if (time.isCertain) return isAlone ? inTime : rank
  return sql`(CASE WHEN ${happensWithin(time, now)} THEN ${inTime} ELSE ${rank} END)`
}

/** Whether each document that matches has one of the words only, because there is one, or because no document has both of two. */
function hasOneWordEach({ words, operator }: Pick<SearchQuery, 'words' | 'operator'>, matchedWords: MatchedWord[]): boolean {
  if (matchedWords.length === 1) return operator === '|' || words.length === 1
  return operator === '|' && words.length === 2 && matchedWords.length === 2
}
