import { sql } from 'drizzle-orm'
import type { Platform } from '../platform/platform.ts'
import { GRADES, gradeOf, type IndexedWord, isMistyped, type MatchedWord } from './matches.ts'
import { wordsOf } from './words.ts'

type Reader = Pick<Platform, 'db'>
const MAX_WORDS = 8
const MAX_WORD_LENGTH = 60
/** Words of the index looked at for one typed word, per way of being found. */
const CANDIDATES = 40
const MIN_CONTAINED_LENGTH = 5

type Typed = { folded: string; plain: string }

/**
 * The words of a query with the words of the index that answer to them; stop words are left out. Typing errors
 * are looked for only where the word as typed is unknown. One statement, two with an unknown word.
 */
export async function matchWords(platform: Reader, query: string): Promise<MatchedWord[]> {
  const typed = typedWords(query)
  if (typed.length === 0) return []
  const known = await matchKnown(platform, typed)
  const unknown = known.filter(({ found }) => found.length === 0).map((word) => word.typed)
  if (unknown.length === 0) return known
  const guesses = await guessMeant(platform, unknown)
  return known.map((word) => (word.found.length > 0 ? word : { ...word, found: guesses.get(word.typed) ?? [] }))
}

function typedWords(query: string): Typed[] {
  const words = wordsOf(query).map(({ folded, start, end }) => ({
    folded: folded.slice(0, MAX_WORD_LENGTH),
    plain: query.slice(start, end).toLowerCase().slice(0, MAX_WORD_LENGTH),
  }))
  const once = new Map(words.map((word) => [word.folded, word]))
  return [...once.values()].slice(0, MAX_WORDS)
}

type KnownRow = { typed: string; plain: string; own_stem: string; word: string | null; stem: string | null }

async function matchKnown({ db }: Reader, typed: Typed[]): Promise<MatchedWord[]> {
  const given = JSON.stringify(typed)
  const { rows } = (await db.execute(sql`
    WITH given AS (
      SELECT ord, folded AS typed, plain, (ts_lexize('german_stem', folded))[1] AS own_stem
      FROM ROWS FROM (jsonb_to_recordset(${given}::jsonb) AS (folded text, plain text)) WITH ORDINALITY AS list (folded, plain, ord)
      WHERE ts_lexize('german_stem', plain) <> '{}'
    )
    SELECT typed, plain, own_stem, word, stem FROM given LEFT JOIN LATERAL (
      (SELECT word, stem FROM search_words WHERE stem = own_stem LIMIT ${CANDIDATES})
      UNION
      (SELECT word, stem FROM search_words WHERE word LIKE typed || '%' ORDER BY length(word), word LIMIT ${CANDIDATES})
      UNION
      (SELECT word, stem FROM search_words WHERE length(typed) > 3 AND word LIKE '%' || typed || '%' ORDER BY length(word), word LIMIT ${CANDIDATES})
    ) AS candidates ON true
    ORDER BY ord`)) as unknown as { rows: KnownRow[] }
  const words = new Map<string, MatchedWord>()
  for (const { typed: word, plain, own_stem, word: candidate, stem } of rows) {
    const matched = words.get(word) ?? { typed: word, plain, found: [] }
    words.set(word, matched)
    if (candidate === null || stem === null) continue
    const grade = gradeOf(word, own_stem, { word: candidate, stem })
    if (grade) matched.found.push({ word: candidate, stem, grade })
  }
  for (const { found } of words.values()) found.sort((one, other) => GRADES.indexOf(one.grade) - GRADES.indexOf(other.grade))
  return [...words.values()]
}

/** For words that the index does not know: those that look alike, else those they are composed of. */
async function guessMeant({ db }: Reader, unknown: string[]): Promise<Map<string, MatchedWord['found']>> {
  const { rows } = (await db.execute(sql`
    SELECT typed, word, stem FROM jsonb_array_elements_text(${JSON.stringify(unknown)}::jsonb) AS given (typed), LATERAL (
      (SELECT word, stem FROM search_words ORDER BY word <-> typed LIMIT ${CANDIDATES})
      UNION
      (SELECT word, stem FROM search_words WHERE length(word) >= ${MIN_CONTAINED_LENGTH} AND position(word IN typed) > 0 LIMIT ${CANDIDATES})
    ) AS candidates`)) as unknown as { rows: (IndexedWord & { typed: string })[] }
  const guesses = new Map<string, MatchedWord['found']>()
  for (const typed of unknown) {
    const candidates = rows.filter((row) => row.typed === typed)
    const alike = candidates.filter(({ word }) => isMistyped(typed, word)).map((found) => ({ ...found, grade: 'mistyped' as const }))
    guesses.set(typed, alike.length > 0 ? alike : composedOf(typed, candidates))
  }
  return guesses
}

/** The longest known words that a word begins and ends with: `Gruppenkarten` is asked of groups and of tickets. */
function composedOf(typed: string, candidates: IndexedWord[]): MatchedWord['found'] {
  const long = candidates.filter(({ word }) => word.length >= MIN_CONTAINED_LENGTH)
  const longest = (ones: IndexedWord[]) => ones.toSorted((one, other) => other.word.length - one.word.length).slice(0, 1)
  const parts = [...longest(long.filter(({ word }) => typed.startsWith(word))), ...longest(long.filter(({ word }) => typed.endsWith(word)))]
  return parts.map(({ word, stem }) => ({ word, stem, grade: 'part' }))
}
