import { type SQL, sql } from 'drizzle-orm'
import { toDate } from '../platform/clock/clock.ts'
import { GRADES, type Grade, type MatchedWord } from './matches.ts'
import { AFTER_LETTERS, foldedText } from './words.ts'

/** What a word counts for by where it stands and how it answers: a title before names before running text. */
const IN_TITLE: Record<Grade, number> = { same: 10, beginning: 7, part: 5, mistyped: 4 }
const IN_KEYWORDS: Record<Grade, number> = { same: 4, beginning: 3, part: 2, mistyped: 1.5 }
const IN_TEXT = { same: 1.5, other: 0.7 }
const TITLE_IS_QUERY = 8
const TITLE_BEGINS_WITH_QUERY = 3
/** What a title that begins with the whole query counts for at least, whichever of its words are known: `Was der S`. */
const IN_BEGINNING = 7
/** Of two short titles with the word the shorter one is meant. */
const SHORT_TITLE = 1.5
/** What takes place today counts this much more than what is far, and an article of today than an old one; half of it in a month. */
const SOON = 3
const NEW = 0.8
const SOON_HALF_DAYS = 30
const KIND_BONUS = sql`CASE kind WHEN 'production' THEN 0.6 WHEN 'series' THEN 0.5 WHEN 'person' THEN 0.4 WHEN 'page' THEN 0.4 WHEN 'venue' THEN 0.3 ELSE 0 END`

/**
 * What is known of the documents that are ranked, and how closely they are read: all words stand in the title
 * (`titles`), or all stand in the text (`bodies`); they bear all words or some of them, and a word in a text counts
 * alike in any form (`all`, `some`); or it counts by its form, for which the long column is read (`texts`).
 */
export type Depth = 'titles' | 'bodies' | 'all' | 'some' | 'texts'

type Column = 'title_words' | 'keyword_words' | 'words'

/**
 * The condition that a column bears all words, or any of them, in one of the forms found; no words are never borne. Stems hold letters and
 * digits only. The form typed is asked for by itself, because it is the one that many documents bear: among eighty
 * others the index compares each of those documents with all of them. The subselects hide what is asked for from the
 * planner, which where it expects many documents reads every row instead: that takes ten times as long.
 */
export function bears(column: Column, words: MatchedWord[], operator: '&' | '|'): SQL {
  if (words.length === 0 || (operator === '&' && words.some(({ found }) => found.length === 0))) return sql`false`
  const perWord = words.map((word) => {
    const same = stemsOf(word, 'same')
    const others = stemsOf(word).filter((stem) => !same.includes(stem))
    const either = [same, others].filter(({ length }) => length > 0)
    const conditions = either.map((stems) => sql`${sql.raw(column)} @@ (SELECT ${anyOf(stems)})`)
    return sql`(${sql.join(conditions, sql` OR `)})`
  })
  return sql`(${sql.join(perWord, operator === '&' ? sql` AND ` : sql` OR `)})`
}

/** The condition that a title begins as the query does, with small words and half words as they were typed; none begins with nothing. */
export function beginsWith(query: string): SQL {
  const beginning = foldedText(query)
  if (beginning === '') return sql`false`
  return sql`(folded_title ~>=~ ${beginning} AND folded_title ~<~ ${beginning + AFTER_LETTERS})`
}

/** Whether a word in a text counts differently by the form it stands in. */
export function countsByForm(word: MatchedWord): boolean {
  return stemsOf(word, 'same').length > 0 && gradesOf(word).length > 1
}

/**
 * How well a document answers, as SQL over a row of `search_documents`: what matches in the title and what is
 * soon comes first (requirements, section 25).
 */
export function scoreOf({ words, query, now }: { words: MatchedWord[]; query: string; now: Temporal.Instant }, depth: Depth): SQL<number> {
  const foldedQuery = foldedText(query)
  const perWord = words.filter(({ found }) => found.length > 0).map((word) => wordScore(word, depth))
  const ofWords = perWord.length > 0 ? sql`(${sql.join(perWord, sql` + `)}) / ${words.length}::float` : sql`0::float`
  const days = sql`abs(date_part('epoch', happens_at - ${toDate(now).toISOString()}::timestamptz)) / 86400`
  return sql<number>`(
    CASE WHEN ${beginsWith(query)}
         THEN greatest(${ofWords}, ${IN_BEGINNING}::float)
              + CASE WHEN folded_title = ${foldedQuery} THEN ${TITLE_IS_QUERY}::float ELSE ${TITLE_BEGINS_WITH_QUERY}::float END
         ELSE ${ofWords} END
    + ${SHORT_TITLE}::float / (1 + length(folded_title) / 10::float)
    + COALESCE(CASE kind WHEN 'event' THEN ${SOON}::float ELSE ${NEW}::float END / (1 + ${days} / ${SOON_HALF_DAYS}::float), 0)
    + ${KIND_BONUS})`
}

function wordScore(word: MatchedWord, depth: Depth): SQL {
  const inTitle = byGrade(word, 'title_words', IN_TITLE)
  if (depth === 'titles') return inTitle
  if (depth === 'bodies') return inText(word, 'all')
  const any = anyOf(stemsOf(word))
  return sql`CASE WHEN title_words @@ ${any} THEN ${inTitle}
    WHEN keyword_words @@ ${any} THEN ${byGrade(word, 'keyword_words', IN_KEYWORDS)} ELSE ${inText(word, depth)} END`
}

/** What a word counts for in a column that bears it in one of its forms: by the nearest of them. */
function byGrade(word: MatchedWord, column: Column, points: Record<Grade, number>): SQL {
  const grades = gradesOf(word)
  const last = grades.pop() ?? 'same'
  if (grades.length === 0) return float(points[last])
  const nearer = grades.map((grade) => sql`WHEN ${sql.raw(column)} @@ ${anyOf(stemsOf(word, grade))} THEN ${float(points[grade])}`)
  return sql`CASE ${sql.join(nearer, sql` `)} ELSE ${float(points[last])} END`
}

function inText(word: MatchedWord, depth: 'all' | 'some' | 'texts'): SQL {
  const same = stemsOf(word, 'same')
  const isMixed = countsByForm(word)
  const alike = float(same.length > 0 && !isMixed ? IN_TEXT.same : IN_TEXT.other)
  if (depth === 'all') return alike
  const nearer = depth === 'texts' && isMixed ? sql`WHEN words @@ ${anyOf(same)} THEN ${float(IN_TEXT.same)}` : sql``
  return sql`CASE ${nearer} WHEN words @@ ${anyOf(stemsOf(word))} THEN ${alike} ELSE 0 END`
}

function gradesOf({ found }: MatchedWord): Grade[] {
  return GRADES.filter((grade) => found.some((one) => one.grade === grade))
}

function stemsOf({ found }: MatchedWord, grade?: Grade): string[] {
  return [...new Set(found.filter((one) => !grade || one.grade === grade).map(({ stem }) => stem))]
}

/** A text search query that any of these stems answers. */
function anyOf(stems: string[]): SQL {
  return sql`${stems.map((stem) => `'${stem}'`).join(' | ')}::tsquery`
}

function float(number: number): SQL {
  return sql`${number}::float`
}
