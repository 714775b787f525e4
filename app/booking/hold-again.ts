import { addToCart, type CartOutcome, extendCart, type Waiting } from './add-to-cart.ts'
import { forgetCart, readCartSnapshot } from './cart-store.ts'
import { CART_IS_OVER } from './constants.ts'
import type { KeptOrder } from './kept-orders.ts'

/** Waits as long as there is no line, and tells nobody. */
const PATIENT: Waiting = { signal: new AbortController().signal, onWait: () => {} }

/** Holds the cart for longer. @param sentenceOf says for how long it is held @returns what is said of it */
export async function holdLonger(sentenceOf: (seconds: number) => string): Promise<string> {
  const seconds = await extendCart()
  if (typeof seconds === 'string') return seconds
  tellShop()
  return sentenceOf(seconds)
}

/** Reserves what was in a cart whose time is over. @returns what became of all orders together */
export async function reserveAgain(orders: KeptOrder[], waiting: Waiting = PATIENT): Promise<CartOutcome> {
  const all: CartOutcome = { added: 0, cartUrl: null, inCart: 0, secondsLeft: 0, refused: [] }
  for (const { performance, call } of orders) {
    const { added, refused, ...cart } = await addToCart(performance, [call], waiting)
    all.added += added
    all.refused.push(...refused)
    if (added > 0) Object.assign(all, cart)
  }
  // What nobody could reserve again has been said to be over.
  if (readCartSnapshot() === CART_IS_OVER) forgetCart()
  tellShop()
  return all
}

/** The shop's own page, where it is framed, shows how long the cart is held, too. */
function tellShop(): void {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[data-shop]')
  if (frame) frame.contentWindow?.postMessage('cart-held', new URL(frame.src).origin)
}
