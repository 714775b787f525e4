import { sql } from 'drizzle-orm'
import type { Clock } from '../app/platform/clock/clock.ts'
import type { Database } from '../app/platform/database/database.ts'
import { rowsOf } from './tables.ts'

/** The status of a performance besides its offer: date, cancelled or not, seats sold and held. */
export type PerformanceStatus = { starts_at: string; is_cancelled: boolean; sold: number; held: number; places: number }

type Row = { id: string; starts_at: Date | string; is_cancelled: boolean; sold: number; held: number; places: number }

/** The statuses of performances, by id; unknown ones are missing. One statement, however many. */
export async function performanceStatuses(db: Database, clock: Clock, ids: readonly string[]): Promise<Record<string, PerformanceStatus>> {
  if (ids.length === 0) return {}
  const now = clock.now().toString()
  const wanted = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const rows = await rowsOf<Row>(
    db,
    sql`SELECT p.id, p.starts_at, p.is_cancelled,
          (SELECT count(*)::int FROM sandbox_shop.tickets t WHERE t.performance = p.id AND t.sold_at IS NOT NULL) AS sold,
          (SELECT count(*)::int FROM sandbox_shop.tickets t
            WHERE t.performance = p.id AND t.sold_at IS NULL AND t.held_until > ${now}::timestamptz) AS held,
          (SELECT coalesce(sum(b.row_count * b.seats_per_row), 0)::int FROM sandbox_shop.blocks b WHERE b.performance = p.id) AS places
        FROM sandbox_shop.performances p WHERE p.id IN (${wanted})`,
  )
  return Object.fromEntries(rows.map(({ id, starts_at, ...row }) => [id, { ...row, starts_at: new Date(starts_at).toISOString() }]))
}
