import type { Database } from '../platform/database/database.ts'
import type { ColumnMeanings } from './columns.ts'
import { columnAliases } from './tables.ts'

/** What columns of uploaded tables are for, as somebody has said before. */
export async function readColumnAliases(db: Database): Promise<ColumnMeanings> {
  const rows = await db.select().from(columnAliases)
  return Object.fromEntries(rows.map(({ name, meaning }) => [name, meaning]))
}

/** Remembers what somebody has said of columns, for the next upload. */
export async function storeColumnAliases(tx: Database, meanings: ColumnMeanings): Promise<void> {
  for (const [name, meaning] of Object.entries(meanings))
    await tx.insert(columnAliases).values({ name, meaning }).onConflictDoUpdate({ target: columnAliases.name, set: { meaning } })
}
