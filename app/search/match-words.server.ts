import { sql } from 'drizzle-orm'
import { queryRows } from '../platform/database/query-rows.ts'
import type { Platform } from '../platform/platform.ts'
import { MATCH_KINDS, type MatchedWord, type MatchKind } from './matches.ts'
import { tokenize } from './words.ts'

type Reader = Pick<Platform, 'db'>
const MAX_WORDS = 8
const MAX_WORD_LENGTH = 60

type TypedWord = { normalized: string; plain: string }
type MatchRow = { place: number } & ({ word: string; stem: string; kind: MatchKind } | { word: null })

/**
 * The words of a query with the indexed words that match them; stop words are left out. What matches nothing as typed is
 * corrected, or split into the parts of a compound. One statement: `search_matches` in the database does all of it, and its
 * plans are kept by the connection.
 */
export async function matchWords({ db }: Reader, query: string): Promise<MatchedWord[]> {
  const typed = typedWords(query)
  if (typed.length === 0) return []
  const rows = await queryRows<MatchRow>(
    db,
    sql`SELECT place, word, stem, kind FROM search_matches(${textArray(typed.map(({ normalized }) => normalized))}, ${textArray(typed.map(({ plain }) => plain))})`,
  )
  const byPlace = Map.groupBy(rows, ({ place }) => place)
  return typed.flatMap(({ normalized, plain }, place) => {
    const found = byPlace.get(place)
    if (!found) return []
    const matches = found.flatMap((row) => (row.word === null ? [] : [{ word: row.word, stem: row.stem, kind: row.kind }]))
    return [{ typed: normalized, plain, matches: matches.sort((a, b) => MATCH_KINDS.indexOf(a.kind) - MATCH_KINDS.indexOf(b.kind)) }]
  })
}

function typedWords(query: string): TypedWord[] {
  const words = tokenize(query).map(({ normalized, start, end }) => ({
    normalized: normalized.slice(0, MAX_WORD_LENGTH),
    plain: query.slice(start, end).toLowerCase().slice(0, MAX_WORD_LENGTH),
  }))
  const byNormalized = new Map(words.map((word) => [word.normalized, word]))
  return [...byNormalized.values()].slice(0, MAX_WORDS)
}

function textArray(texts: string[]) {
  return sql`ARRAY[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`
}
