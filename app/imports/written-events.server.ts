import { and, eq } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { recordChanges } from '../records/tables.ts'

/** What an import has done to performances so far, by their id: earlier attempts of it, or its corrected rows. */
export async function readWrittenEvents(db: Database, importId: number): Promise<Map<number, 'create' | 'change'>> {
  const { objectId, action } = recordChanges
  const rows = await db
    .select({ objectId, action })
    .from(recordChanges)
    .where(and(eq(recordChanges.importId, importId), eq(recordChanges.contentType, 'event')))
  return new Map(rows.map((row) => [row.objectId, row.action === 'created' ? 'create' : 'change']))
}
