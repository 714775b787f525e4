import { inArray, sql } from 'drizzle-orm'
import { events } from '../programme/tables.ts'
import type { StaffRecord } from '../records/values.server.ts'
import { lockRecord, type WriteContext } from '../records/write.server.ts'

/**
 * Moves performances that wait for each other's places to a time at which nothing is played, all at once; each is then
 * written by itself. One alone waits for nobody and stays.
 * @returns what stood there, by id; empty for one alone
 */
export async function putAside({ tx, type }: WriteContext, ids: number[]): Promise<Map<number, StaffRecord>> {
  const stood = new Map<number, StaffRecord>()
  if (ids.length < 2) return stood
  for (const id of ids) stood.set(id, await lockRecord(tx, type, id))
  const aside = sql`${events.startsAt} - interval '1000 years'`
  await tx.update(events).set({ startsAt: aside }).where(inArray(events.id, ids))
  return stood
}
