import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Clock } from '../app/platform/clock/clock.ts'
import type { Database } from '../app/platform/database/database.ts'
import { HALLS, SALE_TYPES, ticketPrice } from './halls.ts'

/** How long chosen tickets are held. */
export const HOLD_MINUTES = 15
export const NOT_ENOUGH_SEATS = -214
export const NO_RESERVATION = -204
export const UNKNOWN_PERFORMANCE = -101
export const SALE_NOT_OPEN = -120

const FEW_SHARE = 0.12

/** The shop says no; callers get the code. */
export class Refusal extends Error {
  readonly code: number
  constructor(code: number) {
    super(`refused with ${code}`)
    this.code = code
  }
}

export type NewPerformance = { id: string; title: string; startsAt: string; saleFrom: string | null; hall: string; soldShare?: number }

/** Takes performances into the shop's programme, each with its seats. What is known already keeps its stock. */
export async function addPerformances(db: Database, performances: NewPerformance[]): Promise<number> {
  let added = 0
  for (const performance of performances) {
    const groups = HALLS[performance.hall]
    if (!groups) continue
    await db.transaction(async (tx) => {
      const { rows } = (await tx.execute(sql`
        INSERT INTO sandbox_shop.performances (id, title, starts_at, sale_from, hall)
        VALUES (${performance.id}, ${performance.title}, ${performance.startsAt}, ${performance.saleFrom}, ${performance.hall})
        ON CONFLICT (id) DO UPDATE SET title = excluded.title, starts_at = excluded.starts_at, sale_from = excluded.sale_from
        RETURNING (xmax = 0) AS inserted`)) as unknown as { rows: { inserted: boolean }[] }
      if (!rows[0]?.inserted) return
      added++
      for (const group of groups) {
        await tx.execute(sql`
          INSERT INTO sandbox_shop.seats (performance, seat_group, row_number, seat_number, sold)
          SELECT ${performance.id}, ${group.name}, r, s, ((r * 7 + s * 13) % 100) < ${Math.round((performance.soldShare ?? 0) * 100)}
          FROM generate_series(1, ${group.rows}::int) r, generate_series(1, ${group.seatsPerRow}::int) s`)
      }
    })
  }
  return added
}

type OfferRow = { performance: string; hall: string; seat_group: string; free: number; total: number }

/** What can be bought of each performance now. One statement. A hold that is over by the clock counts as free. */
export async function offersOf(db: Database, clock: Clock, ids: string[]) {
  const now = clock.now().toString()
  const { rows } = (await db.execute(sql`
    SELECT s.performance, p.hall, s.seat_group,
      count(*) FILTER (WHERE NOT s.sold AND (s.held_until IS NULL OR s.held_until <= ${now}::timestamptz))::int AS free,
      count(*)::int AS total
    FROM sandbox_shop.seats s JOIN sandbox_shop.performances p ON p.id = s.performance
    WHERE s.performance IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
    GROUP BY s.performance, p.hall, s.seat_group`)) as unknown as { rows: OfferRow[] }
  const offers: Record<string, ReturnType<typeof seatGroupOf>[]> = {}
  for (const row of rows) offers[row.performance] = []
  for (const id of Object.keys(offers)) {
    const own = rows.filter((row) => row.performance === id)
    const plans = HALLS[own[0]?.hall ?? ''] ?? []
    offers[id] = plans.flatMap((plan, index) => {
      const row = own.find((candidate) => candidate.seat_group === plan.name)
      return row ? [seatGroupOf(plan, index, row)] : []
    })
  }
  return offers
}

function seatGroupOf(plan: (typeof HALLS)[string][number], index: number, row: OfferRow) {
  return {
    id: index + 1,
    seat_group: plan.name,
    status: row.free === 0 ? 0 : row.free <= Math.ceil(row.total * FEW_SHARE) ? 2 : 1,
    text: plan.text,
    prices: SALE_TYPES.map((saleType) => ({
      id: (index + 1) * 10 + saleType.id,
      price: ticketPrice(plan, saleType),
      sale_type_id: saleType.id,
      seat_group: plan.name,
      text: plan.text,
      name: saleType.name,
      has_discounts: saleType.id === 1,
    })),
    timeslots: [],
  }
}

export type CartItem = {
  cart: string | null
  performance: string
  seatGroup: string | null
  saleTypes: number[]
  quantities: number[]
  idempotencyKey: string
}

/**
 * Holds tickets for 15 minutes, in one transaction: seats beside each other in a numbered group, any in another.
 * The same key again changes nothing and gives the same cart.
 * @throws Refusal −101 unknown, −120 not on sale yet, −214 not enough (connected) seats
 */
