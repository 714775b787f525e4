import { getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../platform/database/database.ts'
import { queryRows } from '../platform/database/query-rows.ts'
import type { RecordType } from '../records/record-type.ts'
import { recordTypes } from '../records/registry.server.ts'

/** Kinds of fields that may contain addresses, directly or in nested fields. */
const MAY_NAME_ADDRESSES = ['url', 'richText', 'items']
const ADDRESS = '/media/([\\w-]+)/'

/** A record that refers to a file. */
export type FileReference = { type: RecordType; record: number; file: number }

/**
 * Records that refer to files by address: a recording, a film, a link in a text. One statement for all.
 * @param keys file ids by storage key
 */
export async function recordsByFileUrl(db: Database, keys: ReadonlyMap<string, number>): Promise<FileReference[]> {
  if (keys.size === 0) return []
  const parts = recordTypes().flatMap((type, index) => fileUrlSql(type, index) ?? [])
  const rows = await queryRows<{ type: number; record: number; key: string }>(
    db,
    sql`SELECT DISTINCT type, record, key FROM (${sql.join(parts, sql` UNION ALL `)}) AS named
    WHERE key IN ${[...keys.keys()]} ORDER BY type, record`,
  )
  const namings = new Map<string, FileReference>()
  for (const row of rows) {
    const [type, file] = [recordTypes()[row.type], keys.get(row.key)]
    // A file that was replaced has several keys.
    if (type && file !== undefined) namings.set(`${row.type}:${row.record}:${file}`, { type, record: row.record, file })
  }
  return [...namings.values()]
}

/** SQL for the storage keys in the address fields of a record type; undefined when it has no such field. */
function fileUrlSql(type: RecordType, index: number): SQL | undefined {
  const columns = getTableColumns(type.table) as Record<string, PgColumn>
  const texts = Object.entries(type.fields).flatMap(([name, { kind }]) => (MAY_NAME_ADDRESSES.includes(kind) ? (columns[name] ?? []) : []))
  if (texts.length === 0) return undefined
  const all = sql.join(
    texts.map((column) => sql`${column}::text`),
    sql`, `,
  )
  const holdsOne = or(...texts.map((column) => sql`${column}::text LIKE '%/media/%'`))
  return sql`SELECT ${index}::integer AS type, ${type.table.id} AS record, found[1] AS key
    FROM ${type.table}, regexp_matches(concat_ws(' ', ${all}), ${ADDRESS}, 'g') AS found WHERE ${holdsOne}`
}
