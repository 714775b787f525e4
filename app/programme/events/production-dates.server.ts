import { and, desc, eq, inArray, max, min, ne } from 'drizzle-orm'
import { defineCachedRows } from '../../platform/cache/cached-read.ts'
import { isoWithOffset, toInstant } from '../../platform/clock/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { events, productions } from '../tables.ts'

/** When the first and the last performance of a production begin and its first tickets go on sale; null where that is open. */
type ProductionDates = { firstStart: Date | null; lastStart: Date | null; saleStart: Date | null }

/**
 * The dates of productions by id, from those of their performances that are online and not cancelled; a production without
 * any has no dates. One statement, none for known ones.
 */
export const readProductionDates = defineCachedRows<number, ProductionDates>('production-dates', {
  async read({ db }, ids) {
    const rows = await db
      .select({
        production: events.productionId,
        firstStart: min(events.startsAt),
        lastStart: max(events.startsAt),
        saleStart: min(events.ticketSaleFrom),
      })
      .from(events)
      .where(and(inArray(events.productionId, ids), eq(events.isOnline, true), ne(events.status, 'cancelled')))
      .groupBy(events.productionId)
    return new Map(rows.map(({ production, ...dates }) => [production, dates]))
  },
  tags: () => ['events'],
})

const MAX_LISTED = 200

/** The titles and dates of these productions, or of the newest without ids, as staff choose by them. Two statements. */
export async function readTitledDates(platform: Pick<Platform, 'db' | 'clock' | 'readCache'>, ids: number[]) {
  const rows = await platform.db
    .select({ id: productions.id, title: productions.title })
    .from(productions)
    .where(ids.length > 0 ? inArray(productions.id, ids) : undefined)
    .orderBy(desc(productions.id))
    .limit(MAX_LISTED)
  const dates = await readProductionDates(
    platform,
    rows.map((row) => row.id),
  )
  const iso = (date: Date | null | undefined) => (date ? isoWithOffset(toInstant(date)) : null)
  return rows.map(({ id, title }) => ({
    id,
    title,
    first_start: iso(dates.get(id)?.firstStart),
    last_start: iso(dates.get(id)?.lastStart),
    sale_start: iso(dates.get(id)?.saleStart),
  }))
}
