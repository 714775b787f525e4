import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { queryRows } from './query-rows.ts'

const ROWS_AT_ONCE = 1000

/** A row as JSON, by the columns' names in the database. */
export type TableRow = Record<string, unknown>

/** The names of all tables of the site, in alphabetical order. */
export async function allTables(db: Database): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
  )
  return rows.map(({ name }) => name)
}

/**
 * Orders tables so that each stands after those it references, and can be filled in this order.
 * @throws Error when they reference each other in a circle
 */
export async function inOrderOfReferences(db: Database, tables: string[]): Promise<string[]> {
  const references = await rowsOf<{ from: string; to: string }>(
    db,
    `SELECT conrelid::regclass::text AS from, confrelid::regclass::text AS to FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  )
  const waiting = new Set(tables)
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

/** The tables whose rows reference rows of the same table: they are filled in one statement. */
export async function selfReferencing(db: Database): Promise<Set<string>> {
  const rows = await rowsOf<{ name: string }>(
    db,
    `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint WHERE contype = 'f' AND conrelid = confrelid`,
  )
  return new Set(rows.map(({ name }) => name))
}

/** The newest migration of a database. */
export async function schemaOf(db: Database): Promise<string> {
  const rows = await rowsOf<{ hash: string }>(db, 'SELECT hash FROM drizzle.__drizzle_migrations ORDER BY id DESC LIMIT 1')
  return rows[0]?.hash ?? ''
}

/** The rows of a table in batches of a thousand, by a cursor of the transaction; instants are in UTC. */
export async function* batchesOf(tx: Database, table: string): AsyncGenerator<TableRow[]> {
  await rowsOf(tx, `SET LOCAL TimeZone TO 'UTC'`)
  await rowsOf(tx, `DECLARE whole_table CURSOR FOR SELECT to_jsonb(one) AS row FROM ${quoteIdentifier(table)} AS one`)
  while (true) {
    const batch = await rowsOf<{ row: TableRow }>(tx, `FETCH ${ROWS_AT_ONCE} FROM whole_table`)
    if (batch.length === 0) break
    yield batch.map(({ row }) => row)
  }
  await rowsOf(tx, 'CLOSE whole_table')
}

/** How many rows a table has. */
export async function countRows(db: Database, table: string): Promise<number> {
  const [row] = await rowsOf<{ rows: number }>(db, `SELECT count(*)::int AS rows FROM ${quoteIdentifier(table)}`)
  return row?.rows ?? 0
}

/** Empties all tables of the site. */
export async function emptyAllTables(tx: Database): Promise<void> {
  await rowsOf(tx, `TRUNCATE ${(await allTables(tx)).map(quoteIdentifier).join(', ')} RESTART IDENTITY`)
}

/**
 * Inserts rows in one statement, so that they may reference each other in any order. A column that no row has gets its
 * default.
 */
export async function insertRows(tx: Database, table: string, rows: TableRow[]): Promise<void> {
  if (rows.length === 0) return
  const name = sql.raw(quoteIdentifier(table))
  const columns = sql.raw([...new Set(rows.flatMap(Object.keys))].map(quoteIdentifier).join(', '))
  await tx.execute(
    sql`INSERT INTO ${name} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${name}, ${JSON.stringify(rows)}::jsonb)`,
  )
}

/** Lets a table's identity columns continue after the highest that is in it. */
export async function continueCounters(tx: Database, table: string): Promise<void> {
  const counters = await rowsOf<{ column: string }>(
    tx,
    `SELECT column_name AS column FROM information_schema.columns WHERE table_schema = 'public' AND table_name = '${table}' AND is_identity = 'YES'`,
  )
  for (const { column } of counters) {
    await rowsOf(
      tx,
      `SELECT setval(pg_get_serial_sequence('${table}', '${column}'), max(${quoteIdentifier(column)})) FROM ${quoteIdentifier(table)}`,
    )
  }
}

/** Runs a statement without parameters and returns its rows. */
export async function rowsOf<T>(db: Database, statement: string): Promise<T[]> {
  return queryRows<T>(db, sql.raw(statement))
}

/** Quotes an SQL identifier. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
