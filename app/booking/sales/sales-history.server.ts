import { sql } from 'drizzle-orm'
import { queryRows } from '../../platform/database/query-rows.ts'
import type { Platform } from '../../platform/platform.ts'
import { salesByDay } from '../tables.ts'
import type { SalesDay } from './sales-history.ts'

/**
 * What was sold day by day of some performances together, the oldest first. A performance counts from the day on which the
 * shop first told of it, and keeps its last state once it is over. One statement.
 * @param performances the shop's numbers
 */
export async function readSalesByDay({ db }: Pick<Platform, 'db'>, performances: string[]): Promise<SalesDay[]> {
  if (performances.length === 0) return []
  const { performance, day, sold, taken, places } = salesByDay
  const numbers = sql.param([...new Set(performances)])
  // Each row as its difference to the day before, so that the running sum needs no row for days without a reading.
  const rows = await queryRows<Record<keyof SalesDay, string>>(
    db,
    sql`SELECT to_char(day, 'YYYY-MM-DD') AS day, sum(sum(sold)) OVER days AS sold, sum(sum(taken)) OVER days AS taken, sum(sum(places)) OVER days AS places
      FROM (
        SELECT ${day} AS day,
          coalesce(${sold}, ${taken}) - lag(coalesce(${sold}, ${taken}), 1, 0) OVER own AS sold,
          ${taken} - lag(${taken}, 1, 0) OVER own AS taken,
          ${places} - lag(${places}, 1, 0) OVER own AS places
        FROM ${salesByDay} WHERE ${performance} = ANY(${numbers}::text[])
        WINDOW own AS (PARTITION BY ${performance} ORDER BY ${day})
      ) AS steps
      GROUP BY day WINDOW days AS (ORDER BY day) ORDER BY day`,
  )
  return rows.map((row) => ({ day: row.day, sold: Number(row.sold), taken: Number(row.taken), places: Number(row.places) }))
}
