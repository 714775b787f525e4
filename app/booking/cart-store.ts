import { CART_AMOUNT_COOKIE, CART_URL_COOKIE, readCookie } from '../platform/http/cookies.ts'
import { CART_EXPIRED } from './constants.ts'

const TICK_MS = 1000
/** Where the browser keeps until when its cart is held. */
const STORAGE_KEY = 'cart-held'
/** How long to leave the shop alone when it could not say how long the cart is held. */
const RETRY_AFTER_MS = 60_000
/** Cookies that go this shortly before the hold ends have ended with it; earlier the cart was emptied or bought. */
const EXPIRY_TOLERANCE_MS = 3000

/**
 * What the browser knows of its cart. That there is one stand in the cookies, which every tab sees; how long it is
 * held only the shop knows, and it is asked once per page, when the cookies change and when a tab comes back to the front.
 */
type StoredCart = { cookies: string; endsAt: number | undefined; canExtend?: boolean }

const NO_CART: StoredCart = { cookies: '', endsAt: undefined }

let known = NO_CART
let nextRefreshAt = 0
const listeners = new Set<() => void>()

/** Calls back whenever the cart or its remaining seconds may have changed. @returns a function that ends it */
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

/** The cookies of a cart that is about to end: when they go a moment before it, that is no other end. */
function endingWithin(milliseconds: number): string {
  return known.endsAt !== undefined && Date.now() >= known.endsAt - milliseconds ? known.cookies : ''
}

/**
 * At its end a cart may not be over: while this tab slept, another has seen it bought, emptied, filled anew or held for
 * longer, and has kept what it knows.
 */
function adoptFromOtherTabs(): void {
  const now = Date.now()
  if (known.endsAt === undefined || now < known.endsAt) return
  const kept = readStored()
  if (kept && (kept.cookies !== known.cookies || (kept.endsAt ?? 0) > now)) known = kept
}

/** Forgets a cart whose time is over: it has been said. */
export function clearCart(): void {
  store(NO_CART)
  notify()
}

/** How many tickets the cart held whose time is over. */
export function lastTicketCount(): number {
  return Number.parseInt(known.cookies, 10)
}

/** Takes over what an answer of the shop says about the cart. */
export function setCartExpiry({ seconds_left = 0, can_extend = false }: { seconds_left?: number; can_extend?: boolean }): void {
  store(seconds_left > 0 ? { cookies: readCookies(), endsAt: Date.now() + seconds_left * 1000, canExtend: can_extend } : NO_CART)
  notify()
}

/** Takes over what is known now, for other tabs and for a page that cannot ask the shop. */
function store(now: StoredCart): void {
  known = now
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(known))
  } catch {
    // Where nothing may be stored, a page without a line shows the count alone.
  }
}

/** What any tab has kept last; undefined where nothing is. */
function readStored(): StoredCart | undefined {
  try {
    return (JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as StoredCart | null) ?? undefined
  } catch {
    return undefined
  }
}

/** What the shop said last of the cart with these cookies. */
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

/** Asks what the shop knows; the answer also brings the cookies up to date. */
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
