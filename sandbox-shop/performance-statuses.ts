import { sql } from 'drizzle-orm'
import type { Clock } from '../app/platform/clock/clock.ts'
import type { Database } from '../app/platform/database/database.ts'
import { rowsOf } from './tables.ts'

/** The status of a performance besides its offer: date, cancelled or not, seats sold and held. */
export type PerformanceStatus = { starts_at: string; is_cancelled: boolean; sold: number; held: number; places: number }

type Row = { id: string; starts_at: Date | string; is_cancelled: boolean; sold: number; held: number; places: number }

/** What is counted of a performance `p`. */
const seatCounts = (now: string) => sql`
  (SELECT count(*)::int FROM sandbox_shop.tickets t WHERE t.performance = p.id AND t.sold_at IS NOT NULL) AS sold,
  (SELECT count(*)::int FROM sandbox_shop.tickets t
    WHERE t.performance = p.id AND t.sold_at IS NULL AND t.held_until > ${now}::timestamptz) AS held,
  (SELECT coalesce(sum(b.row_count * b.seats_per_row), 0)::int FROM sandbox_shop.blocks b WHERE b.performance = p.id) AS places`

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
    sql`SELECT p.id, p.starts_at, p.is_cancelled, ${seatCounts(now)}
        FROM sandbox_shop.performances p WHERE p.id IN (${wanted})`,
  )
  return Object.fromEntries(rows.map(({ id, starts_at, ...row }) => [id, { ...row, starts_at: new Date(starts_at).toISOString() }]))
}

const DATES_PER_PAGE = 100

/** A performance as the shop lists it for its operator, with the hall in which it takes place. */
export type ListedDate = PerformanceStatus & { id: string; title: string; hall: string }

/**
 * The performances that begin in a range, by date, a hundred at a time. One statement.
 * @param after where the page before has ended
 */
export async function listDates(
  db: Database,
  clock: Clock,
  { from, until, after }: { from: string; until: string; after?: { startsAt: string; id: string } | undefined },
): Promise<{ dates: ListedDate[]; next: string | null }> {
  const following = after ? sql`AND (p.starts_at, p.id) > (${after.startsAt}::timestamptz, ${after.id})` : sql``
  const rows = await rowsOf<Row & { title: string; hall: string }>(
    db,
    sql`SELECT p.id, p.title, p.hall, p.starts_at, p.is_cancelled, ${seatCounts(clock.now().toString())}
        FROM sandbox_shop.performances p
        WHERE p.starts_at >= ${from}::timestamptz AND p.starts_at < ${until}::timestamptz ${following}
        ORDER BY p.starts_at, p.id LIMIT ${DATES_PER_PAGE + 1}::int`,
  )
  const dates = rows.slice(0, DATES_PER_PAGE).map((row) => ({ ...row, starts_at: new Date(row.starts_at).toISOString() }))
  const last = dates.at(-1)
  return { dates, next: last && rows.length > DATES_PER_PAGE ? `${last.starts_at} ${last.id}` : null }
}
