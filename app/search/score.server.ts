import { type SQL, sql } from 'drizzle-orm'
import { dateOf } from '../platform/clock/clock.ts'
import { GRADES, type Grade, type MatchedWord } from './matches.ts'
import { foldedText } from './words.ts'

/** What a word counts for by where it stands and how it answers: a title before names before running text. */
const IN_TITLE: Record<Grade, number> = { same: 10, beginning: 7, part: 5, mistyped: 4 }
const IN_KEYWORDS: Record<Grade, number> = { same: 4, beginning: 3, part: 2, mistyped: 1.5 }
const IN_TEXT = { same: 1.5, other: 0.7 }
const TITLE_IS_QUERY = 8
const TITLE_BEGINS_WITH_QUERY = 3
/** Of two short titles with the word the shorter one is meant. */
const SHORT_TITLE = 1.5
/** What takes place today counts this much more than what is far, and an article of today than an old one; half of it in a month. */
const SOON = 3
const NEW = 0.8
const SOON_HALF_DAYS = 30
const KIND_BONUS = sql`CASE kind WHEN 'production' THEN 0.6 WHEN 'series' THEN 0.5 WHEN 'person' THEN 0.4 WHEN 'page' THEN 0.4 WHEN 'venue' THEN 0.3 ELSE 0 END`

/** The condition that a document bears a word in one of the forms found; stems hold letters and digits only. */
export function answers({ found }: MatchedWord, place = ''): string {
  return anyOf(
    found.map(({ stem }) => stem),
    place,
  )
}

function anyOf(stems: string[], place = ''): string {
  return [...new Set(stems)].map((stem) => `'${stem}'${place && `:${place}`}`).join(' | ')
}

/**
 * How well a document answers, as SQL over a row of `search_documents`: what matches in the title and what is
 * soon comes first (requirements, section 25).
 * @param depth whether the long column of all words is read; without it a document counts as bearing every word
 */
export function scoreOf(
  { words, query, now }: { words: MatchedWord[]; query: string; now: Temporal.Instant },
  depth: 'head' | 'texts',
): SQL<number> {
  const foldedQuery = foldedText(query)
  const perWord = words.filter(({ found }) => found.length > 0).map((word) => wordScore(word, depth))
  const sum = sql.join(perWord, sql` + `)
  return sql<number>`(
    (${sum}) / ${words.length}::float
    + CASE WHEN folded_title = ${foldedQuery} THEN ${TITLE_IS_QUERY}::float
           WHEN folded_title LIKE ${foldedQuery} || '%' THEN ${TITLE_BEGINS_WITH_QUERY}::float ELSE 0 END
    + ${SHORT_TITLE}::float / (1 + length(folded_title) / 10.0)
    + COALESCE(CASE kind WHEN 'event' THEN ${SOON}::float ELSE ${NEW}::float END / (1 + abs(extract(epoch FROM happens_at - ${dateOf(now).toISOString()}::timestamptz)) / ${SOON_HALF_DAYS * 86_400}), 0)
    + ${KIND_BONUS})`
}

function wordScore(word: MatchedWord, depth: 'head' | 'texts'): SQL {
  const stemsBy = (grade: Grade) => word.found.filter((found) => found.grade === grade).map(({ stem }) => stem)
  const grades = GRADES.filter((grade) => stemsBy(grade).length > 0)
  const same = stemsBy('same')
  const when = (column: string, query: string, points: number) => sql`WHEN ${sql.raw(column)} @@ ${query}::tsquery THEN ${points}::float`
  const inHead = [
    ...grades.map((grade) => when('head', anyOf(stemsBy(grade), 'A'), IN_TITLE[grade])),
    ...grades.map((grade) => when('head', anyOf(stemsBy(grade), 'B'), IN_KEYWORDS[grade])),
  ]
  // Most of what bears a frequent word bears it in its text alone: one comparison passes those by.
  if (depth === 'head') {
    return sql`CASE WHEN head @@ ${answers(word)}::tsquery THEN CASE ${sql.join(inHead, sql` `)} END ELSE ${IN_TEXT.other}::float END`
  }
  const inTexts = [...(same.length > 0 ? [when('words', anyOf(same), IN_TEXT.same)] : []), when('words', answers(word), IN_TEXT.other)]
  return sql`CASE ${sql.join([...inHead, ...inTexts], sql` `)} ELSE 0 END`
}
