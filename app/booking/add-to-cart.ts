import { postWithCsrfToken } from '../platform/http/post-with-csrf-token.ts'
import { waitForConnection } from '../platform/http/wait-for-connection.ts'
import { t } from '../platform/i18n/i18n.ts'
import { callPath } from '../platform/routing/call-path.ts'
import { setCartExpiry } from './cart-store.ts'
import { CART_IN_THE_WAY, NOT_BOOKABLE, TERMS_CHANGED } from './constants.ts'
import type { OfferAnswer } from './offer-schema.ts'
import { saveOrder } from './saved-orders.ts'
import type { AddToCartBody } from './selection.ts'
import type { GivenSeat } from './ticket-shop.ts'

/**
 * The outcome of the requests together: how many things were added and how many of them are tickets, the cart's address, how many tickets it holds now
 * and for how long, and the rejected items with their reasons.
 */
export type CartOutcome = {
  added: number
  tickets: number
  cartUrl: string | null
  inCart: number
  secondsLeft: number
  rejected: RejectedItem[]
  /** the numbered seats that the shop gave; empty where it names none */
  givenSeats: GivenSeat[]
}
/**
 * `code` is the shop's, where it gave one; `reason` is the server's message, a sentence; `seats` are those of the visitor's
 * own choice that are the reason; `isClosed` when no tickets are sold at all, here or in the shop; `changed` is what is sold now
 * where the reason is that it is not what the visitor was shown; `isOtherCart` when the cart belongs to another event of the shop.
 */
export type RejectedItem = {
  seat_group: string
  tickets: number
  code: number | undefined
  reason: string
  seats?: string[] | undefined
  isClosed?: boolean
  changed?: OfferAnswer | undefined
  isOtherCart?: boolean
}

type CartResponse = {
  cart_url?: string
  tickets_quantity?: number
  seconds_left?: number
  can_extend?: boolean
  given_seats?: GivenSeat[]
  code?: string
  response_code?: number
  detail?: string
  seats?: string[]
  offer?: OfferAnswer
}

/**
 * `onWait` is called when the request has to wait for the network; `signal` ends the waiting; `replacesCart` gives up a cart that
 * belongs to another event of the shop.
 */
export type SendOptions = { signal: AbortSignal; onWait: () => void; replacesCart?: boolean }

const CART_URL = '/api/shop-cart/'
const KEY_WORDS = 4

/**
 * Sends the requests one after another (AMB-22); a failure does not undo those before it. While the network is down it
 * waits and resumes by itself; the idempotency key keeps a request from counting twice.
 * @throws the reason of the signal
 */
export async function addToCart(performance: string, calls: AddToCartBody[], waiting: SendOptions): Promise<CartOutcome> {
  const outcome: CartOutcome = { added: 0, tickets: 0, cartUrl: null, inCart: 0, secondsLeft: 0, rejected: [], givenSeats: [] }
  for (const call of calls) {
    const { isExtra, ...body } = call
    const count = body.quantities.reduce((sum, amount) => sum + amount, 0)
    const tickets = isExtra ? 0 : count
    const answer = await send({ event_jet_id: performance, ...body, ...(waiting.replacesCart ? { replaces_cart: true } : {}) }, waiting)
    if (answer.cart_url) {
      outcome.added += count
      outcome.tickets += tickets
      outcome.cartUrl = answer.cart_url
      outcome.inCart = answer.tickets_quantity ?? outcome.added
      outcome.secondsLeft = answer.seconds_left ?? 0
      outcome.givenSeats.push(...(answer.given_seats ?? []))
      setCartExpiry(answer)
      saveOrder({ performance, call, tickets, seats: answer.given_seats }, outcome.inCart)
    } else {
      const reason = answer.detail ?? t('The ticket shop is not responding. Please try again in a few minutes.')
      const isClosed = answer.code === NOT_BOOKABLE
      const changed = answer.code === TERMS_CHANGED ? answer.offer : undefined
      outcome.rejected.push({
        ...{ seat_group: call.seat_group, tickets: count, reason, isClosed, changed, isOtherCart: answer.code === CART_IN_THE_WAY },
        ...{ code: answer.response_code, seats: answer.seats },
      })
    }
  }
  return outcome
}

// Not randomUUID, which browsers offer in secure contexts only.
const newIdempotencyKey = () => crypto.getRandomValues(new Uint32Array(KEY_WORDS)).join('-')

/** Extends the hold of the cart. @returns the seconds it is held now; a message where it could not be extended */
export async function extendCart(): Promise<number | string> {
  const init = { headers: { 'Idempotency-Key': newIdempotencyKey() } }
  try {
    const response = await postWithCsrfToken(callPath(`${CART_URL}extension/`), init, CART_URL)
    const answer = (await response.json()) as CartResponse
    if (!response.ok) return answer.detail ?? t('The ticket shop is not responding. Please try again in a few minutes.')
    setCartExpiry(answer)
    return answer.seconds_left ?? 0
  } catch (error) {
    console.warn('shop-cart', error)
    return t('No connection')
  }
}

async function send(body: unknown, { signal, onWait }: SendOptions): Promise<CartResponse> {
  const init = { headers: { 'content-type': 'application/json', 'Idempotency-Key': newIdempotencyKey() }, body: JSON.stringify(body) }
  for (let attempt = 1; ; attempt++) {
    let text: string
    try {
      text = await (await postWithCsrfToken(callPath(CART_URL), init, CART_URL)).text()
    } catch (error) {
      signal.throwIfAborted()
      console.warn('shop-cart', error)
      if (attempt > 1) {
        onWait()
        await waitForConnection(signal)
      }
      continue
    }
    try {
      return JSON.parse(text) as CartResponse
    } catch {
      return {} // A response of a proxy in front of the server, not JSON.
    }
  }
}
