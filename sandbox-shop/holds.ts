import { sql } from 'drizzle-orm'
import type { Clock } from '../app/platform/clock/clock.ts'
import type { Database } from '../app/platform/database/database.ts'
import { lockOpenCart, noteRequest } from './carts.ts'
import { Refusal, type RefusalName } from './refusal.ts'
import { chooseSeats, type Seat, seatKey } from './seating.ts'
import { rowsOf } from './tables.ts'

/** How long chosen tickets are held (B §9). */
export const HOLD_MINUTES = 15
/** Most tickets that one cart holds. */
export const MAX_TICKETS_PER_CART = 40

/** What somebody wants of one performance. */
export type Wish = {
  performance: string
  /** name of the seat group; null for the first with enough seats */
  seatGroup: string | null
  /** timeslot; null for the first with enough places */
  block: number | null
  items: { saleType: number; quantity: number }[]
}

/**
 * Holds tickets for 15 minutes in one transaction, all or none. What the cart already holds is held anew with
 * them, so that a cart ends as a whole. The same key again changes nothing.
 * Buyers of one seat group take turns (its row is locked); the uniqueness of a seat stands behind that.
 * @throws Refusal
 */
export async function holdTickets(db: Database, clock: Clock, cart: string, wish: Wish, idempotencyKey: string): Promise<void> {
  const now = clock.now().toString()
  const until = clock.now().add({ minutes: HOLD_MINUTES }).toString()
  await db.transaction(async (tx) => {
    await lockOpenCart(tx, cart)
    if (!(await noteRequest(tx, { key: idempotencyKey, cart, body: JSON.stringify([cart, wish]), now }))) return
    await assertOnSale(tx, wish.performance, now)
    const count = wish.items.reduce((sum, item) => sum + item.quantity, 0)
    if ((await countHeld(tx, cart, now)) + count > MAX_TICKETS_PER_CART) throw new Refusal('cartFull')
    const found = await findSeats(tx, wish, count, now)
    await takeSeats(tx, { ...found, performance: wish.performance, cart, now, until })
    await tx.execute(sql`
      UPDATE sandbox_shop.tickets SET held_until = ${until} WHERE cart = ${cart} AND sold_at IS NULL AND held_until > ${now}::timestamptz`)
  })
}

async function assertOnSale(tx: Database, performance: string, now: string): Promise<void> {
  const [row] = await rowsOf<{ is_cancelled: boolean; is_early: boolean; is_over: boolean }>(
    tx,
    sql`SELECT is_cancelled, coalesce(sale_from > ${now}::timestamptz, false) AS is_early, starts_at <= ${now}::timestamptz AS is_over
        FROM sandbox_shop.performances WHERE id = ${performance}`,
  )
  if (!row) throw new Refusal('unknownPerformance')
  if (row.is_cancelled) throw new Refusal('cancelled')
  if (row.is_early) throw new Refusal('saleNotBegun')
  if (row.is_over) throw new Refusal('saleOver')
}

async function countHeld(tx: Database, cart: string, now: string): Promise<number> {
  const [row] = await rowsOf<{ tickets: number }>(
    tx,
    sql`SELECT count(*)::int AS tickets FROM sandbox_shop.tickets WHERE cart = ${cart} AND sold_at IS NULL AND held_until > ${now}::timestamptz`,
  )
  return row?.tickets ?? 0
}

type Group = { number: number; is_numbered: boolean }
type Block = { block: number; first_row: number; row_count: number; seats_per_row: number }
type Ticket = { saleType: number; cents: number }
type Found = { group: number; block: number; seats: Seat[]; tickets: Ticket[] }

