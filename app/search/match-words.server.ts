import { type SQL, sql } from 'drizzle-orm'
import { queryRows } from '../platform/database/query-rows.ts'
import type { Platform } from '../platform/platform.ts'
import { candidateFragments, type IndexedWord, MATCH_KINDS, type MatchedWord, MIN_TYPO_LENGTH, matchKind, typoDistance } from './matches.ts'
import { AFTER_PREFIX, tokenize } from './words.ts'

type Reader = Pick<Platform, 'db'>
const MAX_WORDS = 8
const MAX_WORD_LENGTH = 60
/** Most candidates for one typed word, per kind of lookup. */
const CANDIDATES = 40
/** Most correction candidates per fragment; those of nearly the same length come first. */
const SIMILAR_CANDIDATES = 100
const MIN_COMPOUND_PART_LENGTH = 5

type TypedWord = { normalized: string; plain: string }

/**
 * The words of a query with the indexed words that match them; stop words are left out. Corrections are looked up
 * only for words that match nothing as typed. One statement, two with an unknown word.
 */
export async function matchWords(platform: Reader, query: string): Promise<MatchedWord[]> {
  const typed = typedWords(query)
  if (typed.length === 0) return []
  const matched = await matchIndexedWords(platform, typed)
  const unknown = matched.filter(({ matches }) => matches.length === 0).map((word) => word.typed)
  if (unknown.length === 0) return matched
  const corrections = await suggestCorrections(platform, unknown)
  return matched.map((word) => (word.matches.length > 0 ? word : { ...word, matches: corrections.get(word.typed) ?? [] }))
}

function typedWords(query: string): TypedWord[] {
  const words = tokenize(query).map(({ normalized, start, end }) => ({
    normalized: normalized.slice(0, MAX_WORD_LENGTH),
    plain: query.slice(start, end).toLowerCase().slice(0, MAX_WORD_LENGTH),
  }))
  const byNormalized = new Map(words.map((word) => [word.normalized, word]))
  return [...byNormalized.values()].slice(0, MAX_WORDS)
}

type MatchRow = { place: number; own_stem: string; word: string | null; stem: string | null }

/** One statement, with a subquery for each word, so that the database plans for one word and not for any number. */
async function matchIndexedWords({ db }: Reader, typed: TypedWord[]): Promise<MatchedWord[]> {
  const lookups = typed.map(({ normalized, plain }, place) => {
    const stem = sql`(ts_lexize('german_stem', ${normalized}))[1]`
    const candidates = [
      sql`SELECT word, stem FROM search_words WHERE stem = ${stem} LIMIT ${CANDIDATES}`,
      sql`${wordsWithPrefix(normalized, normalized.length, MAX_WORD_LENGTH)} ORDER BY letters, word LIMIT ${CANDIDATES}`,
      ...(normalized.length > 3
        ? [sql`SELECT word, stem FROM search_words WHERE word LIKE ${`%${normalized}%`} ORDER BY length(word), word LIMIT ${CANDIDATES}`]
        : []),
    ]
    return sql`SELECT ${place}::int AS place, ${stem} AS own_stem, word, stem
      FROM (SELECT) AS once LEFT JOIN (${unionOf(candidates)}) AS candidates ON true
      WHERE ts_lexize('german_stem', ${plain}) <> '{}'`
  })
  const rows = await queryRows<MatchRow>(db, sql`${sql.join(lookups, sql` UNION ALL `)} ORDER BY place`)
  const words = new Map<string, MatchedWord>()
  for (const { place, own_stem, word: candidate, stem } of rows) {
    const { normalized, plain } = typed[place] as TypedWord
    const matched = words.get(normalized) ?? { typed: normalized, plain, matches: [] }
    words.set(normalized, matched)
    if (candidate === null || stem === null) continue
    const kind = matchKind(normalized, own_stem, { word: candidate, stem })
    if (kind) matched.matches.push({ word: candidate, stem, kind })
  }
  for (const { matches } of words.values()) matches.sort((a, b) => MATCH_KINDS.indexOf(a.kind) - MATCH_KINDS.indexOf(b.kind))
  return [...words.values()]
}

function unionOf(statements: SQL[]): SQL {
  return sql.join(
    statements.map((statement) => sql`(${statement})`),
    sql` UNION `,
  )
}

/**
 * Indexed words with a prefix, with their number of `letters`. They are selected length by length,
 * as an index holds them, so that the shortest that begin with `s` cost no more than those that begin with `schau`.
 */
