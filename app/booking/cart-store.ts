import { readCookie } from '../platform/http/cookies.ts'
import { CART_AMOUNT_COOKIE, CART_URL_COOKIE } from './cart-cookies.ts'
import { CART_EXPIRED, WARN_AT_MINUTES } from './constants.ts'

const TICK_MS = 1000
/** The page of the shop that the site frames. */
const SHOP_FRAME = 'iframe[data-shop]'
/** Key in `localStorage` of the last known expiry. */
const STORAGE_KEY = 'cart-held'
/** How long to wait before asking again when the shop gave no expiry. */
const RETRY_AFTER_MS = 60_000
/**
 * With so many seconds left a page that frames the shop asks it again, before a warning and before the end: the shop's
 * own pages may have lengthened the hold.
 */
const ASK_AT_SECONDS = [...WARN_AT_MINUTES.map((minutes) => minutes * 60), 0].map((seconds) => seconds + 5)
/** Cookies that vanish this shortly before the expiry have expired; earlier, the cart was emptied or bought. */
const EXPIRY_TOLERANCE_MS = 3000

/**
 * The browser's state of its cart. Whether there is one is in the cookies, which every tab sees; the expiry is known to
 * the shop only, which is asked once per page, when the cookies change, when a tab becomes visible, and beside
 * the framed shop when that shows another page and before the hold ends.
 */
type StoredCart = { cookies: string; endsAt: number | undefined; canExtend?: boolean }

const NO_CART: StoredCart = { cookies: '', endsAt: undefined }

let cart = NO_CART
let nextRefreshAt = 0
/** the seconds left at the last tick */
let lastLeft = Number.NaN
const listeners = new Set<() => void>()

/** Subscribes to changes of the cart and of its remaining seconds. @returns unsubscribes */
export function subscribeToCart(onChange: () => void): () => void {
  if (listeners.size === 0) start()
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
    if (listeners.size === 0) stop()
  }
}

/** `amount|url|seconds|longer`, the seconds empty while unknown; `CART_EXPIRED`; or an empty string without a cart. */
export function readCartSnapshot(): string {
  adoptFromOtherTabs()
  if (cart.endsAt !== undefined && Date.now() >= cart.endsAt) return CART_EXPIRED
  const cookies = readCookies() || endingWithin(EXPIRY_TOLERANCE_MS)
  if (!cookies) return ''
  if (cart.cookies !== cookies || cart.endsAt === undefined) return `${cookies}|`
  return `${cookies}|${Math.ceil((cart.endsAt - Date.now()) / 1000)}|${cart.canExtend ? 1 : ''}`
}

/**
 * The cookies of a cart whose hold ends within this time: when they vanish a moment early, it has expired all the same.
 */
function endingWithin(milliseconds: number): string {
  return cart.endsAt !== undefined && Date.now() >= cart.endsAt - milliseconds ? cart.cookies : ''
}

/**
 * At the expiry, adopts what another tab has stored: while this tab was suspended, the cart may have been bought,
 * emptied, refilled or extended there.
 */
function adoptFromOtherTabs(): void {
  const now = Date.now()
  if (cart.endsAt === undefined || now < cart.endsAt) return
  const stored = readStored()
  if (stored && (stored.cookies !== cart.cookies || (stored.endsAt ?? 0) > now)) cart = stored
}

/** Clears an expired cart, once the visitor has been notified. */
export function clearCart(): void {
  store(NO_CART)
  notify()
}

/** The number of tickets in the expired cart. */
export function lastTicketCount(): number {
  return Number.parseInt(cart.cookies, 10)
}

/** Sets the expiry from a response about the cart; zero seconds mean that there is none. */
export function setCartExpiry({ seconds_left = 0, can_extend = false }: { seconds_left?: number; can_extend?: boolean }): void {
  store(seconds_left > 0 ? { cookies: readCookies(), endsAt: Date.now() + seconds_left * 1000, canExtend: can_extend } : NO_CART)
  notify()
}

/** Stores the state for other tabs and for pages that cannot reach the shop. */
function store(now: StoredCart): void {
  cart = now
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(cart))
  } catch {
    // Without storage, an offline page shows the ticket count alone.
  }
}

/** The state that any tab stored last. */
function readStored(): StoredCart | undefined {
  try {
    return (JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as StoredCart | null) ?? undefined
  } catch {
    return undefined
  }
}

/** The stored expiry of the cart with these cookies. */
function storedFor(cookies: string): StoredCart {
  const stored = readStored()
  return stored && cookies && stored.cookies === cookies ? stored : NO_CART
}

let timer: ReturnType<typeof setInterval> | undefined

function start(): void {
  const cookies = readCookies()
  if (cart.endsAt === undefined) cart = storedFor(cookies)
  // A stored expiry is verified with the shop at once; without one the first tick asks.
  if (cart.endsAt !== undefined) void refreshFromShop()
  timer = setInterval(tick, TICK_MS)
  document.addEventListener('visibilitychange', refreshWhenVisible)
  // Load events do not bubble, but they are captured.
  document.addEventListener('load', refreshAfterShopPage, true)
  tick()
}

function stop(): void {
  clearInterval(timer)
  document.removeEventListener('visibilitychange', refreshWhenVisible)
  document.removeEventListener('load', refreshAfterShopPage, true)
}

function tick(): void {
  const cookies = readCookies()
  if (cookies && cookies !== cart.cookies && Date.now() >= nextRefreshAt) void refreshFromShop()
  const left = cart.endsAt === undefined ? Number.NaN : (cart.endsAt - Date.now()) / 1000
  const isDue = ASK_AT_SECONDS.some((mark) => left <= mark && lastLeft > mark)
  if (cookies && isDue && document.querySelector(SHOP_FRAME)) void refreshFromShop()
  lastLeft = left
  // Other tabs, which may be suspended, learn that the cart did not expire.
  if (!cookies && cart !== NO_CART && !endingWithin(EXPIRY_TOLERANCE_MS)) store(NO_CART)
  notify()
}

function refreshWhenVisible(): void {
  if (document.visibilityState === 'visible' && readCookies()) void refreshFromShop()
}

/** On another page in its frame the cart may have been paid, emptied or changed. */
function refreshAfterShopPage({ target }: Event): void {
  if (target instanceof Element && target.matches(SHOP_FRAME) && readCookies()) void refreshFromShop()
}

/** Asks the shop for the cart; the response also updates the cookies. */
async function refreshFromShop(): Promise<void> {
  nextRefreshAt = Date.now() + RETRY_AFTER_MS
  try {
    const response = await fetch('/api/shop-cart/', { credentials: 'same-origin' })
    if (!response.ok) return
    setCartExpiry((await response.json()) as { seconds_left: number; can_extend: boolean })
    // A shop that gives no expiry is not asked every second.
    if (cart.endsAt !== undefined) nextRefreshAt = 0
  } catch (error) {
    console.error('shop-cart', error)
  }
}

function notify(): void {
  for (const listener of listeners) listener()
}

function readCookies(): string {
  const amount = readCookie(document.cookie, CART_AMOUNT_COOKIE)
  return amount ? `${amount}|${readCookie(document.cookie, CART_URL_COOKIE) ?? ''}` : ''
}
