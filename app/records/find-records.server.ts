import { and, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../platform/database/database.ts'
import { likePattern, likePrefix } from '../platform/database/like-pattern.ts'
import { queryRows } from '../platform/database/query-rows.ts'
import type { RecordType } from './record-type.ts'

const SHOWN_OF_EACH = 4
const MAX_WORDS = 8

/** A record found by its title; `isOnline` is null for types that are always visible. */
export type FoundRecord = { type: string; id: number; title: string; isOnline: boolean | null }

/**
 * Records of several types by their titles, whether visitors see them or not: those called exactly so first, then those that
 * begin so, then the newest. Case and accents are ignored. One statement.
 */
export async function findRecords(db: Database, types: readonly RecordType[], typed: string): Promise<FoundRecord[]> {
  const words = typed.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  if (words.length === 0 || types.length === 0) return []
  const rows = await queryRows<FoundRecord & { rank: number }>(
    db,
    sql.join(
      types.map((type) => selectOf(type, typed.trim(), words)),
      sql` UNION ALL `,
    ),
  )
  return rows
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ type, id, title, isOnline }) => ({ type, id: Number(id), title, isOnline }))
}

function selectOf(type: RecordType, typed: string, words: string[]): SQL {
  const { isOnline } = getTableColumns(type.table) as Record<string, PgColumn>
  const matches = words.map((word) => sql`plain_letters(${type.title}) LIKE plain_letters(${likePattern(word)}::text)`)
  const isCalled = sql`plain_letters(${type.title}) = plain_letters(${typed}::text)`
  const begins = sql`plain_letters(${type.title}) LIKE plain_letters(${likePrefix(typed)}::text)`
  return sql`(SELECT ${type.name}::text AS "type", ${type.table.id} AS "id", ${type.title} AS "title", ${isOnline ?? sql`NULL::boolean`} AS "isOnline",
    (${isCalled})::int + (${begins})::int AS "rank" FROM ${type.table} WHERE ${and(type.only, ...matches)} ORDER BY "rank" DESC, ${type.table.id} DESC LIMIT ${SHOWN_OF_EACH})`
}
