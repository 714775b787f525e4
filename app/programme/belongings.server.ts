import { inArray } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { events } from './tables.ts'

/** What belongs to productions, by record type: themselves and their performances. One statement. */
export async function readBelongings(db: Database, production: number[]): Promise<{ production: number[]; event: number[] }> {
  if (production.length === 0) return { production, event: [] }
  const rows = await db.select({ id: events.id }).from(events).where(inArray(events.productionId, production))
  return { production, event: rows.map(({ id }) => id) }
}
