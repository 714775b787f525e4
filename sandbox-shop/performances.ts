import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '../app/platform/clock/clock.ts'
import type { Database } from '../app/platform/database/database.ts'
import { centsOf, FULL_PRICE, HALLS, PRICE_TABLES, type PriceTable, quotaOf, SALE_TYPES, type SeatGroupPlan } from './halls.ts'
import { Rejection } from './rejection.ts'
import { saleRulesSchema } from './sale-rules.ts'
import { rowsOf } from './tables.ts'

const RETENTION_DAYS = 90
const TIMEZONE = 'Europe/Berlin'

/** A performance as the site sends it to the shop. */
export const performanceSchema = z.strictObject({
  title: z.string().min(1).max(300),
  startsAt: z.iso.datetime({ offset: true }),
  saleFrom: z.iso.datetime({ offset: true }).nullable(),
  isCancelled: z.boolean().default(false),
  hall: z.enum(Object.keys(HALLS)),
  priceTable: z.enum(Object.keys(PRICE_TABLES) as [PriceTable, ...PriceTable[]]).default('standard'),
  /** names of the seat groups that are sold only with a code */
  onlyWithCode: z.array(z.string()).default([]),
  rules: saleRulesSchema.default({}),
  /** share of the seats that are sold already, for demo data */
  soldShare: z.number().min(0).max(1).default(0),
})

export const performanceId = z.string().regex(/^[\w.:-]{1,80}$/)

export type NewPerformance = z.output<typeof performanceSchema> & { id: string }

/**
 * Creates a performance with all its places, or updates title, times and prices of an existing one, which keeps its hall and
 * stock.
 * @returns whether it is new
 */
export async function putPerformance(db: Database, clock: Clock, performance: NewPerformance): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Rows are inserted from generate_series, which PostgreSQL estimates at a million rows; JIT compilation for that takes a second.
    await tx.execute(sql`SET LOCAL jit = off`)
    const [stored] = await rowsOf<{ hall: string; is_new: boolean }>(
      tx,
      sql`INSERT INTO sandbox_shop.performances (id, title, starts_at, sale_from, is_cancelled, hall, sale_rules)
          VALUES (${performance.id}, ${performance.title}, ${performance.startsAt}, ${performance.saleFrom}, ${performance.isCancelled}, ${performance.hall},
            ${JSON.stringify(performance.rules)}::jsonb)
          ON CONFLICT (id) DO UPDATE SET title = excluded.title, starts_at = excluded.starts_at, sale_from = excluded.sale_from,
            is_cancelled = excluded.is_cancelled, sale_rules = excluded.sale_rules
          RETURNING hall, (xmax = 0) AS is_new`,
    )
    const isNew = stored?.is_new ?? false
    for (const [index, plan] of (HALLS[stored?.hall ?? ''] ?? []).entries()) {
      if (isNew) await addSeatGroup(tx, performance, index + 1, plan)
      else await setEntries(tx, performance, index + 1, plan)
      await setPrices(tx, performance, index + 1, plan)
      const needsCode = performance.onlyWithCode.includes(plan.name)
      await tx.execute(
        sql`UPDATE sandbox_shop.seat_groups SET needs_code = ${needsCode} WHERE performance = ${performance.id} AND number = ${index + 1}`,
      )
      if (isNew && performance.soldShare > 0) await sellDemoSeats(tx, clock, performance, index + 1, plan)
    }
    await blockSeats(tx, performance)
    return isNew
  })
}

/** Blocks the seats that the rules name, and no others. A blocked seat is one that is held without an end; taken ones stay taken. */
async function blockSeats(tx: Database, { id, rules }: NewPerformance): Promise<void> {
  await tx.execute(sql`DELETE FROM sandbox_shop.tickets WHERE performance = ${id} AND held_until = 'infinity'`)
  const seats = (rules.blocked ?? []).map((seat) => seat.split('-').map(Number)).map(([group, row, seat]) => ({ group, row, seat }))
  if (seats.length === 0) return
  await tx.execute(sql`
    INSERT INTO sandbox_shop.tickets (performance, seat_group, block, row_number, seat_number, sale_type, cents, held_until)
    SELECT ${id}, "group", 0, "row", seat, ${FULL_PRICE}::int, 0, 'infinity'
    FROM jsonb_to_recordset(${JSON.stringify(seats)}::jsonb) AS s ("group" int, "row" int, seat int)
    ON CONFLICT (performance, seat_group, block, row_number, seat_number) DO NOTHING`)
}

/** Cancels a performance, which stops its sale, or takes that back; tickets stay. @throws Rejection when it is unknown */
export async function setCancelled(db: Database, id: string, isCancelled: boolean): Promise<void> {
  const rows = await rowsOf(db, sql`UPDATE sandbox_shop.performances SET is_cancelled = ${isCancelled} WHERE id = ${id} RETURNING id`)
  if (rows.length === 0) throw new Rejection('unknownPerformance')
}

/** Deletes old performances, so that the database does not grow without bound. */
export async function purgeOldPerformances(db: Database, clock: Clock): Promise<void> {
  const before = clock
    .now()
    .subtract({ hours: RETENTION_DAYS * 24 })
    .toString()
  await db.execute(sql`DELETE FROM sandbox_shop.performances WHERE starts_at < ${before}::timestamptz`)
  await db.execute(sql`
    DELETE FROM sandbox_shop.carts c WHERE c.created_at < ${before}::timestamptz
      AND NOT EXISTS (SELECT FROM sandbox_shop.tickets t WHERE t.cart = c.id)`)
}

