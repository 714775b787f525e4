import { sql } from 'drizzle-orm'
import type { Clock } from '../app/platform/clock/clock.ts'
import type { Database } from '../app/platform/database/database.ts'
import { Rejection } from './rejection.ts'
import type { SaleRules } from './sale-rules.ts'
import type { GroupOnSale, PriceOnSale } from './seat-allocation.ts'
import { type Seat, seatKey } from './seating.ts'
import { rowsOf } from './tables.ts'

/** The rejection of any sale of a performance; undefined when it is on sale. */
export async function saleRejection(tx: Database, performance: string, now: string): Promise<Rejection | undefined> {
  const [row] = await rowsOf<{ is_cancelled: boolean; is_early: boolean; is_over: boolean }>(
    tx,
    sql`SELECT is_cancelled, coalesce(sale_from > ${now}::timestamptz, false) AS is_early, starts_at <= ${now}::timestamptz AS is_over
        FROM sandbox_shop.performances WHERE id = ${performance}`,
  )
  if (!row) return new Rejection('unknownPerformance')
  if (row.is_cancelled) return new Rejection('cancelled')
  if (row.is_early) return new Rejection('saleNotBegun')
  return row.is_over ? new Rejection('saleOver') : undefined
}

/** Whether and when a performance is sold. `boxOffice` names the seat groups of which the box office alone has places left. */
type Sale =
  | { kind: 'window'; from: string | null; until: string; boxOffice?: string[]; opensWithCode?: true }
  | { kind: 'off'; what: 'performance' }
  | { kind: 'code-only' | 'box-office' }

type SaleRow = {
  id: string
  is_cancelled: boolean
  sale_from: Date | string | null
  starts_at: Date | string
  is_for_codes: boolean
  is_for_box_office: boolean
  box_office: string[]
  has_code_seats: boolean
}

/** Whether and when performances are sold, by id; unknown ones are missing. One statement. */
export async function salesOf(db: Database, clock: Clock, ids: readonly string[]): Promise<Record<string, Sale>> {
  if (ids.length === 0) return {}
  const wanted = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const rows = await rowsOf<SaleRow>(
    db,
    sql`SELECT p.id, p.is_cancelled, p.sale_from, p.starts_at,
          bool_and(g.needs_code OR g.is_kept) AND bool_or(g.needs_code AND NOT g.is_kept) AS is_for_codes, bool_and(g.is_kept) AS is_for_box_office,
          bool_or(g.needs_code AND NOT g.is_kept AND g.free > 0) AS has_code_seats,
          to_jsonb(coalesce(array_agg(g.name ORDER BY g.number) FILTER (WHERE g.is_kept AND g.free > 0), '{}')) AS box_office
        FROM sandbox_shop.performances p CROSS JOIN LATERAL (
          SELECT number, name, needs_code, coalesce(p.sale_rules -> 'boxOffice' ? name, false) AS is_kept,
            (SELECT sum(row_count * seats_per_row) FROM sandbox_shop.blocks b WHERE b.performance = p.id AND b.seat_group = number)
            - (SELECT count(*) FROM sandbox_shop.tickets t WHERE t.performance = p.id AND t.seat_group = number
                AND (t.sold_at IS NOT NULL OR t.held_until > ${clock.now().toString()}::timestamptz)) AS free
          FROM sandbox_shop.seat_groups WHERE performance = p.id) g
        WHERE p.id IN (${wanted}) GROUP BY p.id`,
  )
  return Object.fromEntries(rows.map((row) => [row.id, saleOf(row)]))
}

/** In which currency performances are sold, by id; those in the house's are missing. */
export async function currenciesOf(db: Database, ids: readonly string[]): Promise<Record<string, string>> {
  if (ids.length === 0) return {}
  const wanted = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const rows = await rowsOf<{ id: string; currency: string }>(
    db,
    sql`SELECT id, sale_rules ->> 'currency' AS currency FROM sandbox_shop.performances
        WHERE id IN (${wanted}) AND sale_rules ->> 'currency' IS NOT NULL`,
  )
  return Object.fromEntries(rows.map(({ id, currency }) => [id, currency]))
}

