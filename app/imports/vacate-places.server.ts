import { inArray, sql } from 'drizzle-orm'
import { events } from '../programme/tables.ts'
import type { StaffRecord } from '../records/values.server.ts'
import { lockRecord, type WriteContext } from '../records/write.server.ts'

/**
 * Frees the places of performances that swap with each other: moves them all to an unused time first, so that each can
 * then be written by itself. A single performance needs no such step.
 * @returns what stood there, by id; empty for one alone
 */
export async function vacatePlaces({ tx, type }: WriteContext, ids: number[]): Promise<Map<number, StaffRecord>> {
  const originals = new Map<number, StaffRecord>()
  if (ids.length < 2) return originals
  for (const id of ids) originals.set(id, await lockRecord(tx, type, id))
  const unusedTime = sql`${events.startsAt} - interval '1000 years'`
  await tx.update(events).set({ startsAt: unusedTime }).where(inArray(events.id, ids))
  return originals
}
