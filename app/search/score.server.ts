import { type SQL, sql } from 'drizzle-orm'
import { toDate } from '../platform/clock/clock.ts'
import { MATCH_KINDS, type MatchedWord, type MatchKind } from './matches.ts'
import { AFTER_PREFIX, normalizeText } from './words.ts'

/** Points of a matched word by column and match kind: title before keywords before running text, but a whole keyword before a part of a title. */
const TITLE_WEIGHTS: Record<MatchKind, number> = { stem: 10, prefix: 5.5, substring: 4.5, typo: 4 }
const KEYWORD_WEIGHTS: Record<MatchKind, number> = { stem: 6, prefix: 3, substring: 2, typo: 1.5 }
const TEXT_WEIGHTS = { stem: 1.5, other: 0.7 }
const TITLE_EQUALS_QUERY = 8
const TITLE_STARTS_WITH_QUERY = 3
/** The same where the title goes on within the last word: `Nachtlinie` for `Nacht`. */
const TITLE_STARTS_WITH_PART = 1
/** Minimum score of a title that starts with the whole query, whichever of its words are indexed: `Was der S`. */
const MIN_PREFIX_SCORE = 7
/** Bonus of short titles: of two titles with the word the shorter one ranks higher. */
const SHORT_TITLE_WEIGHT = 1.5
/** Bonus of a performance, and of an article, for nearness in time: full today, half at a month's distance. */
const UPCOMING_WEIGHT = 3
const RECENT_WEIGHT = 0.8
const HALF_LIFE_DAYS = 30
/** Alternatives in one text search query. */
const STEMS_PER_CONDITION = 16
const KIND_BONUS = sql`CASE kind WHEN 'production' THEN 0.6 WHEN 'series' THEN 0.5 WHEN 'person' THEN 0.4 WHEN 'page' THEN 0.4 WHEN 'venue' THEN 0.3 ELSE 0 END`

/**
 * What the documents to rank are known to match, and how precisely they are scored:
 * `titles`: every word matches the title; `bodies`: one of the words, and only one, matches the text; `all`, `some`: all or
 * some words match, and a word in the text scores the same in any form; `texts`: as `some`, but a word in the text scores by
 * its form, which reads the long column.
 */
export type ScoringScope = 'titles' | 'bodies' | 'all' | 'some' | 'texts'

type Column = 'title_words' | 'keyword_words' | 'words'

/**
 * SQL condition: a column matches all words, or any of them, in one of their forms; without words it is false. Stems contain
 * letters and digits only and need no escaping. The typed form is a condition of its own, since most documents match that
 * one: among eighty alternatives the index would compare each of those documents with all of them. The others come a few at a
 * time for the same reason. The subselects hide the
 * values from the planner, which would expect many rows and scan the table: that takes ten times as long.
 */
export function matchesColumn(column: Column, words: MatchedWord[], operator: '&' | '|'): SQL {
  if (words.length === 0 || (operator === '&' && words.some(({ matches }) => matches.length === 0))) return sql`false`
  const perWord = words.map((word) => {
    const same = stemsOf(word, 'stem')
    const otherStems = stemsOf(word).filter((stem) => !same.includes(stem))
    const alternatives = [same, ...chunked(otherStems)].filter(({ length }) => length > 0)
    const conditions = alternatives.map((stems) => sql`${sql.raw(column)} @@ (SELECT ${anyStem(stems)})`)
    return sql`(${sql.join(conditions, sql` OR `)})`
  })
  return sql`(${sql.join(perWord, operator === '&' ? sql` AND ` : sql` OR `)})`
}

function chunked(stems: string[]): string[][] {
  return Array.from({ length: Math.ceil(stems.length / STEMS_PER_CONDITION) }, (_, index) =>
    stems.slice(index * STEMS_PER_CONDITION, (index + 1) * STEMS_PER_CONDITION),
  )
}

/** SQL condition: the title starts with the query, stop words and unfinished words included; false for an empty query. */
export function titleHasPrefix(query: string): SQL {
  const prefix = normalizeText(query)
  if (prefix === '') return sql`false`
  return sql`(folded_title ~>=~ ${prefix} AND folded_title ~<~ ${prefix + AFTER_PREFIX})`
}

/** Whether a word in a text scores differently by its form. */
export function scoresByForm(word: MatchedWord): boolean {
  return stemsOf(word, 'stem').length > 0 && matchKindsOf(word).length > 1
}

/** The instant by which nearness in time is ranked: the full hour, so that results stay the same within it. */
export function rankingTime(now: Temporal.Instant): Temporal.Instant {
  return now.round({ smallestUnit: 'hour', roundingMode: 'floor' })
}