/** The seats for a wish, in the first of the groups and timeslots it allows that has them. */
async function findSeats(tx: Database, wish: Wish, count: number, now: string): Promise<Found> {
  const groups = await rowsOf<Group>(
    tx,
    sql`SELECT number, is_numbered FROM sandbox_shop.seat_groups
        WHERE performance = ${wish.performance} AND (${wish.seatGroup}::text IS NULL OR name = ${wish.seatGroup})
        ORDER BY number FOR UPDATE`,
  )
  let reason: RefusalName = 'unknownSeatGroup'
  for (const { number: group, is_numbered } of groups) {
    const tickets = await ticketsFor(tx, wish, group, now)
    if (typeof tickets === 'string') {
      reason = tickets
      continue
    }
    const blocks = await blocksFor(tx, wish, group)
    reason = blocks.length > 0 ? 'notEnoughSeats' : 'unknownTimeslot'
    for (const { block, first_row, row_count, seats_per_row } of blocks) {
      const plan = { firstRow: first_row, rows: row_count, seatsPerRow: seats_per_row, isNumbered: is_numbered }
      const seats = chooseSeats(plan, await takenSeats(tx, wish.performance, group, block, now), count)
      if (seats) return { group, block, seats, tickets }
    }
  }
  throw new Refusal(reason)
}

type Price = { sale_type: number; cents: number; quota: number | null; taken: number }

/** What the wanted tickets cost in a group, one entry per ticket; the reason when a kind is unknown there or its quota used up. */
async function ticketsFor(tx: Database, wish: Wish, group: number, now: string): Promise<Ticket[] | RefusalName> {
  const prices = await rowsOf<Price>(
    tx,
    sql`SELECT p.sale_type, p.cents, p.quota, CASE WHEN p.quota IS NULL THEN 0 ELSE (
            SELECT count(*)::int FROM sandbox_shop.tickets t
            WHERE t.performance = p.performance AND t.seat_group = p.seat_group AND t.sale_type = p.sale_type
              AND (t.sold_at IS NOT NULL OR t.held_until > ${now}::timestamptz)) END AS taken
        FROM sandbox_shop.prices p WHERE p.performance = ${wish.performance} AND p.seat_group = ${group}`,
  )
  const tickets: Ticket[] = []
  for (const { saleType, quantity } of wish.items) {
    const price = prices.find((candidate) => candidate.sale_type === saleType)
    if (!price) return 'unknownSaleType'
    if (price.quota !== null && price.taken + quantity > price.quota) return 'quotaUsedUp'
    price.taken += quantity
    for (let count = 0; count < quantity; count++) tickets.push({ saleType, cents: price.cents })
  }
  return tickets
}

function blocksFor(tx: Database, wish: Wish, group: number): Promise<Block[]> {
  return rowsOf<Block>(
    tx,
    sql`SELECT block, first_row, row_count, seats_per_row FROM sandbox_shop.blocks
        WHERE performance = ${wish.performance} AND seat_group = ${group} AND (${wish.block}::int IS NULL OR block = ${wish.block})
        ORDER BY block`,
  )
}

async function takenSeats(tx: Database, performance: string, group: number, block: number, now: string): Promise<Set<number>> {
  const rows = await rowsOf<Seat>(
    tx,
    sql`SELECT row_number AS row, seat_number AS seat FROM sandbox_shop.tickets
        WHERE performance = ${performance} AND seat_group = ${group} AND block = ${block}
          AND (sold_at IS NOT NULL OR held_until > ${now}::timestamptz)`,
  )
  return new Set(rows.map(seatKey))
}

type Taking = Found & { performance: string; cart: string; now: string; until: string }

/** Writes the tickets. A seat whose hold is over changes hands; one that is not refuses the whole transaction. */
async function takeSeats(tx: Database, { performance, group, block, seats, tickets, cart, now, until }: Taking): Promise<void> {
  const rows = seats.map(({ row, seat }, index) => {
    const { saleType, cents } = tickets[index] ?? { saleType: 0, cents: 0 }
    return sql`(${performance}, ${group}::int, ${block}::int, ${row}::int, ${seat}::int, ${saleType}::int, ${cents}::int, ${cart}::uuid, ${until}::timestamptz)`
  })
  const taken = await rowsOf(
    tx,
    sql`INSERT INTO sandbox_shop.tickets AS t (performance, seat_group, block, row_number, seat_number, sale_type, cents, cart, held_until)
        VALUES ${sql.join(rows, sql`, `)}
        ON CONFLICT (performance, seat_group, block, row_number, seat_number) DO UPDATE
          SET sale_type = excluded.sale_type, cents = excluded.cents, cart = excluded.cart, held_until = excluded.held_until
          WHERE t.sold_at IS NULL AND t.held_until <= ${now}::timestamptz
        RETURNING 1`,
  )
  if (taken.length < seats.length) throw new Refusal('notEnoughSeats')
}
