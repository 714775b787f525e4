import { sql } from 'drizzle-orm'
import type { Clock } from '../app/platform/clock/clock.ts'
import type { Database } from '../app/platform/database/database.ts'
import { type CartState, lockOpenCart, readCart, recordRequest } from './carts.ts'
import { HOLD_MINUTES, MAX_EXTENSIONS, MAX_HOLD_MINUTES } from './holds.ts'
import { Rejection } from './rejection.ts'

const MINUTE_MS = 60_000

/** Whether what a cart holds can be held for longer than it is. */
export function canExtend(cart: CartState): boolean {
  return !cart.isPaid && cart.tickets.length > 0 && cart.extensions < MAX_EXTENSIONS && endOf(cart) < lastEndOf(cart)
}

const endOf = ({ tickets }: CartState) => Math.min(...tickets.map((ticket) => ticket.held_until_ms))

/** What was held before carts could be held for longer has no beginning, and is left as it is. */
const lastEndOf = ({ heldFrom }: CartState) => (heldFrom ?? Number.NEGATIVE_INFINITY) + MAX_HOLD_MINUTES * MINUTE_MS

/**
 * Holds what a cart has for fifteen minutes from now, a few times and never beyond a total: others want seats too.
 * The same key again changes nothing.
 * @throws Rejection −204 when nothing is held any more, −217 when it cannot be held longer
 */
export async function extendCart(db: Database, clock: Clock, cart: string, key: string): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    await lockOpenCart(tx, cart)
    if (!(await recordRequest(tx, { key, cart, now: now.toString(), body: `extend ${cart}` }))) return
    const held = await readCart(tx, clock, cart)
    if (held.tickets.length === 0) throw new Rejection('noReservation')
    if (!canExtend(held)) throw new Rejection('notLonger')
    const until = Math.min(now.epochMilliseconds + HOLD_MINUTES * MINUTE_MS, lastEndOf(held))
    // Asked at once it would gain nothing, so it counts for nothing.
    if (until <= endOf(held)) return
    await tx.execute(sql`UPDATE sandbox_shop.carts SET extensions = extensions + 1 WHERE id = ${cart}`)
    await tx.execute(sql`
      UPDATE sandbox_shop.tickets SET held_until = ${Temporal.Instant.fromEpochMilliseconds(Math.floor(until)).toString()}::timestamptz
      WHERE cart = ${cart} AND sold_at IS NULL AND held_until > ${now.toString()}::timestamptz`)
  })
}