/** The rank of a document, as SQL over a row of `search_documents`: title matches and near dates rank first (requirements, section 25). */
export function rankExpression(
  { words, query, now }: { words: MatchedWord[]; query: string; now: Temporal.Instant },
  scope: ScoringScope,
): SQL<number> {
  const normalizedQuery = normalizeText(query)
  const matchedWords = words.filter(({ matches }) => matches.length > 0)
  const perWord = scope === 'bodies' ? bodyScores(matchedWords) : matchedWords.map((word) => wordScore(word, scope))
  const wordScores = perWord.length > 0 ? sql`(${sql.join(perWord, sql` + `)}) / ${words.length}::float` : sql`0::float`
  const days = sql`abs(date_part('epoch', happens_at - ${toDate(rankingTime(now)).toISOString()}::timestamptz)) / 86400`
  // A title that equals the query starts with it as well, so most titles are compared with its beginning alone.
  return sql<number>`(
    greatest(${wordScores}, CASE WHEN ${titleHasPrefix(query)} THEN ${MIN_PREFIX_SCORE}::float ELSE 0 END)
    + CASE WHEN NOT ${titleHasPrefix(query)} THEN 0
           WHEN folded_title = ${normalizedQuery} THEN ${TITLE_EQUALS_QUERY}::float
           WHEN starts_with(folded_title, ${`${normalizedQuery} `}) THEN ${TITLE_STARTS_WITH_QUERY}::float ELSE ${TITLE_STARTS_WITH_PART}::float END
    + ${SHORT_TITLE_WEIGHT}::float / (1 + length(folded_title) / 10::float)
    + COALESCE(CASE kind WHEN 'event' THEN ${UPCOMING_WEIGHT}::float ELSE ${RECENT_WEIGHT}::float END / (1 + ${days} / ${HALF_LIFE_DAYS}::float), 0)
    + ${KIND_BONUS})`
}

/**
 * What is added to the `bodies` score of a document that has a word in its text as it was typed. A title that starts with the
 * query counts for more than any form.
 */
export function textFormBonus({ words, query }: { words: MatchedWord[]; query: string }): SQL {
  const bonus = float((TEXT_WEIGHTS.stem - TEXT_WEIGHTS.other) / words.length)
  const asTyped = words.filter(scoresByForm).map((word) => sql`words @@ ${anyStem(stemsOf(word, 'stem'))}`)
  return sql`CASE WHEN (${sql.join(asTyped, sql` OR `)}) AND NOT ${titleHasPrefix(query)} THEN ${bonus} ELSE 0 END`
}

/** The points of the one word that a document has in its text; where they are the same for each word, no text is compared. */
function bodyScores(words: MatchedWord[]): SQL[] {
  const [word, ...others] = words
  if (!word) return []
  const [other] = others.filter((candidate) => textPoints(candidate) !== textPoints(word))
  if (!other) return [float(textPoints(word))]
  return [sql`CASE WHEN words @@ ${anyStem(stemsOf(word))} THEN ${float(textPoints(word))} ELSE ${float(textPoints(other))} END`]
}

function wordScore(word: MatchedWord, scope: Exclude<ScoringScope, 'bodies'>): SQL {
  const inTitle = scoreByMatchKind(word, 'title_words', TITLE_WEIGHTS)
  if (scope === 'titles') return inTitle
  const any = anyStem(stemsOf(word))
  return sql`CASE WHEN title_words @@ ${any} THEN ${inTitle}
    WHEN keyword_words @@ ${any} THEN ${scoreByMatchKind(word, 'keyword_words', KEYWORD_WEIGHTS)} ELSE ${textScore(word, scope)} END`
}

/** The points of a word in a column that matches one of its forms: those of the best match kind. */
function scoreByMatchKind(word: MatchedWord, column: Column, points: Record<MatchKind, number>): SQL {
  const kinds = matchKindsOf(word)
  const last = kinds.pop() ?? 'stem'
  if (kinds.length === 0) return float(points[last])
  const betterKinds = kinds.map((kind) => sql`WHEN ${sql.raw(column)} @@ ${anyStem(stemsOf(word, kind))} THEN ${float(points[kind])}`)
  return sql`CASE ${sql.join(betterKinds, sql` `)} ELSE ${float(points[last])} END`
}

function textScore(word: MatchedWord, scope: 'all' | 'some' | 'texts'): SQL {
  const anyForm = float(textPoints(word))
  if (scope === 'all') return anyForm
  const sameForm =
    scope === 'texts' && scoresByForm(word) ? sql`WHEN words @@ ${anyStem(stemsOf(word, 'stem'))} THEN ${float(TEXT_WEIGHTS.stem)}` : sql``
  return sql`CASE ${sameForm} WHEN words @@ ${anyStem(stemsOf(word))} THEN ${anyForm} ELSE 0 END`
}

/** The points of a word in a text, whichever of its forms is there. */
function textPoints(word: MatchedWord): number {
  return stemsOf(word, 'stem').length > 0 && !scoresByForm(word) ? TEXT_WEIGHTS.stem : TEXT_WEIGHTS.other
}

function matchKindsOf({ matches }: MatchedWord): MatchKind[] {
  return MATCH_KINDS.filter((kind) => matches.some((match) => match.kind === kind))
}

function stemsOf({ matches }: MatchedWord, kind?: MatchKind): string[] {
  return [...new Set(matches.filter((match) => !kind || match.kind === kind).map(({ stem }) => stem))]
}

/** A text search query that matches any of these stems; several with spaces between match where all of them are. */
function anyStem(stems: string[]): SQL {
  const all = (stem: string) =>
    stem
      .split(' ')
      .map((one) => `'${one}'`)
      .join(' & ')
  return sql`${stems.map(all).join(' | ')}::tsquery`
}

function float(number: number): SQL {
  return sql`${number}::float`
}
