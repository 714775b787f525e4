import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { cartCookies } from '../app/booking/cart-cookies.server.ts'
import { CART_URL_COOKIE } from '../app/booking/cart-cookies.ts'
import type { Clock } from '../app/platform/clock/clock.ts'
import type { Database } from '../app/platform/database/database.ts'
import { isDatabaseUnavailable } from '../app/platform/database/outage.ts'
import { readCookie } from '../app/platform/http/cookies.ts'
import { SECURITY_HEADERS } from '../app/platform/http/security-headers.ts'
import type { Logger } from '../app/platform/logging/logger.ts'
import { cartUrlOf } from './api.ts'
import { createCart, payCart, readCart, releaseTickets, secondsLeftOf } from './carts.ts'
import { canExtend, extendCart } from './extensions.ts'
import type { FaultSwitch } from './faults.ts'
import type { HoldQueue } from './hold-queue.ts'
import { offersOf } from './offers.ts'
import { cartPage, emptyCartPage, thanksPage } from './pages/cart-page.ts'
import { type Page, renderPage } from './pages/layout.ts'
import { messagePage } from './pages/message-page.ts'
import { performancePage, readSeatRequests, withoutHeld } from './pages/performance-page.ts'
import { findPerformance, performanceId } from './performances.ts'
import { Rejection } from './rejection.ts'
import { type SeatRequest, ticketCount } from './seat-allocation.ts'
import { readSeatPlan } from './stock-report.ts'

const MAX_FORM_BYTES = 16 * 1024
const ONE_YEAR = 'public, max-age=31536000, immutable'
const FONT = createRequire(import.meta.url).resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2')
const ASSETS = {
  'shop.css': ownFile('shop.css', 'text/css; charset=utf-8'),
  'cart.css': ownFile('cart.css', 'text/css; charset=utf-8'),
  'forms.css': ownFile('forms.css', 'text/css; charset=utf-8'),
  'hall.css': ownFile('hall.css', 'text/css; charset=utf-8'),
  'stock.css': ownFile('stock.css', 'text/css; charset=utf-8'),
  'admin.js': ownFile('admin.js', 'text/javascript; charset=utf-8'),
  'shop.js': ownFile('shop.js', 'text/javascript; charset=utf-8'),
  'icon.svg': ownFile('icon.svg', 'image/svg+xml'),
  'archivo.woff2': { file: FONT, type: 'font/woff2', cache: ONE_YEAR },
}
const cartParam = ':id{[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}}'

export type ShopPagesOptions = {
  db: Database
  clock: Clock
  log: Logger
  holdQueue: HoldQueue
  publicUrl: string
  siteUrl: string
  faults: FaultSwitch
  holdMinutes: number
}

