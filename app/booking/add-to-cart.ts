import { CSRF_COOKIE, cookieOf } from '../platform/http/cookies.ts'
import type { CartCall } from './selection.ts'
import { cartWasFilled } from './use-cart.ts'

/** What became of the calls: how many tickets got in, where the cart is, and what was refused with which code. */
export type CartOutcome = { added: number; cartUrl: string | null; refused: { seat_group: string; tickets: number; code: number }[] }

/** Sends the calls one after another (AMB-22); one that fails does not undo those before it. */
export async function addToCart(performance: string, calls: CartCall[]): Promise<CartOutcome> {
  const outcome: CartOutcome = { added: 0, cartUrl: null, refused: [] }
  for (const call of calls) {
    const tickets = call.quantities.reduce((sum, amount) => sum + amount, 0)
    const answer = await send({ event_jet_id: performance, ...call })
    if (answer.cart_url) {
      outcome.added += tickets
      outcome.cartUrl = answer.cart_url
    } else {
      outcome.refused.push({ seat_group: call.seat_group, tickets, code: answer.response_code ?? 0 })
    }
  }
  if (outcome.added > 0) cartWasFilled()
  return outcome
}

async function send(body: unknown): Promise<{ cart_url?: string; response_code?: number }> {
  try {
    const response = await fetch('/api/shop-cart/', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', 'X-CSRFToken': cookieOf(document.cookie, CSRF_COOKIE) ?? '' },
      body: JSON.stringify(body),
    })
    return await response.json()
  } catch (error) {
    console.error('shop-cart', error)
    return { response_code: 0 }
  }
}
