import { sql } from 'drizzle-orm'
import type { Clock } from '../app/platform/clock/clock.ts'
import type { Database } from '../app/platform/database/database.ts'
import { hashBody } from './carts.ts'
import { codeOf, lockCodes } from './codes.ts'
import { lockSeatGroups, saleRejection } from './on-sale.ts'
import { Rejection } from './rejection.ts'
import { type AllocatedSeat, allocateSeats, type SeatRequest, ticketCount } from './seat-allocation.ts'
import { rowsOf } from './tables.ts'

/** Most tickets of a cart. */
export const MAX_TICKETS_PER_CART = 40

/** A request to hold tickets for a cart; idempotent by its key. */
export type HoldRequest = { cart: string; seatRequest: SeatRequest; idempotencyKey: string }

type HoldWindow = { now: string; until: string }
type Cart = { id: string; is_paid: boolean; held: number }

/**
 * Holds tickets of one performance for several carts in one transaction: each request is fulfilled wholly or rejected, one
 * after another, so that no seat is allocated twice (a unique constraint guarantees it). Tickets that a cart already holds
 * are extended, so that a cart expires as a whole.
 * @param requests of different carts and with different keys
 * @param holdMinutes how long they are held
 * @returns per request its rejection; undefined where it succeeded
 */
export async function holdBatch(
  db: Database,
  clock: Clock,
  performance: string,
  requests: readonly HoldRequest[],
  holdMinutes: number,
): Promise<(Rejection | undefined)[]> {
  const now = clock.now()
  const moment = { now: now.toString(), until: now.add({ minutes: holdMinutes }).toString() }
  return db.transaction(async (tx) => {
    const carts = await lockCarts(tx, requests, moment)
    const completed = await completedRequests(tx, requests)
    const names = new Set(requests.flatMap(({ seatRequest }) => seatRequest.code ?? []))
    const codes = await lockCodes(tx, [...names], moment.now)
    const sale = await saleRejection(tx, performance, moment.now)
    const groups = sale ? [] : await lockSeatGroups(tx, performance, moment.now)
    const allocations: { request: HoldRequest; seats: AllocatedSeat[] }[] = []
    const results = requests.map((request) => {
      const hash = completed.get(request.idempotencyKey)
      const rejection =
        cartRejection(carts.get(request.cart)) ?? (hash && hash !== bodyHash(request) ? new Rejection('otherRequest') : undefined)
      if (rejection || hash) return rejection
      if (sale) return sale
      if ((carts.get(request.cart)?.held ?? 0) + ticketCount(request.seatRequest) > MAX_TICKETS_PER_CART) return new Rejection('cartFull')
      try {
        const { seatRequest } = request
        allocations.push({ request, seats: allocateSeats(groups, seatRequest, codeOf(codes, seatRequest)) })
        return undefined
      } catch (error) {
        if (error instanceof Rejection) return error
        throw error
      }
    })
    if (allocations.length > 0) await takeSeats(tx, performance, allocations, moment)
    return results
  })
}

/** The hash of a request, recorded under its idempotency key. */
function bodyHash({ cart, seatRequest }: HoldRequest): string {
  return hashBody(JSON.stringify([cart, seatRequest]))
}

/** The rejection of a cart that is unknown or paid. */
function cartRejection(cart: Cart | undefined): Rejection | undefined {
  return !cart || cart.is_paid ? new Rejection('noReservation') : undefined
}

