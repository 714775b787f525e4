import { type SQL, sql } from 'drizzle-orm'
import { toDate } from '../platform/clock/clock.ts'
import { MATCH_KINDS, type MatchedWord, type MatchKind } from './matches.ts'
import { AFTER_PREFIX, normalizeText } from './words.ts'

/** Points of a matched word by column and match kind: title before keywords before running text. */
const TITLE_WEIGHTS: Record<MatchKind, number> = { same: 10, beginning: 7, part: 5, mistyped: 4 }
const KEYWORD_WEIGHTS: Record<MatchKind, number> = { same: 4, beginning: 3, part: 2, mistyped: 1.5 }
const TEXT_WEIGHTS = { same: 1.5, other: 0.7 }
const TITLE_EQUALS_QUERY = 8
const TITLE_STARTS_WITH_QUERY = 3
/** Least points of a title that starts with the whole query, whichever of its words are indexed: `Was der S`. */
const MIN_PREFIX_SCORE = 7
/** Of two short titles with the word the shorter one is meant. */
const SHORT_TITLE_WEIGHT = 1.5
/** What takes place today counts this much more than what is far, and an article of today than an old one; half of it in a month. */
const UPCOMING_WEIGHT = 3
const RECENT_WEIGHT = 0.8
const HALF_LIFE_DAYS = 30
const KIND_BONUS = sql`CASE kind WHEN 'production' THEN 0.6 WHEN 'series' THEN 0.5 WHEN 'person' THEN 0.4 WHEN 'page' THEN 0.4 WHEN 'venue' THEN 0.3 ELSE 0 END`

/**
 * What the ranked documents are known to match, and how precisely they are scored: all words match the title
 * (`titles`) or the text (`bodies`); all or some words match, and a word in the text scores alike in any form (`all`,
 * `some`); or it scores by its form, for which the long column is read (`texts`).
 */
export type ScoringScope = 'titles' | 'bodies' | 'all' | 'some' | 'texts'

type Column = 'title_words' | 'keyword_words' | 'words'

/**
 * The condition that a column matches all words, or any of them, in one of their forms; no words match nothing. Stems
 * hold letters and digits only. The typed form is a condition of its own, because most documents match that one: among
 * eighty others the index compares each of those documents with all of them. The subselects hide what is asked for from the
 * planner, which where it expects many documents reads every row instead: that takes ten times as long.
 */
export function matchesColumn(column: Column, words: MatchedWord[], operator: '&' | '|'): SQL {
  if (words.length === 0 || (operator === '&' && words.some(({ matches }) => matches.length === 0))) return sql`false`
  const perWord = words.map((word) => {
    const same = stemsOf(word, 'same')
    const others = stemsOf(word).filter((stem) => !same.includes(stem))
    const either = [same, others].filter(({ length }) => length > 0)
    const conditions = either.map((stems) => sql`${sql.raw(column)} @@ (SELECT ${anyStem(stems)})`)
    return sql`(${sql.join(conditions, sql` OR `)})`
  })
  return sql`(${sql.join(perWord, operator === '&' ? sql` AND ` : sql` OR `)})`
}

/** The condition that a title starts with the query, stop words and unfinished words included; an empty query matches none. */
export function titleHasPrefix(query: string): SQL {
  const beginning = normalizeText(query)
  if (beginning === '') return sql`false`
  return sql`(folded_title ~>=~ ${beginning} AND folded_title ~<~ ${beginning + AFTER_PREFIX})`
}

/** Whether a word in a text scores differently by its form. */
export function countsByForm(word: MatchedWord): boolean {
  return stemsOf(word, 'same').length > 0 && matchKindsOf(word).length > 1
}

/**
 * The rank of a document, as SQL over a row of `search_documents`: matches in the title and what is
 * soon come first (requirements, section 25).
 */
export function rankExpression(
  { words, query, now }: { words: MatchedWord[]; query: string; now: Temporal.Instant },
  depth: ScoringScope,
): SQL<number> {
  const foldedQuery = normalizeText(query)
  const perWord = words.filter(({ matches }) => matches.length > 0).map((word) => wordScore(word, depth))
  const ofWords = perWord.length > 0 ? sql`(${sql.join(perWord, sql` + `)}) / ${words.length}::float` : sql`0::float`
  const days = sql`abs(date_part('epoch', happens_at - ${toDate(now).toISOString()}::timestamptz)) / 86400`
  return sql<number>`(
    CASE WHEN ${titleHasPrefix(query)}
         THEN greatest(${ofWords}, ${MIN_PREFIX_SCORE}::float)
              + CASE WHEN folded_title = ${foldedQuery} THEN ${TITLE_EQUALS_QUERY}::float ELSE ${TITLE_STARTS_WITH_QUERY}::float END
         ELSE ${ofWords} END
    + ${SHORT_TITLE_WEIGHT}::float / (1 + length(folded_title) / 10::float)
    + COALESCE(CASE kind WHEN 'event' THEN ${UPCOMING_WEIGHT}::float ELSE ${RECENT_WEIGHT}::float END / (1 + ${days} / ${HALF_LIFE_DAYS}::float), 0)
    + ${KIND_BONUS})`
}

function wordScore(word: MatchedWord, depth: ScoringScope): SQL {
  const inTitle = byMatchKind(word, 'title_words', TITLE_WEIGHTS)
  if (depth === 'titles') return inTitle
  if (depth === 'bodies') return inText(word, 'all')
  const any = anyStem(stemsOf(word))
  return sql`CASE WHEN title_words @@ ${any} THEN ${inTitle}
    WHEN keyword_words @@ ${any} THEN ${byMatchKind(word, 'keyword_words', KEYWORD_WEIGHTS)} ELSE ${inText(word, depth)} END`
}

/** The points of a word in a column that matches one of its forms: those of the best match kind. */
function byMatchKind(word: MatchedWord, column: Column, points: Record<MatchKind, number>): SQL {
  const kinds = matchKindsOf(word)
  const last = kinds.pop() ?? 'same'
  if (kinds.length === 0) return float(points[last])
  const nearer = kinds.map((kind) => sql`WHEN ${sql.raw(column)} @@ ${anyStem(stemsOf(word, kind))} THEN ${float(points[kind])}`)
  return sql`CASE ${sql.join(nearer, sql` `)} ELSE ${float(points[last])} END`
}

function inText(word: MatchedWord, depth: 'all' | 'some' | 'texts'): SQL {
  const same = stemsOf(word, 'same')
  const isMixed = countsByForm(word)
  const alike = float(same.length > 0 && !isMixed ? TEXT_WEIGHTS.same : TEXT_WEIGHTS.other)
  if (depth === 'all') return alike
  const nearer = depth === 'texts' && isMixed ? sql`WHEN words @@ ${anyStem(same)} THEN ${float(TEXT_WEIGHTS.same)}` : sql``
  return sql`CASE ${nearer} WHEN words @@ ${anyStem(stemsOf(word))} THEN ${alike} ELSE 0 END`
}

function matchKindsOf({ matches }: MatchedWord): MatchKind[] {
  return MATCH_KINDS.filter((kind) => matches.some((match) => match.kind === kind))
}

function stemsOf({ matches }: MatchedWord, kind?: MatchKind): string[] {
  return [...new Set(matches.filter((match) => !kind || match.kind === kind).map(({ stem }) => stem))]
}

/** A text search query that matches any of these stems. */
function anyStem(stems: string[]): SQL {
  return sql`${stems.map((stem) => `'${stem}'`).join(' | ')}::tsquery`
}

function float(number: number): SQL {
  return sql`${number}::float`
}
