import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { queryRows } from '../platform/database/query-rows.ts'

/** Tables that are derived or short-lived: the search index, sessions, login links, counters, presence. */
const EXCLUDED_TABLES = [
  'search_cards',
  'search_documents',
  'search_words',
  'sessions',
  'verifications',
  'rate_limits',
  'form_attempts',
  'editor_presence',
]

/** The tables of a backup, each after those it references, so that they can be inserted in this order. */
export async function backupTables(db: Database): Promise<string[]> {
  const all = await rowsOf<{ name: string }>(
    db,
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
  )
  const references = await rowsOf<{ from: string; to: string }>(
    db,
    `SELECT conrelid::regclass::text AS from, confrelid::regclass::text AS to FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  )
  const waiting = new Set(all.map(({ name }) => name).filter((name) => !EXCLUDED_TABLES.includes(name)))
  const ordered: string[] = []
  while (waiting.size > 0) {
    const free = [...waiting].filter((name) => references.every(({ from, to }) => from !== name || to === name || !waiting.has(to)))
    if (free.length === 0) throw new Error(`circular foreign keys between tables: ${[...waiting].join(', ')}`)
    for (const name of free) {
      ordered.push(name)
      waiting.delete(name)
    }
  }
  return ordered
}

/** The newest migration of a database: a backup is restored only into the same one. */
export async function schemaOf(db: Database): Promise<string> {
  const rows = await rowsOf<{ hash: string }>(db, 'SELECT hash FROM drizzle.__drizzle_migrations ORDER BY id DESC LIMIT 1')
  return rows[0]?.hash ?? ''
}

/** Runs a statement without parameters and returns its rows. */
export async function rowsOf<T>(db: Database, statement: string): Promise<T[]> {
  return queryRows<T>(db, sql.raw(statement))
}

/** Quotes an SQL identifier. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