function wordsWithPrefix(prefix: string, shortest: number, longest: number): SQL {
  return sql`SELECT word, stem FROM generate_series(${shortest}::int, ${longest}::int) AS letters, LATERAL (
    SELECT word, stem FROM search_words
    WHERE length(word) = letters AND word ~>=~ ${prefix} AND word ~<~ ${prefix + AFTER_PREFIX}
    ORDER BY word USING ~<~ LIMIT ${CANDIDATES}
  ) AS of_a_length`
}

/** Indexed words with a suffix. */
function wordsWithSuffix(suffix: string, shortest: number, longest: number): SQL {
  return sql`SELECT word, stem FROM generate_series(${shortest}::int, ${longest}::int) AS letters, LATERAL (
    SELECT word, stem FROM search_words
    WHERE length(word) = letters AND reverse(word) ~>=~ reverse(${suffix}) AND reverse(word) ~<~ (reverse(${suffix}) || ${AFTER_PREFIX})
    LIMIT ${SIMILAR_CANDIDATES}
  ) AS of_a_length`
}

/** Corrections of words that match nothing: similar indexed words, else the parts of a compound. One statement. */
async function suggestCorrections({ db }: Reader, unknown: string[]): Promise<Map<string, MatchedWord['matches']>> {
  const correctable = unknown.filter(({ length }) => length >= MIN_TYPO_LENGTH)
  if (correctable.length === 0) return new Map()
  const lookups = correctable.map(
    (typed, place) => sql`SELECT ${place}::int AS place, word, stem FROM (${similarWords(typed)}) AS candidates`,
  )
  const rows = await queryRows<IndexedWord & { place: number }>(db, sql.join(lookups, sql` UNION ALL `))
  return new Map(
    correctable.map((typed, place) => {
      const candidates = rows.filter((row) => row.place === place)
      const corrections = fewestTypos(typed, candidates)
      return [typed, corrections.length > 0 ? corrections : splitCompound(typed, candidates)]
    }),
  )
}

/** SQL for the correction candidates of a word: indexed words that share a fragment with it, and those it begins or ends with. */
function similarWords(typed: string): SQL {
  const { length } = typed
  const parts = compoundParts(typed)
  const closest = sql`ORDER BY abs(length(word) - ${length}::int), word LIMIT ${SIMILAR_CANDIDATES}`
  const { errors, prefix, suffix, middle, half } = candidateFragments(typed)
  return unionOf([
    sql`${wordsWithPrefix(prefix, length - errors, length + errors)} ${closest}`,
    sql`${wordsWithSuffix(suffix, length - errors, length + errors)} ${closest}`,
    ...(half ? [sql`${wordsWithPrefix(half, length, MAX_WORD_LENGTH)} ${closest}`] : []),
    ...(middle ? [sql`SELECT word, stem FROM search_words WHERE word LIKE ${`%${middle}%`} ${closest}`] : []),
    ...(parts.length > 0 ? [sql`SELECT word, stem FROM search_words WHERE word IN ${parts}`] : []),
  ])
}

/** The candidates with the fewest typos. */
function fewestTypos(typed: string, candidates: IndexedWord[]): MatchedWord['matches'] {
  const byErrors = Map.groupBy(candidates, ({ word }) => typoDistance(typed, word))
  byErrors.delete(undefined)
  const fewest = Math.min(...[...byErrors.keys()].map(Number))
  return (byErrors.get(fewest) ?? []).map(({ word, stem }) => ({ word, stem, kind: 'typo' }))
}

/** All prefixes and suffixes of a word that may be words themselves. */
function compoundParts(typed: string): string[] {
  const cuts = Array.from({ length: Math.max(0, typed.length - MIN_COMPOUND_PART_LENGTH) }, (_, index) => index + 1)
  return cuts.flatMap((cut) => [typed.slice(cut), typed.slice(0, -cut)])
}

/** The longest indexed words that a compound begins and ends with: `Gruppenkarten` matches `Gruppe` and `Karten`. */
function splitCompound(typed: string, candidates: IndexedWord[]): MatchedWord['matches'] {
  const long = candidates.filter(({ word }) => word.length >= MIN_COMPOUND_PART_LENGTH)
  const longest = (words: IndexedWord[]) => words.toSorted((a, b) => b.word.length - a.word.length).slice(0, 1)
  const parts = [...longest(long.filter(({ word }) => typed.startsWith(word))), ...longest(long.filter(({ word }) => typed.endsWith(word)))]
  return parts.map(({ word, stem }) => ({ word, stem, kind: 'substring' }))
}
