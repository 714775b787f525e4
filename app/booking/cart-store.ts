import { readCookie } from '../platform/http/cookies.ts'
import { CART_AMOUNT_COOKIE, CART_URL_COOKIE } from './cart-cookies.ts'
import { CART_EXPIRED } from './constants.ts'

const TICK_MS = 1000
/** Key in `localStorage` of the last known expiry. */
const STORAGE_KEY = 'cart-held'
/** How long to wait before asking again when the shop could not say how long the cart is held. */
const RETRY_AFTER_MS = 60_000
/** Cookies that vanish this shortly before the expiry have expired; earlier, the cart was emptied or bought. */
const EXPIRY_TOLERANCE_MS = 3000

/**
 * What the browser knows of its cart. Its existence is in the cookies, which every tab sees; its expiry only the shop
 * knows, which is asked once per page, when the cookies change and when a tab becomes visible.
 */
type StoredCart = { cookies: string; endsAt: number | undefined; canExtend?: boolean }

const NO_CART: StoredCart = { cookies: '', endsAt: undefined }

let known = NO_CART
let nextRefreshAt = 0
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

/** `amount|url|seconds|longer`, the seconds empty while they are not known; `CART_IS_OVER`; or an empty text without a cart. */
export function readCartSnapshot(): string {
  adoptFromOtherTabs()
  if (known.endsAt !== undefined && Date.now() >= known.endsAt) return CART_EXPIRED
  const cookies = readCookies() || endingWithin(EXPIRY_TOLERANCE_MS)
  if (!cookies) return ''
  if (known.cookies !== cookies || known.endsAt === undefined) return `${cookies}|`
  return `${cookies}|${Math.ceil((known.endsAt - Date.now()) / 1000)}|${known.canExtend ? 1 : ''}`
}

/** The cookies of a cart that is about to expire: when they vanish a moment before, it has expired all the same. */
function endingWithin(milliseconds: number): string {
  return known.endsAt !== undefined && Date.now() >= known.endsAt - milliseconds ? known.cookies : ''
}

/**
 * Adopts what another tab has stored, at the time of expiry: while this tab slept, the cart may have been bought,
 * emptied, filled again or extended there.
 */
function adoptFromOtherTabs(): void {
  const now = Date.now()
  if (known.endsAt === undefined || now < known.endsAt) return
  const kept = readStored()
  if (kept && (kept.cookies !== known.cookies || (kept.endsAt ?? 0) > now)) known = kept
}

/** Clears an expired cart, once the visitor has been told. */
export function clearCart(): void {
  store(NO_CART)
  notify()
}

/** The number of tickets in the expired cart. */
export function lastTicketCount(): number {
  return Number.parseInt(known.cookies, 10)
}

/** Sets the expiry from a response about the cart; zero seconds mean that there is none. */
export function setCartExpiry({ seconds_left = 0, can_extend = false }: { seconds_left?: number; can_extend?: boolean }): void {
  store(seconds_left > 0 ? { cookies: readCookies(), endsAt: Date.now() + seconds_left * 1000, canExtend: can_extend } : NO_CART)
  notify()
}

/** Stores what is known, for other tabs and for pages that cannot reach the shop. */
function store(now: StoredCart): void {
  known = now
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(known))
  } catch {
    // Where nothing may be stored, a page without a line shows the count alone.
  }
}

/** What any tab has stored last. */
function readStored(): StoredCart | undefined {
  try {
    return (JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as StoredCart | null) ?? undefined
  } catch {
    return undefined
  }
}

/** The stored expiry of the cart with these cookies. */
function storedFor(cookies: string): StoredCart {
  const kept = readStored()
  return kept && cookies && kept.cookies === cookies ? kept : NO_CART
}

let timer: ReturnType<typeof setInterval> | undefined

function start(): void {
  const cookies = readCookies()
  if (known.endsAt === undefined) known = storedFor(cookies)
  // Where it is known from before, the shop is asked all the same; elsewhere the first tick asks.
  if (known.endsAt !== undefined) void refreshFromShop()
  timer = setInterval(tick, TICK_MS)
  document.addEventListener('visibilitychange', refreshWhenVisible)
  tick()
}

function stop(): void {
  clearInterval(timer)
  document.removeEventListener('visibilitychange', refreshWhenVisible)
}

function tick(): void {
  const cookies = readCookies()
  if (cookies && cookies !== known.cookies && Date.now() >= nextRefreshAt) void refreshFromShop()
  // Other tabs, which may sleep, learn that it was not its time that ended it.
  if (!cookies && known !== NO_CART && !endingWithin(EXPIRY_TOLERANCE_MS)) store(NO_CART)
  notify()
}

function refreshWhenVisible(): void {
  if (document.visibilityState === 'visible' && readCookies()) void refreshFromShop()
}

/** Asks the shop for the cart; the response also updates the cookies. */
async function refreshFromShop(): Promise<void> {
  nextRefreshAt = Date.now() + RETRY_AFTER_MS
  try {
    const response = await fetch('/api/shop-cart/', { credentials: 'same-origin' })
    if (!response.ok) return
    setCartExpiry((await response.json()) as { seconds_left: number; can_extend: boolean })
    // A shop that names no time is not asked every second.
    if (known.endsAt !== undefined) nextRefreshAt = 0
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