export function holdTickets(db: Database, clock: Clock, item: CartItem): Promise<{ cart: string; tickets: number }> {
  const now = clock.now()
  const until = now.add({ minutes: HOLD_MINUTES }).toString()
  return db.transaction(async (tx) => {
    const [known] = await rowsOf<{ cart: string }>(
      tx,
      sql`SELECT cart FROM sandbox_shop.requests WHERE idempotency_key = ${item.idempotencyKey}`,
    )
    if (known) return { cart: known.cart, tickets: await countHeld(tx, known.cart, now.toString()) }
    const [performance] = await rowsOf<{ hall: string; open: boolean }>(
      tx,
      // The lock lets one buyer of a performance choose at a time, so that no seat is chosen twice.
      sql`SELECT hall, (sale_from IS NULL OR sale_from <= ${now.toString()}::timestamptz) AS open
          FROM sandbox_shop.performances WHERE id = ${item.performance} FOR UPDATE`,
    )
    const plan = HALLS[performance?.hall ?? '']?.find((group) => item.seatGroup === null || group.name === item.seatGroup)
    if (!performance || !plan) throw new Refusal(UNKNOWN_PERFORMANCE)
    if (!performance.open) throw new Refusal(SALE_NOT_OPEN)
    const cart = item.cart ?? randomUUID()
    const saleTypes = item.quantities.flatMap((quantity, index) => Array<number>(quantity).fill(item.saleTypes[index] ?? 1))
    const seats = await chooseSeats(tx, item.performance, plan.name, plan.numbered, saleTypes.length, now.toString())
    for (const [index, seat] of seats.entries()) {
      await tx.execute(
        sql`UPDATE sandbox_shop.seats SET cart = ${cart}, sale_type = ${saleTypes[index] ?? 1}, held_until = ${until} WHERE id = ${seat}`,
      )
    }
    // What the cart already holds is held as long as what was added last.
    await tx.execute(
      sql`UPDATE sandbox_shop.seats SET held_until = ${until} WHERE cart = ${cart} AND NOT sold AND held_until > ${now.toString()}::timestamptz`,
    )
    await tx.execute(
      sql`INSERT INTO sandbox_shop.requests (idempotency_key, cart, created_at) VALUES (${item.idempotencyKey}, ${cart}, ${now.toString()})`,
    )
    return { cart, tickets: await countHeld(tx, cart, now.toString()) }
  })
}

async function chooseSeats(
  tx: Database,
  performance: string,
  group: string,
  numbered: boolean,
  count: number,
  now: string,
): Promise<number[]> {
  const free = await rowsOf<{ id: string; row_number: number; seat_number: number }>(
    tx,
    sql`SELECT id, row_number, seat_number FROM sandbox_shop.seats
        WHERE performance = ${performance} AND seat_group = ${group} AND NOT sold AND (held_until IS NULL OR held_until <= ${now}::timestamptz)
        ORDER BY row_number, seat_number`,
  )
  const chosen = numbered ? connected(free, count) : free.slice(0, count)
  if (chosen.length < count) throw new Refusal(NOT_ENOUGH_SEATS)
  return chosen.map((seat) => Number(seat.id))
}

/** The first run of seats beside each other in one row; empty when there is none that long. */
export function connected<T extends { row_number: number; seat_number: number }>(free: T[], count: number): T[] {
  let run: T[] = []
  for (const seat of free) {
    const last = run.at(-1)
    const isNext = last && last.row_number === seat.row_number && last.seat_number + 1 === seat.seat_number
    run = isNext ? [...run, seat] : [seat]
    if (run.length === count) return run
  }
  return []
}

async function countHeld(tx: Database, cart: string, now: string): Promise<number> {
  const [row] = await rowsOf<{ tickets: number }>(
    tx,
    sql`SELECT count(*)::int AS tickets FROM sandbox_shop.seats WHERE cart = ${cart} AND NOT sold AND held_until > ${now}::timestamptz`,
  )
  return row?.tickets ?? 0
}

export type HeldTicket = {
  seat: number
  performance: string
  title: string
  starts_at: Date
  seat_group: string
  row_number: number
  seat_number: number
  sale_type: number
  held_until: Date
  hall: string
}

/** What a cart holds now. */
export function ticketsOf(db: Database, clock: Clock, cart: string): Promise<HeldTicket[]> {
  return rowsOf<HeldTicket>(
    db,
    sql`SELECT s.id::int AS seat, s.performance, p.title, p.starts_at, p.hall, s.seat_group, s.row_number, s.seat_number, s.sale_type, s.held_until
        FROM sandbox_shop.seats s JOIN sandbox_shop.performances p ON p.id = s.performance
        WHERE s.cart = ${cart} AND NOT s.sold AND s.held_until > ${clock.now().toString()}::timestamptz
        ORDER BY p.starts_at, s.row_number, s.seat_number`,
  )
}

/** Gives one seat of a cart back. */
export async function releaseSeat(db: Database, cart: string, seat: number): Promise<void> {
  await db.execute(
    sql`UPDATE sandbox_shop.seats SET cart = NULL, sale_type = NULL, held_until = NULL WHERE id = ${seat} AND cart = ${cart} AND NOT sold`,
  )
}

/** Sells what a cart holds, after the fictitious payment. @throws Refusal −204 when nothing is held any more */
export async function checkOut(db: Database, clock: Clock, cart: string): Promise<number> {
  const sold = await rowsOf<{ id: string }>(
    db,
    sql`UPDATE sandbox_shop.seats SET sold = true WHERE cart = ${cart} AND NOT sold AND held_until > ${clock.now().toString()}::timestamptz RETURNING id`,
  )
  if (sold.length === 0) throw new Refusal(NO_RESERVATION)
  return sold.length
}

async function rowsOf<T>(db: Database, statement: ReturnType<typeof sql>): Promise<T[]> {
  return ((await db.execute(statement)) as unknown as { rows: T[] }).rows
}
