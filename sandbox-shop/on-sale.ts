import { sql } from 'drizzle-orm'
import type { Database } from '../app/platform/database/database.ts'
import { Rejection } from './rejection.ts'
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

/** Whether and when a performance is sold. */
type Sale = { kind: 'window'; from: string | null; until: string } | { kind: 'off'; what: 'performance' }

/** Whether and when performances are sold, by id; unknown ones are missing. One statement. */
export async function salesOf(db: Database, ids: readonly string[]): Promise<Record<string, Sale>> {
  if (ids.length === 0) return {}
  const wanted = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const rows = await rowsOf<{ id: string; is_cancelled: boolean; sale_from: Date | string | null; starts_at: Date | string }>(
    db,
    sql`SELECT id, is_cancelled, sale_from, starts_at FROM sandbox_shop.performances WHERE id IN (${wanted})`,
  )
  const iso = (moment: Date | string) => new Date(moment).toISOString()
  return Object.fromEntries(
    rows.map(({ id, is_cancelled, sale_from, starts_at }): [string, Sale] => [
      id,
      is_cancelled
        ? { kind: 'off', what: 'performance' }
        : { kind: 'window', from: sale_from === null ? null : iso(sale_from), until: iso(starts_at) },
    ]),
  )
}

type BlockRow = {
  number: number
  name: string
  is_numbered: boolean
  needs_code: boolean
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
    sql`SELECT g.number, g.name, g.is_numbered, g.needs_code, b.block, b.first_row, b.row_count, b.seats_per_row
        FROM sandbox_shop.seat_groups g JOIN sandbox_shop.blocks b ON b.performance = g.performance AND b.seat_group = g.number
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
