import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { recordChanges } from '../records/tables.ts'
import { movedObjects } from './tables.ts'

const CHUNK_SIZE = 1000

/** What a run has created: its type and id, and where it was. */
export type MovedObject = { contentType: string; objectId: number; sourceAddress?: string | undefined }

/** Notes in the same transaction that a run has created something. */
export async function recordMoved(tx: Database, moveInId: number, { contentType, objectId, sourceAddress }: MovedObject): Promise<void> {
  const changeId = (await latestChangeOf(tx, contentType, objectId)) ?? 0
  await tx.insert(movedObjects).values({ moveInId, contentType, objectId, changeId, sourceAddress: sourceAddress ?? null })
}

/** The newest entry of the audit log about something; undefined for none. */
export async function latestChangeOf(tx: Database, contentType: string, objectId: number): Promise<number | undefined> {
  const [latest] = await tx
    .select({ id: recordChanges.id })
    .from(recordChanges)
    .where(and(eq(recordChanges.contentType, contentType), eq(recordChanges.objectId, objectId)))
    .orderBy(desc(recordChanges.id))
    .limit(1)
  return latest?.id
}

/** Those of these addresses that an earlier run has moved, with what became of them. */
export async function readMoved(db: Database, addresses: string[]): Promise<Map<string, { contentType: string; objectId: number }>> {
  const moved = new Map<string, { contentType: string; objectId: number }>()
  for (let start = 0; start < addresses.length; start += CHUNK_SIZE) {
    const rows = await db
      .select()
      .from(movedObjects)
      .where(inArray(movedObjects.sourceAddress, addresses.slice(start, start + CHUNK_SIZE)))
    for (const { sourceAddress, contentType, objectId } of rows) moved.set(sourceAddress ?? '', { contentType, objectId })
  }
  return moved
}
