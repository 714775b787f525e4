import { inArray, sql } from 'drizzle-orm'
import { events } from '../programme/tables.ts'
import type { StaffRecord } from '../records/staff-record.ts'
import { lockRecord, type WriteContext } from '../records/write.server.ts'

/**
 * Frees the places and shop numbers of performances that swap by moving all of them to an unused time, so that each can
 * then be written by itself. Does nothing for a single performance.
 * @returns the original records by id; empty for a single one
 */
export async function vacatePlaces({ tx, type, invalidate }: WriteContext, ids: number[]): Promise<Map<number, StaffRecord>> {
  const originals = new Map<number, StaffRecord>()
  if (ids.length < 2) return originals
  for (const id of ids) originals.set(id, await lockRecord(tx, type, id))
  // Whoever writes them next finds them at the unused time.
  for (const { values } of originals.values()) invalidate(...(type.tagsOfValues?.(values) ?? []))
  const unusedTime = sql`${events.startsAt} - interval '1000 years'`
  await tx.update(events).set({ startsAt: unusedTime, idJet: '' }).where(inArray(events.id, ids))
  return originals
}
