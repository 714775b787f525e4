import { sql } from 'drizzle-orm'
import type { Clock } from '../app/platform/clock/clock.ts'
import type { Database } from '../app/platform/database/database.ts'
import { type CartState, lockOpenCart, readCart, recordRequest } from './carts.ts'
import { Rejection } from './rejection.ts'

const MINUTE_MS = 60_000
/** Most extensions of a cart, each for as long as it was held at first at most. */
const MAX_EXTENSIONS = 2

/** Whether the holds of a cart can be extended. @param holdMinutes how long the shop holds tickets */
export function canExtend(cart: CartState, holdMinutes: number): boolean {
  return !cart.isPaid && cart.tickets.length > 0 && cart.extensions < MAX_EXTENSIONS && endOf(cart) < lastEndOf(cart, holdMinutes)
}

const endOf = ({ tickets }: CartState) => Math.min(...tickets.map((ticket) => ticket.held_until_ms))

/** The latest end of a cart's holds; carts without `heldFrom`, from before extensions existed, cannot be extended. */
const lastEndOf = ({ heldFrom }: CartState, holdMinutes: number) =>
  (heldFrom ?? Number.NEGATIVE_INFINITY) + (1 + MAX_EXTENSIONS) * holdMinutes * MINUTE_MS

/**
 * Holds the tickets of a cart anew from now on, within the limits of number and total duration. Idempotent by
 * the key.
 * @throws Rejection −204 when there is no hold any more, −217 when it cannot be extended
 */
export async function extendCart(db: Database, clock: Clock, cart: string, key: string, holdMinutes: number): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    await lockOpenCart(tx, cart)
    if (!(await recordRequest(tx, { key, cart, now: now.toString(), body: `extend ${cart}` }))) return
    const held = await readCart(tx, clock, cart)
    if (held.tickets.length === 0) throw new Rejection('noReservation')
    if (!canExtend(held, holdMinutes)) throw new Rejection('notLonger')
    const until = Math.min(now.epochMilliseconds + holdMinutes * MINUTE_MS, lastEndOf(held, holdMinutes))
    // An extension that would not lengthen the hold is not counted.
    if (until <= endOf(held)) return
    await tx.execute(sql`UPDATE sandbox_shop.carts SET extensions = extensions + 1 WHERE id = ${cart}`)
    await tx.execute(sql`
      UPDATE sandbox_shop.tickets SET held_until = ${Temporal.Instant.fromEpochMilliseconds(Math.floor(until)).toString()}::timestamptz
      WHERE cart = ${cart} AND sold_at IS NULL AND held_until > ${now.toString()}::timestamptz`)
  })
}
