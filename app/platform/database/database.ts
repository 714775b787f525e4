import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The database or a transaction on it. The same on PGlite and on PostgreSQL; features know no other type. */
export type Database = PgDatabase<PgQueryResultHKT>

/** An open database with what the server needs beyond queries. */
export type DatabaseHandle = {
  db: Database
  kind: 'pglite' | 'postgres'
  /** Whether it is known to be away at the moment; the embedded one never is. */
  isAway(): boolean
  /** Calls back with the payload of every NOTIFY on the channel, from this process or another, after its commit. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>
  /** Runs one statement, or several without values, outside Drizzle, as the job queue needs it. */
  execute(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  /** Brings the schema up to date; does nothing when it is. */
  migrate(migrationsFolder: string): Promise<void>
  close(): Promise<void>
}
