import { onTestFinished, vi } from 'vitest'
import { type Answers, type Asked, answerRequests } from '../../tests/components/answers.ts'
import { CART_AMOUNT_COOKIE, CART_URL_COOKIE } from './cart-cookies.ts'
import { clearCart } from './cart-store.ts'

const CART_URL = '/webshop/cart/5b1c7a52-0000-4000-8000-000000000000'

/** The cart as the shop knows it, which a test changes. */
type HeldCart = { tickets_quantity: number; cart_url: string; seconds_left: number; can_extend: boolean }

const DAY_MS = 24 * 60 * 60 * 1000
let days = 0

/** A clock that the test moves on, a day later than the last: the store still knows when it asked before. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() + ++days * DAY_MS })
  onTestFinished(() => void vi.useRealTimers())
}

/**
 * Answers for the server about one cart: what is ordered is put into it and held for fifteen minutes, unless the test refuses it.
 * @param answers to the other requests of the component, and to those of the cart that go otherwise
 */
export function answerCart(answers: Answers = {}) {
  const cart: HeldCart = { tickets_quantity: 0, cart_url: CART_URL, seconds_left: 0, can_extend: false }
  const shop: { cart: HeldCart; asked: Asked[]; refusal?: (() => unknown) | undefined } = { cart, asked: [] }
  const order = ({ body }: { body?: unknown }) => {
    if (shop.refusal) return shop.refusal()
    const { quantities } = body as { quantities: number[] }
    const added = quantities.reduce((sum, amount) => sum + amount, 0)
    fill(cart, cart.tickets_quantity + added)
    return { ...cart }
  }
  // The time that is left is the module's own state, which stays between tests.
  onTestFinished(clearCart)
  shop.asked = answerRequests({
    'GET /api/shop-cart/': () => ({ ...cart }),
    'POST /api/shop-cart/': order,
    'POST /en/api/shop-cart/': order,
    ...answers,
  })
  return shop
}

/** Puts tickets into the cart as another page does, for fifteen minutes if nothing else is said. */
export function fill(cart: HeldCart, tickets: number, seconds = 900): void {
  Object.assign(cart, { tickets_quantity: tickets, seconds_left: seconds })
  // biome-ignore lint/suspicious/noDocumentCookie: set before the next request is asked
  document.cookie = `${CART_AMOUNT_COOKIE}=${tickets}; path=/`
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${CART_URL_COOKIE}=${encodeURIComponent(CART_URL)}; path=/`
}

/** What happens when the cart was paid or emptied: the shop takes its cookies away. */
export function forgetCart(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: gone before the next tick
  for (const name of [CART_AMOUNT_COOKIE, CART_URL_COOKIE]) document.cookie = `${name}=; path=/; max-age=0`
}
