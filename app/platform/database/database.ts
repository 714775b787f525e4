import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The database or a transaction on it, on PGlite as on PostgreSQL. Features use no other type. */
export type Database = PgDatabase<PgQueryResultHKT>

/** An open database with what the server needs beyond queries. */
export type DatabaseHandle = {
  db: Database
  kind: 'pglite' | 'postgres'
  /** Whether the last attempt to reach it failed; never true for PGlite. Costs nothing, so it may lag an outage by seconds. */
  isUnavailable(): boolean
  /**
   * Subscribes to a channel: calls back with the payload of every NOTIFY on it, from this process or another, after its
   * commit. An empty payload means that notifications may have been missed. @returns the unsubscribe function
   */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>
  /** Calls back with the text of every statement that runs through `db` or a transaction on it. @returns the unsubscribe function */
  onStatement(callback: (text: string) => void): () => void
  /** Runs one statement, or several without values, outside Drizzle, as the job queue requires. */
  execute(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  /** Applies the migrations that are missing. Safe to call on several nodes at once. */
  migrate(migrationsFolder: string): Promise<void>
  close(): Promise<void>
}
