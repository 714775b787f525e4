import type { SQL } from 'drizzle-orm'
import type { Database } from './database.ts'

/**
 * Runs a statement written by hand and returns its rows. The type is the caller's promise: nothing checks it, and both
 * drivers return what PostgreSQL sends.
 */
export async function queryRows<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] }
  return result.rows
}