/** The shop's HTML pages, in the site's design. They work without JavaScript. */
export function shopPages({ db, clock, log, holdQueue, publicUrl, siteUrl, faults, holdMinutes }: ShopPagesOptions) {
  const pages = new Hono()
  const isSecure = publicUrl.startsWith('https:')

  pages.use(bodyLimit({ maxSize: MAX_FORM_BYTES }))
  pages.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) context.header(name, value)
    context.header('content-security-policy', contentSecurityPolicy(siteUrl))
  })
  pages.onError((thrown, context) => {
    const error = isDatabaseUnavailable(thrown) ? new Rejection('offline') : thrown
    if (!(error instanceof Rejection || error instanceof z.ZodError)) log.error({ err: error }, 'shop page request failed')
    const status = error instanceof Rejection ? error.status : error instanceof z.ZodError ? 400 : 500
    return show(
      context,
      messagePage(error instanceof Rejection ? error : new Rejection(status === 400 ? 'malformed' : 'failed'), siteUrl),
      status,
    )
  })

  function show(context: Context, page: Page, status: 200 | 400 | 403 | 404 | 409 | 500 | 503 = 200) {
    context.header('cache-control', 'no-store')
    const isFramed = context.req.header('sec-fetch-dest') === 'iframe'
    return context.html(renderPage(page, { siteUrl, isFramed }), status)
  }

  /** Sets the cookie by which the site's header shows the cart. */
  async function setCartCookie(context: Context, cart: string): Promise<void> {
    const { tickets, isPaid } = await readCart(db, clock, cart)
    const held = isPaid ? [] : tickets
    const notice = { ticketsQuantity: held.filter((ticket) => !ticket.is_extra).length || held.length, url: cartUrlOf(siteUrl, cart) }
    const cookies = cartCookies(notice, context.req.url, secondsLeftOf(held, clock.now()), isSecure)
    for (const cookie of cookies) context.header('set-cookie', cookie, { append: true })
  }

  for (const [name, { file, type, cache }] of Object.entries(ASSETS)) {
    const bytes = readFileSync(file)
    pages.get(`/assets/${name}`, (context) => context.body(bytes, 200, { 'content-type': type, 'cache-control': cache }))
  }
  pages.use(async (_context, next) => {
    if (faults.current === 'offline') throw new Rejection('offline')
    await next()
  })
  pages.get('/', (context) => show(context, messagePage('welcome', siteUrl)))

  pages.get('/performances/:id', async (context) => {
    const { performance, groups } = await readPerformance(context.req.param('id'))
    return show(context, performancePage({ performance, groups, plans: await readSeatPlan(db, clock, performance.id), holdMinutes }))
  })
  pages.post('/performances/:id', async (context) => {
    const { performance, groups } = await readPerformance(context.req.param('id'))
    const { seatRequests, given } = readSeatRequests(await context.req.parseBody(), performance.id, groups)
    if (seatRequests.length === 0)
      return show(
        context,
        performancePage({
          performance,
          groups,
          plans: await readSeatPlan(db, clock, performance.id),
          holdMinutes,
          submitted: given,
          nothingChosen: true,
        }),
        400,
      )
    const cart = (await openCartOf(context)) ?? (await createCart(db, clock))
    const held: SeatRequest[] = []
    try {
      for (const seatRequest of seatRequests) {
        await holdQueue.hold({ cart, seatRequest, idempotencyKey: randomUUID() })
        held.push(seatRequest)
      }
    } catch (error) {
      if (!(error instanceof Rejection)) throw error
      await setCartCookie(context, cart)
      const left = { ...(await readPerformance(performance.id)), plans: await readSeatPlan(db, clock, performance.id), holdMinutes }
      const taken = { cart, tickets: held.reduce((sum, seatRequest) => sum + ticketCount(seatRequest), 0) }
      return show(
        context,
        performancePage({ ...left, submitted: withoutHeld(given, held, groups), rejection: error, partialHold: taken }),
        409,
      )
    }
    await setCartCookie(context, cart)
    return context.redirect(`/cart/${cart}`, 303)
  })

  pages.get(`/cart/${cartParam}`, async (context) => {
    const cart = context.req.param('id') ?? ''
    const now = await readCart(db, clock, cart)
    const { tickets, isPaid } = now
    if (isPaid) return show(context, thanksPage(tickets, siteUrl))
    if (tickets.length === 0) return show(context, emptyCartPage(siteUrl))
    const numbered = new Set(tickets.filter((ticket) => ticket.is_numbered).map((ticket) => ticket.performance))
    const plans = new Map(await Promise.all([...numbered].map(async (id) => [id, await readSeatPlan(db, clock, id)] as const)))
    const secondsLeft = secondsLeftOf(tickets, clock.now())
    return show(context, cartPage({ cart, tickets, secondsLeft, canExtend: canExtend(now, holdMinutes), plans, siteUrl }))
  })
  pages.post(`/cart/${cartParam}/extension`, async (context) => {
    const cart = context.req.param('id') ?? ''
    await extendCart(db, clock, cart, randomUUID(), holdMinutes)
    await setCartCookie(context, cart)
    return context.redirect(`/cart/${cart}`, 303)
  })
  pages.post(`/cart/${cartParam}/release`, async (context) => {
    const cart = context.req.param('id') ?? ''
    const { ticket } = z.object({ ticket: z.coerce.number().int().positive().optional() }).parse(await context.req.parseBody())
    await releaseTickets(db, clock, cart, ticket)
    await setCartCookie(context, cart)
    return context.redirect(`/cart/${cart}`, 303)
  })
  pages.post(`/cart/${cartParam}/pay`, async (context) => {
    const cart = context.req.param('id') ?? ''
    await payCart(db, clock, cart)
    await setCartCookie(context, cart)
    return context.redirect(`/cart/${cart}`, 303)
  })

  // No other route matched.
  pages.all('*', (context) => show(context, messagePage('notFound', siteUrl), 404))

  async function readPerformance(param: string) {
    const id = performanceId.safeParse(param)
    const performance = id.success ? await findPerformance(db, clock, id.data) : undefined
    if (!performance) throw new Rejection('unknownPerformance')
    return { performance, groups: (await offersOf(db, clock, [performance.id], { siteUrl }))[performance.id] ?? [] }
  }

  /** The cart of this browser, if it is open. */
  async function openCartOf(context: Context): Promise<string | undefined> {
    const id = z.uuid().safeParse(readCookie(context.req.header('cookie'), CART_URL_COOKIE)?.split('/').at(-1))
    if (!id.success) return undefined
    const cart = await readCart(db, clock, id.data).catch(() => undefined)
    return cart && !cart.isPaid ? id.data : undefined
  }

  return pages
}

/** Allows only the shop's own resources, and frames by the site only. */
function contentSecurityPolicy(siteUrl: string): string {
  const own =
    "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'"
  return `${own}; frame-ancestors 'self' ${new URL(siteUrl).origin}`
}

function ownFile(name: string, type: string) {
  return { file: join(import.meta.dirname, 'public', name), type, cache: 'no-cache' }
}
