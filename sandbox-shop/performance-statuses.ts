import { sql } from 'drizzle-orm'
import type { Clock } from '../app/platform/clock/clock.ts'
import type { Database } from '../app/platform/database/database.ts'
import type { InShopReason, SaleRules } from './sale-rules.ts'
import { rowsOf } from './tables.ts'

/** The status of a performance besides its offer: date, cancelled or not, seats sold and held. */
export type PerformanceStatus = {
  starts_at: string
  is_cancelled: boolean
  sold: number
  held: number
  places: number
  /** seat groups that the shop's own page alone sells */
  in_shop: { product: string; reason: InShopReason }[]
}

type Row = Omit<PerformanceStatus, 'starts_at' | 'in_shop'> & { id: string; starts_at: Date | string; sale_rules: SaleRules }

/** What is counted of a performance `p`; blocked seats are no places. */
const seatCounts = (now: string) => sql`
  (SELECT count(*)::int FROM sandbox_shop.tickets t WHERE t.performance = p.id AND t.sold_at IS NOT NULL) AS sold,
  (SELECT count(*)::int FROM sandbox_shop.tickets t
    WHERE t.performance = p.id AND t.sold_at IS NULL AND t.held_until > ${now}::timestamptz AND t.held_until < 'infinity') AS held,
  (SELECT coalesce(sum(b.row_count * b.seats_per_row), 0)::int FROM sandbox_shop.blocks b WHERE b.performance = p.id)
    - (SELECT count(*)::int FROM sandbox_shop.tickets t WHERE t.performance = p.id AND t.held_until = 'infinity') AS places`

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
    sql`SELECT p.id, p.starts_at, p.is_cancelled, p.sale_rules, ${seatCounts(now)}
        FROM sandbox_shop.performances p WHERE p.id IN (${wanted})`,
  )
  return Object.fromEntries(rows.map(({ id, ...row }) => [id, statusOf(row)]))
}

function statusOf({ starts_at, sale_rules, ...row }: Omit<Row, 'id'>): PerformanceStatus {
  const in_shop = Object.entries(sale_rules.inShop ?? {}).map(([product, reason]) => ({ product, reason }))
  return { ...row, starts_at: new Date(starts_at).toISOString(), in_shop }
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
    sql`SELECT p.id, p.title, p.hall, p.starts_at, p.is_cancelled, p.sale_rules, ${seatCounts(clock.now().toString())}
        FROM sandbox_shop.performances p
        WHERE p.starts_at >= ${from}::timestamptz AND p.starts_at < ${until}::timestamptz ${following}
        ORDER BY p.starts_at, p.id LIMIT ${DATES_PER_PAGE + 1}::int`,
  )
  const dates = rows.slice(0, DATES_PER_PAGE).map(({ id, title, hall, ...row }) => ({ id, title, hall, ...statusOf(row) }))
  const last = dates.at(-1)
  return { dates, next: last && rows.length > DATES_PER_PAGE ? `${last.starts_at} ${last.id}` : null }
}