async function addSeatGroup(tx: Database, performance: NewPerformance, number: number, plan: SeatGroupPlan): Promise<void> {
  await tx.execute(sql`
    INSERT INTO sandbox_shop.seat_groups (performance, number, name, description, is_numbered)
    VALUES (${performance.id}, ${number}, ${plan.name}, ${plan.text}, ${plan.isNumbered})`)
  for (const { block, timeStart, capacity } of blocksOf(plan, performance.startsAt)) {
    await tx.execute(sql`
      INSERT INTO sandbox_shop.blocks (performance, seat_group, block, time_start, first_row, row_count, seats_per_row)
      VALUES (${performance.id}, ${number}, ${block}, ${timeStart}, ${plan.firstRow}, ${plan.rows}, ${capacity})`)
  }
}

/** Sets the timeslots of entry relative to the beginning, also when that has changed. */
async function setEntries(tx: Database, { id, startsAt }: NewPerformance, number: number, plan: SeatGroupPlan): Promise<void> {
  for (const { block, timeStart } of blocksOf(plan, startsAt)) {
    await tx.execute(sql`
      UPDATE sandbox_shop.blocks SET time_start = ${timeStart} WHERE performance = ${id} AND seat_group = ${number} AND block = ${block}`)
  }
}

/** One block for the whole group, or one per timeslot, which share its places. */
function blocksOf(plan: SeatGroupPlan, startsAt: string): { block: number; timeStart: string | null; capacity: number }[] {
  if (plan.entries.length === 0) return [{ block: 0, timeStart: null, capacity: plan.seatsPerRow }]
  const starts = Temporal.Instant.from(startsAt).toZonedDateTimeISO(TIMEZONE)
  return plan.entries.map((minutes, index) => ({
    block: index + 1,
    timeStart: starts.subtract({ minutes }).toPlainTime().toString({ smallestUnit: 'minute' }),
    capacity: Math.floor(plan.seatsPerRow / plan.entries.length),
  }))
}

async function setPrices(tx: Database, performance: NewPerformance, number: number, plan: SeatGroupPlan): Promise<void> {
  const values = SALE_TYPES.map(
    (type) =>
      sql`(${performance.id}, ${number}::int, ${type.id}::int, ${centsOf(plan, type, performance.priceTable)}::int, ${quotaOf(plan, type)}::int)`,
  )
  await tx.execute(sql`
    INSERT INTO sandbox_shop.prices (performance, seat_group, sale_type, cents, quota) VALUES ${sql.join(values, sql`, `)}
    ON CONFLICT (performance, seat_group, sale_type) DO UPDATE SET cents = excluded.cents, quota = excluded.quota`)
}

/** Sells a share of the seats as demo data: in pairs where they are numbered, deterministically. */
async function sellDemoSeats(tx: Database, clock: Clock, performance: NewPerformance, number: number, plan: SeatGroupPlan): Promise<void> {
  const now = clock.now().toString()
  const isSold = plan.isNumbered
    ? sql`('x' || substr(md5(concat_ws('/', b.performance, b.seat_group, r, (s + 1) / 2)), 1, 6))::bit(24)::int < ${performance.soldShare}::float8 * 16777216`
    : sql`s <= round(${performance.soldShare}::float8 * b.seats_per_row)`
  await tx.execute(sql`
    INSERT INTO sandbox_shop.tickets (performance, seat_group, block, row_number, seat_number, sale_type, cents, held_until, sold_at)
    SELECT b.performance, b.seat_group, b.block, r, s, p.sale_type, p.cents, ${now}::timestamptz, ${now}::timestamptz
    FROM sandbox_shop.blocks b
    JOIN sandbox_shop.prices p ON p.performance = b.performance AND p.seat_group = b.seat_group AND p.sale_type = ${FULL_PRICE}
    CROSS JOIN generate_series(b.first_row, b.first_row + b.row_count - 1) r
    CROSS JOIN generate_series(1, b.seats_per_row) s
    WHERE b.performance = ${performance.id} AND b.seat_group = ${number} AND ${isSold}`)
}

/** A performance as the shop's page shows it. */
export type ShownPerformance = {
  id: string
  title: string
  starts_ms: number
  sale_from_ms: number | null
  is_cancelled: boolean
  is_over: boolean
  is_early: boolean
}

/** One performance; undefined when the shop does not know it. */
export async function findPerformance(db: Database, clock: Clock, id: string): Promise<ShownPerformance | undefined> {
  const now = clock.now().toString()
  const [row] = await rowsOf<ShownPerformance>(
    db,
    sql`SELECT id, title, (extract(epoch FROM starts_at) * 1000)::float8 AS starts_ms,
          (extract(epoch FROM sale_from) * 1000)::float8 AS sale_from_ms,
          is_cancelled, starts_at <= ${now}::timestamptz AS is_over, coalesce(sale_from > ${now}::timestamptz, false) AS is_early
        FROM sandbox_shop.performances WHERE id = ${id}`,
  )
  return row
}
