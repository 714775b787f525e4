import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../platform/database/database.ts'
import type { RecordType, Values } from './record-type.ts'
import { toRow, writeTableFields } from './values.server.ts'

/** Inserts a record with its lists. @param preserved columns that no form shows @returns its id */
export async function insertRecord(tx: Database, type: RecordType, values: Values, preserved: Values = {}): Promise<number> {
  const row = { ...toRow(type, values), ...preserved }
  const [inserted] = await tx
    .insert(type.table as PgTable)
    .values(row)
    .returning({ id: type.table.id })
  const newId = Number(inserted?.id)
  await writeTableFields(tx, type, newId, values, values)
  return newId
}

/** Overwrites a record with its lists. @param preserved columns that no form shows */
export async function writeRecord(tx: Database, type: RecordType, id: number, values: Values, preserved: Values = {}): Promise<void> {
  const hasUpdatedAt = 'updatedAt' in getTableColumns(type.table)
  await tx
    .update(type.table as PgTable)
    .set({ ...toRow(type, values), ...preserved, ...(hasUpdatedAt ? { updatedAt: sql`now()` } : {}) })
    .where(eq(type.table.id, id))
  await writeTableFields(tx, type, id, values, values)
}
