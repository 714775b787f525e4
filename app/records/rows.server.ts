import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../platform/database/database.ts'
import type { RecordType, Values } from './record-type.ts'
import { toRow, writeTableFields } from './values.server.ts'

/** Writes a new row with its lists. @param unseen what no form shows @returns its id */
export async function insertRecord(tx: Database, type: RecordType, values: Values, unseen: Values = {}): Promise<number> {
  const row = { ...toRow(type, values), ...unseen }
  const [made] = await tx
    .insert(type.table as PgTable)
    .values(row)
    .returning({ id: type.table.id })
  const newId = Number(made?.id)
  await writeTableFields(tx, type, newId, values, values)
  return newId
}

/** Writes what a record holds over what it held, its lists too. @param unseen what no form shows */
export async function writeRecord(tx: Database, type: RecordType, id: number, values: Values, unseen: Values = {}): Promise<void> {
  const hasTime = 'updatedAt' in getTableColumns(type.table)
  await tx
    .update(type.table as PgTable)
    .set({ ...toRow(type, values), ...unseen, ...(hasTime ? { updatedAt: sql`now()` } : {}) })
    .where(eq(type.table.id, id))
  await writeTableFields(tx, type, id, values, values)
}