function saleOf({ is_cancelled, sale_from, starts_at, is_for_codes, is_for_box_office, box_office, has_code_seats }: SaleRow): Sale {
  const iso = (moment: Date | string) => new Date(moment).toISOString()
  if (is_cancelled) return { kind: 'off', what: 'performance' }
  if (is_for_codes) return { kind: 'code-only' }
  if (is_for_box_office) return { kind: 'box-office' }
  const window = { kind: 'window', from: sale_from === null ? null : iso(sale_from), until: iso(starts_at) } as const
  return {
    ...window,
    ...(box_office.length > 0 ? { boxOffice: box_office } : {}),
    ...(has_code_seats ? { opensWithCode: true } : {}),
  }
}

type BlockRow = {
  number: number
  name: string
  is_numbered: boolean
  needs_code: boolean
  sale_rules: SaleRules
  block: number
  first_row: number
  row_count: number
  seats_per_row: number
}
type TakenRow = Seat & { group: number; block: number }

/**
 * Locks the seat groups of a performance for this transaction and reads their taken seats and quotas. Four statements,
 * however many requests are in the batch.
 */
export async function lockSeatGroups(tx: Database, performance: string, now: string): Promise<GroupOnSale[]> {
  await tx.execute(sql`SELECT 1 FROM sandbox_shop.seat_groups WHERE performance = ${performance} ORDER BY number FOR UPDATE`)
  const blocks = await rowsOf<BlockRow>(
    tx,
    sql`SELECT g.number, g.name, g.is_numbered, g.needs_code, p.sale_rules, b.block, b.first_row, b.row_count, b.seats_per_row
        FROM sandbox_shop.seat_groups g JOIN sandbox_shop.performances p ON p.id = g.performance JOIN sandbox_shop.blocks b ON b.performance = g.performance AND b.seat_group = g.number
        WHERE g.performance = ${performance} ORDER BY g.number, b.block`,
  )
  const prices = await rowsOf<PriceOnSale & { group: number }>(
    tx,
    sql`SELECT p.seat_group AS group, p.sale_type, p.cents, p.quota, CASE WHEN p.quota IS NULL THEN 0 ELSE (
            SELECT count(*)::int FROM sandbox_shop.tickets t
            WHERE t.performance = p.performance AND t.seat_group = p.seat_group AND t.sale_type = p.sale_type
              AND (t.sold_at IS NOT NULL OR t.held_until > ${now}::timestamptz)) END AS taken
        FROM sandbox_shop.prices p WHERE p.performance = ${performance}`,
  )
  const takenRows = await rowsOf<TakenRow>(
    tx,
    sql`SELECT seat_group AS group, block, row_number AS row, seat_number AS seat FROM sandbox_shop.tickets
        WHERE performance = ${performance} AND (sold_at IS NOT NULL OR held_until > ${now}::timestamptz)`,
  )
  const takenByBlock = Map.groupBy(takenRows, (seat) => `${seat.group}/${seat.block}`)
  return [...Map.groupBy(blocks, (block) => block.number)].map(([number, blocksOfGroup]) => ({
    number,
    name: blocksOfGroup[0]?.name ?? '',
    needsCode: blocksOfGroup[0]?.needs_code ?? false,
    rules: blocksOfGroup[0]?.sale_rules ?? {},
    prices: prices.filter((price) => price.group === number),
    blocks: blocksOfGroup.map((block) => ({
      block: block.block,
      firstRow: block.first_row,
      rows: block.row_count,
      seatsPerRow: block.seats_per_row,
      isNumbered: block.is_numbered,
      taken: new Set((takenByBlock.get(`${number}/${block.block}`) ?? []).map(seatKey)),
    })),
  }))
}
