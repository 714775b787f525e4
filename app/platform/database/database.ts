import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Release } from './program-release.ts'

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
  /** How many records a job writes in one transaction: few where all that others ask waits for it, many where locks are all it costs. */
  recordsPerTransaction: number
  /**
   * Lets others have the database, for whoever writes one transaction after the other. Where all share one connection, it waits
   * until nobody has asked for a moment, but not long: a page asks several times in a row, and would wait for a transaction each
   * time. Does nothing where everybody has a connection of their own.
   */
  giveWay(): Promise<void>
  /**
   * Applies the migrations that are missing. Safe to call on several nodes at once.
   * @param beforeChanges called before the tables of a house change whose database is embedded; not where there are none yet
   * @returns the release that has written the database, if it is later than this program and suits it
   * @throws LaterDatabase when it is later and does not suit
   */
  migrate(migrationsFolder: string, beforeChanges?: () => Promise<void> | undefined): Promise<Release | undefined>
  close(): Promise<void>
}
