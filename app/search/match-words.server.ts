import { type SQL, sql } from 'drizzle-orm'
import { queryRows } from '../platform/database/query-rows.ts'
import type { Platform } from '../platform/platform.ts'
import { MATCH_KINDS, type MatchedWord, type MatchKind } from './matches.ts'
import { compoundsOf, tokenize, type Word } from './words.ts'

type Reader = Pick<Platform, 'db'>
const MAX_WORDS = 8
const MAX_WORD_LENGTH = 60
/** A part of so few letters may mean little without its neighbour (`open air`), one of fewer means nothing (`e mail`). */
const MAX_SHORT_PART = 3

type TypedWord = { normalized: string; plain: string }
/** A word that parts of the question make together. `isHyphenated`: they were typed with hyphens, else one after the other. */
type JoinedWord = { normalized: string; plain: string; parts: string[]; isHyphenated: boolean }
type MatchRow = { place: number } & ({ word: string; stem: string; kind: MatchKind } | { word: null })

/**
 * The words of a query with the indexed words that match them; stop words are left out. What matches nothing as typed is
 * corrected, or split into the parts of a compound. Words that are indexed as one (`E-Mail`, `Open Air`) are one. One statement:
 * `search_matches` in the database does nearly all of it, and its plans are kept by the connection.
 */
export async function matchWords({ db }: Reader, query: string): Promise<MatchedWord[]> {
  const typed = typedWords(query)
  if (typed.length === 0) return []
  const joined = joinedWords(query)
  const plain = textArray(typed.map((word) => word.plain))
  const rows = await queryRows<MatchRow>(
    db,
    sql`SELECT place, word, stem, kind FROM search_matches(${textArray(typed.map(({ normalized }) => normalized))}, ${plain})${
      joined.length > 0 ? sql` UNION ALL ${knownJoined(joined, typed.length)}` : sql``
    }`,
  )
  const byPlace = Map.groupBy(rows, ({ place }) => place)
  const matched = ({ normalized, plain }: TypedWord, place: number): MatchedWord[] => {
    const found = byPlace.get(place)
    if (!found) return []
    const matches = found.flatMap((row) => (row.word === null ? [] : [{ word: row.word, stem: row.stem, kind: row.kind }]))
    return [{ typed: normalized, plain, matches: matches.sort((a, b) => MATCH_KINDS.indexOf(a.kind) - MATCH_KINDS.indexOf(b.kind)) }]
  }
  const words = typed.flatMap(matched)
  return joined.reduce((current, word, place) => replaceParts(current, word, matched(word, typed.length + place)[0]), words)
}

/**
 * The words with one in place of its parts, if it is indexed. Parts that are typed apart may mean two words, so these count
 * only as that very word, and a text may have them in different places.
 */
function replaceParts(words: MatchedWord[], { parts, isHyphenated }: JoinedWord, joined: MatchedWord | undefined): MatchedWord[] {
  const isKnown = joined?.matches.some(({ kind }) => kind === 'stem' || (isHyphenated && kind === 'prefix'))
  const typedParts = parts.flatMap((part) => words.find(({ typed }) => typed === part) ?? [])
  const [first] = typedParts
  if (!joined || !isKnown || !first || !(isHyphenated || typedParts.length === parts.length)) return words
  const word = { ...joined, matches: [...joined.matches, ...(isHyphenated ? [] : apart(typedParts))] }
  return words.toSpliced(words.indexOf(first), 0, word).filter((other) => !typedParts.includes(other))
}

/** The match of a text that has all parts anywhere, each as typed; none where a part is too short to mean anything by itself. */
function apart(parts: MatchedWord[]): MatchedWord['matches'] {
  const stems = parts.map(({ matches }) => matches.find(({ kind }) => kind === 'stem')?.stem)
  if (parts.length < 2 || parts.some(({ typed }) => typed.length < MAX_SHORT_PART) || stems.includes(undefined)) return []
  return [{ word: parts.map(({ typed }) => typed).join(' '), stem: stems.join(' '), kind: 'stem' }]
}

function typedWords(query: string): TypedWord[] {
  const words = tokenize(query).map((word) => typedWord(query, word))
  const byNormalized = new Map(words.map((word) => [word.normalized, word]))
  return [...byNormalized.values()].slice(0, MAX_WORDS)
}

function typedWord(query: string, { normalized, start, end }: Word): TypedWord {
  return { normalized: normalized.slice(0, MAX_WORD_LENGTH), plain: query.slice(start, end).toLowerCase().slice(0, MAX_WORD_LENGTH) }
}

/** What the parts of the query may be when they are joined: those with hyphens, the longest first, and each word with its neighbour. */
function joinedWords(query: string): JoinedWord[] {
  const words = tokenize(query)
  const hyphenated = compoundsOf(query)
    .toSorted((a, b) => b.normalized.length - a.normalized.length)
    .map((compound) => ({ word: compound, isHyphenated: true }))
  const neighbours = words.flatMap((first, place) => {
    const second = words[place + 1]
    if (!second) return []
    return [{ word: { normalized: first.normalized + second.normalized, start: first.start, end: second.end }, isHyphenated: false }]
  })
  return [...hyphenated, ...neighbours].slice(0, MAX_WORDS).map(({ word, isHyphenated }) => ({
    ...typedWord(query, word),
    parts: words.filter(({ start, end }) => start >= word.start && end <= word.end).map(({ normalized }) => normalized),
    isHyphenated,
  }))
}

/**
 * The indexed words that match joined ones as typed. Parts that were typed apart are one only where a text has them in one
 * piece: as neighbours they are found by themselves, with all their forms.
 * @param after the place of the last word before them
 */
function knownJoined(joined: JoinedWord[], after: number): SQL {
  const hyphenated = textArray(joined.map(({ isHyphenated }) => String(isHyphenated)))
  return sql`SELECT (${after} + ordinality - 1)::int AS place, known.word, known.stem, known.kind
    FROM unnest(${textArray(joined.map(({ normalized }) => normalized))}, ${hyphenated}) WITH ORDINALITY AS joined (typed, is_hyphenated),
      LATERAL search_known_words(joined.typed, (ts_lexize('german_stem', joined.typed))[1]) AS known
    WHERE is_hyphenated = 'true' OR EXISTS (SELECT FROM search_words WHERE search_words.stem = known.stem)`
}

function textArray(texts: string[]) {
  return sql`ARRAY[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`
}
