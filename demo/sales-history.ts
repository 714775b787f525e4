import { sql } from 'drizzle-orm'
import { salesByDay } from '../app/booking/tables.ts'
import type { Platform } from '../app/platform/platform.ts'

/** How long the demo house has been selling, in days. */
const DAYS = 45
/** How the sale gathers pace: 1 would be as many each day. */
const PACE = 1.6

/**
 * Gives performances that the shop was first read for today the days before as well, so that the demo shows sales over time.
 * Does nothing where there are days before.
 */
export async function tellEarlierSales({ db }: Pick<Platform, 'db'>): Promise<void> {
  const { performance, day, sold, taken, places, readAt } = salesByDay
  const share = sql`power((${DAYS} - back)::float / ${DAYS}, ${PACE})`
  await db.execute(sql`
    INSERT INTO ${salesByDay} (performance, day, sold, taken, places, read_at)
    SELECT ${performance}, ${day} - back, round(${sold} * ${share})::int, round(${taken} * ${share})::int, ${places}, ${readAt} - back * interval '1 day'
    FROM ${salesByDay}, generate_series(1, ${DAYS}) AS back
    WHERE ${performance} IN (SELECT performance FROM ${salesByDay} GROUP BY performance HAVING count(*) = 1)
    ON CONFLICT DO NOTHING`)
}
