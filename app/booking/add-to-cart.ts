import { CSRF_COOKIE, cookieOf } from '../platform/http/cookies.ts'
import { cartWasFilled } from './cart-store.ts'
import type { CartCall } from './selection.ts'
import { SHOP_UNREACHABLE } from './ticket-shop.ts'

/**
 * What became of the calls: how many tickets got in, where the cart is, how many it holds now and for how long, and what
 * was refused with which code.
 */
export type CartOutcome = { added: number; cartUrl: string | null; inCart: number; secondsLeft: number; refused: RefusedCall[] }
export type RefusedCall = { seat_group: string; tickets: number; code: number }

type Answer = { cart_url?: string; tickets_quantity?: number; seconds_left?: number; response_code?: number }

/** A call that got no answer is sent once more; its key keeps it from counting twice. */
const ATTEMPTS = 2
const KEY_WORDS = 4

/** Sends the calls one after another (AMB-22); one that fails does not undo those before it. */
export async function addToCart(performance: string, calls: CartCall[]): Promise<CartOutcome> {
  const outcome: CartOutcome = { added: 0, cartUrl: null, inCart: 0, secondsLeft: 0, refused: [] }
  for (const call of calls) {
    const tickets = call.quantities.reduce((sum, amount) => sum + amount, 0)
    const answer = await send({ event_jet_id: performance, ...call })
    if (answer.cart_url) {
      outcome.added += tickets
      outcome.cartUrl = answer.cart_url
      outcome.inCart = answer.tickets_quantity ?? outcome.added
      outcome.secondsLeft = answer.seconds_left ?? 0
      cartWasFilled(outcome.secondsLeft)
    } else {
      outcome.refused.push({ seat_group: call.seat_group, tickets, code: answer.response_code ?? SHOP_UNREACHABLE })
    }
  }
  return outcome
}

async function send(body: unknown): Promise<Answer> {
  // Not randomUUID, which browsers offer on secure addresses alone.
  const key = crypto.getRandomValues(new Uint32Array(KEY_WORDS)).join('-')
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      const response = await fetch('/api/shop-cart/', {
        method: 'POST',
        credentials: 'same-origin',
        headers: {
          'content-type': 'application/json',
          'X-CSRFToken': cookieOf(document.cookie, CSRF_COOKIE) ?? '',
          'Idempotency-Key': key,
        },
        body: JSON.stringify(body),
      })
      return (await response.json()) as Answer
    } catch (error) {
      console.error('shop-cart', error)
    }
  }
  return {}
}
