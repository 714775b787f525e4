import type { SQL } from 'drizzle-orm'
import type { Database } from './database.ts'

/**
 * Runs a handwritten statement and returns its rows. `Row` is an unchecked assertion of the caller; the drivers convert
 * values each in its own way, e.g. timestamps.
 */
export async function queryRows<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] }
  return result.rows
}
