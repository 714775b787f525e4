import { addToCart, type CartOutcome, extendCart, type SendOptions } from './add-to-cart.ts'
import { clearCart, readCartSnapshot } from './cart-store.ts'
import { CART_EXPIRED } from './constants.ts'
import type { SavedOrder } from './saved-orders.ts'

/** Waits for the network without feedback in the widget. */
const IN_BACKGROUND: SendOptions = { signal: new AbortController().signal, onWait: () => {} }

/** Extends the hold of the cart. @param describeHold the message for the remaining seconds @returns the message for the visitor */
export async function extendHold(describeHold: (seconds: number) => string): Promise<string> {
  const seconds = await extendCart()
  if (typeof seconds === 'string') return seconds
  notifyShopFrame()
  return describeHold(seconds)
}

/** Reserves the orders of an expired cart again. @returns the outcome of all of them together */
export async function reserveAgain(orders: SavedOrder[], waiting: SendOptions = IN_BACKGROUND): Promise<CartOutcome> {
  const all: CartOutcome = { added: 0, tickets: 0, cartUrl: null, inCart: 0, secondsLeft: 0, rejected: [], givenSeats: [] }
  for (const { performance, call } of orders) {
    const { added, tickets, rejected, givenSeats, ...cart } = await addToCart(performance, [call], waiting)
    all.added += added
    all.tickets += tickets
    all.rejected.push(...rejected)
    all.givenSeats.push(...givenSeats)
    if (added > 0) Object.assign(all, cart)
  }
  // The outcome also tells the visitor that the old cart has expired.
  if (readCartSnapshot() === CART_EXPIRED) clearCart()
  notifyShopFrame()
  return all
}

/** Notifies the embedded shop page that the hold has changed: it shows a countdown, too. */
function notifyShopFrame(): void {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[data-shop]')
  if (frame) frame.contentWindow?.postMessage('cart-held', new URL(frame.src).origin)
}
