import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { events } from './tables.ts'

/** Serialises those who link performances with the ticket shop. */
const LINK_LOCK = 7_366_946

/** Which of these numbers of the ticket shop a performance has already, with its id. One statement. */
export async function linkedShopNumbers(db: Database, numbers: string[]): Promise<Map<string, number>> {
  if (numbers.length === 0) return new Map()
  const rows = await db.select({ id: events.id, idJet: events.idJet }).from(events).where(inArray(events.idJet, numbers))
  return new Map(rows.map(({ id, idJet }) => [idJet, id]))
}

/** The same in a transaction that is about to give these numbers to performances: until it ends, no other does so. */
export async function lockShopNumbers(tx: Database, numbers: string[]): Promise<Map<string, number>> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${LINK_LOCK})`)
  return linkedShopNumbers(tx, numbers)
}