/** Locks the carts, always in the same order, which prevents deadlocks. */
async function lockCarts(tx: Database, requests: readonly HoldRequest[], { now }: HoldWindow): Promise<Map<string, Cart>> {
  const ids = JSON.stringify(requests.map(({ cart }) => cart))
  const rows = await rowsOf<Cart>(
    tx,
    sql`WITH locked AS (
          SELECT id, paid_at FROM sandbox_shop.carts
          WHERE id IN (SELECT value::uuid FROM jsonb_array_elements_text(${ids}::jsonb)) ORDER BY id FOR UPDATE)
        SELECT c.id, c.paid_at IS NOT NULL AS is_paid, (
          SELECT count(*)::int FROM sandbox_shop.tickets t
          WHERE t.cart = c.id AND t.sold_at IS NULL AND t.held_until > ${now}::timestamptz) AS held
        FROM locked c`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** The requests already carried out: body hash by idempotency key. */
async function completedRequests(tx: Database, requests: readonly HoldRequest[]): Promise<Map<string, string>> {
  const keys = JSON.stringify(requests.map(({ idempotencyKey }) => idempotencyKey))
  const rows = await rowsOf<{ idempotency_key: string; body_hash: string }>(
    tx,
    sql`SELECT idempotency_key, body_hash FROM sandbox_shop.requests
        WHERE idempotency_key IN (SELECT value FROM jsonb_array_elements_text(${keys}::jsonb))`,
  )
  return new Map(rows.map((row) => [row.idempotency_key, row.body_hash]))
}

/**
 * Writes the tickets and idempotency keys, and extends the carts' other holds, in one statement. A seat with an expired hold
 * is reassigned. A seat that is not free, or a key used meanwhile for another cart, rolls the transaction back.
 */
async function takeSeats(
  tx: Database,
  performance: string,
  allocations: { request: HoldRequest; seats: AllocatedSeat[] }[],
  { now, until }: HoldWindow,
): Promise<void> {
  const tickets = allocations.flatMap(({ request, seats }) =>
    seats.map((seat) => ({ ...seat, cart: request.cart, request: request.idempotencyKey })),
  )
  const completedRows = allocations.map(({ request }) => ({ key: request.idempotencyKey, cart: request.cart, hash: bodyHash(request) }))
  const [written] = await rowsOf<{ seats: number }>(
    tx,
    sql`WITH noted AS (
          INSERT INTO sandbox_shop.requests (idempotency_key, cart, body_hash, created_at)
          SELECT key, cart, hash, ${now}::timestamptz FROM jsonb_to_recordset(${JSON.stringify(completedRows)}::jsonb) AS n (key text, cart uuid, hash text)
          RETURNING cart),
        begun AS (
          UPDATE sandbox_shop.carts c SET held_from = ${now}::timestamptz, extensions = 0
          WHERE id IN (SELECT cart FROM noted) AND NOT EXISTS (
            SELECT 1 FROM sandbox_shop.tickets t WHERE t.cart = c.id AND t.sold_at IS NULL AND t.held_until > ${now}::timestamptz)),
        anew AS (
          UPDATE sandbox_shop.tickets SET held_until = ${until}::timestamptz
          WHERE cart IN (SELECT cart FROM noted) AND sold_at IS NULL AND held_until > ${now}::timestamptz),
        taken AS (
          INSERT INTO sandbox_shop.tickets AS t (performance, seat_group, block, row_number, seat_number, sale_type, cents, code, cart, request, held_until)
          SELECT ${performance}, "group", block, "row", seat, "saleType", cents, code, cart, request, ${until}::timestamptz
          FROM jsonb_to_recordset(${JSON.stringify(tickets)}::jsonb)
            AS s ("group" int, block int, "row" int, seat int, "saleType" int, cents int, code text, cart uuid, request text)
          ON CONFLICT (performance, seat_group, block, row_number, seat_number) DO UPDATE
            SET sale_type = excluded.sale_type, cents = excluded.cents, code = excluded.code, cart = excluded.cart, request = excluded.request,
              held_until = excluded.held_until
            WHERE t.sold_at IS NULL AND t.held_until <= ${now}::timestamptz
          RETURNING 1)
        SELECT count(*)::int AS seats FROM taken`,
  )
  if (written?.seats !== tickets.length) throw new Error(`only ${written?.seats} of ${tickets.length} allocated seats could be written`)
}
