import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Clock } from '../app/platform/clock/clock.ts'
import type { Database } from '../app/platform/database/database.ts'
import { Rejection } from './rejection.ts'
import { rowsOf } from './tables.ts'

/** Creates an empty cart; its id is a capability. Idempotent by the key. */
export async function createCart(db: Database, clock: Clock, idempotencyKey?: string): Promise<string> {
  const id = randomUUID()
  const now = clock.now().toString()
  return db.transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO sandbox_shop.carts (id, created_at) VALUES (${id}, ${now})`)
    if (!idempotencyKey || (await recordRequest(tx, { key: idempotencyKey, cart: id, now, body: 'cart' }))) return id
    const [known] = await rowsOf<{ cart: string }>(
      tx,
      sql`SELECT cart FROM sandbox_shop.requests WHERE idempotency_key = ${idempotencyKey}`,
    )
    await tx.execute(sql`DELETE FROM sandbox_shop.carts WHERE id = ${id}`)
    return known?.cart ?? id
  })
}

/** The hash of a request body. */
export function hashBody(body: string): string {
  return createHash('sha256').update(body).digest('hex')
}

type RequestRecord = { key: string; cart: string; now: string; body: string }

/** Records a request under its idempotency key. @returns false when it was recorded before @throws Rejection −230 when the key was used for another request */
export async function recordRequest(tx: Database, { key, cart, now, body }: RequestRecord): Promise<boolean> {
  const hash = hashBody(body)
  const inserted = await rowsOf(
    tx,
    sql`INSERT INTO sandbox_shop.requests (idempotency_key, cart, body_hash, created_at) VALUES (${key}, ${cart}, ${hash}, ${now})
        ON CONFLICT (idempotency_key) DO NOTHING RETURNING 1`,
  )
  if (inserted.length > 0) return true
  const [known] = await rowsOf<{ body_hash: string }>(tx, sql`SELECT body_hash FROM sandbox_shop.requests WHERE idempotency_key = ${key}`)
  if (known?.body_hash !== hash) throw new Rejection('otherRequest')
  return false
}

/** Locks a cart for this transaction. @throws Rejection −204 when it is unknown or paid */
export async function lockOpenCart(tx: Database, cart: string): Promise<void> {
  const [row] = await rowsOf<{ is_paid: boolean }>(
    tx,
    sql`SELECT paid_at IS NOT NULL AS is_paid FROM sandbox_shop.carts WHERE id = ${cart} FOR UPDATE`,
  )
  if (!row || row.is_paid) throw new Rejection('noReservation')
}

/** A ticket that a cart holds or has bought. */
export type CartTicket = {
  id: number
  performance: string
  title: string
  starts_ms: number
  seat_group: string
  description: string
  is_numbered: boolean
  /** whether it lets nobody in */
  is_extra: boolean
  time_start: string | null
  row_number: number
  seat_number: number
  sale_type: number
  cents: number
  code: string | null
  /** the idempotency key of the request that held it */
  request: string | null
  held_until_ms: number
}

/** The state of a cart; `extensions` counts how often its holds, which began at `heldFrom`, were extended. */
export type CartState = { isPaid: boolean; tickets: CartTicket[]; extensions: number; heldFrom: number | null }

/** Reads a cart with its held tickets, or with the bought ones. @throws Rejection −204 when there is no such cart */
export async function readCart(db: Database, clock: Clock, cart: string): Promise<CartState> {
  const [row] = await rowsOf<{ is_paid: boolean; extensions: number; held_from_ms: number | null }>(
    db,
    sql`SELECT paid_at IS NOT NULL AS is_paid, extensions, (extract(epoch FROM held_from) * 1000)::float8 AS held_from_ms
        FROM sandbox_shop.carts WHERE id = ${cart}`,
  )
  if (!row) throw new Rejection('noReservation')
  const tickets = await rowsOf<CartTicket>(
    db,
    sql`SELECT t.id::int, t.performance, p.title, (extract(epoch FROM p.starts_at) * 1000)::float8 AS starts_ms, g.name AS seat_group,
          g.description, g.is_numbered, coalesce(p.sale_rules -> 'extras' ? g.name, false) AS is_extra, b.time_start, t.row_number, t.seat_number, t.sale_type, t.cents, t.code, t.request,
          (extract(epoch FROM t.held_until) * 1000)::float8 AS held_until_ms
        FROM sandbox_shop.tickets t
        JOIN sandbox_shop.performances p ON p.id = t.performance
        JOIN sandbox_shop.seat_groups g ON g.performance = t.performance AND g.number = t.seat_group
        JOIN sandbox_shop.blocks b ON b.performance = t.performance AND b.seat_group = t.seat_group AND b.block = t.block
        WHERE t.cart = ${cart} AND (t.sold_at IS NOT NULL OR t.held_until > ${clock.now().toString()}::timestamptz)
        ORDER BY p.starts_at, p.id, t.seat_group, t.block, t.row_number, t.seat_number`,
  )
  return { isPaid: row.is_paid, tickets, extensions: row.extensions, heldFrom: row.held_from_ms }
}

/** Seconds until the holds of a cart expire, rounded up; 0 when it has none. */
export function secondsLeftOf(tickets: readonly CartTicket[], now: Temporal.Instant): number {
  if (tickets.length === 0) return 0
  const endsAt = Math.min(...tickets.map((ticket) => ticket.held_until_ms))
  return Math.max(0, Math.ceil((endsAt - now.epochMilliseconds) / 1000))
}

/** Releases the holds of a cart: one ticket, or all. Sold tickets and expired holds are not affected. */
export async function releaseTickets(db: Database, clock: Clock, cart: string, ticket?: number): Promise<void> {
  await db.execute(sql`
    DELETE FROM sandbox_shop.tickets
    WHERE cart = ${cart} AND sold_at IS NULL AND held_until > ${clock.now().toString()}::timestamptz
      AND (${ticket ?? null}::bigint IS NULL OR id = ${ticket ?? null})`)
}

/**
 * Sells the held tickets of a cart, after the simulated payment.
 * @returns the number of tickets @throws Rejection −204 when there is no hold any more
 */
export async function payCart(db: Database, clock: Clock, cart: string): Promise<number> {
  const now = clock.now().toString()
  return db.transaction(async (tx) => {
    await lockOpenCart(tx, cart)
    const sold = await rowsOf(
      tx,
      sql`UPDATE sandbox_shop.tickets SET sold_at = ${now} WHERE cart = ${cart} AND sold_at IS NULL AND held_until > ${now}::timestamptz RETURNING id`,
    )
    if (sold.length === 0) throw new Rejection('noReservation')
    await tx.execute(sql`UPDATE sandbox_shop.carts SET paid_at = ${now} WHERE id = ${cart}`)
    return sold.length
  })
}
