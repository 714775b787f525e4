import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { isThrottled } from '../platform/auth/throttle.ts'
import { reportError } from '../platform/errors/error-reports.ts'
import { createApi, validationProblem } from '../platform/http/api.ts'
import { cartCookies } from '../platform/http/cart-cookies.ts'
import { callerAddress } from '../platform/http/client-address.ts'
import { CART_URL_COOKIE, cookieOf } from '../platform/http/cookies.ts'
import { assertSameSiteWrite } from '../platform/http/csrf.ts'
import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { findEvent } from '../programme/index.server.ts'
import { events } from '../programme/tables.ts'
import { readSettings } from '../site/index.server.ts'
import { CART_COOKIE_MINUTES, MAX_TICKETS_PER_TYPE } from './constants.ts'
import type { OffersKeeper } from './offers.server.ts'
import { type Cart, SHOP_UNREACHABLE, ShopRefusal, ShopUnreachable, type TicketShop, TOO_MANY_CALLS } from './ticket-shop.ts'

/** How long a visitor who opens the widget waits for the shop before the last known offer is shown. */
const OFFER_PATIENCE_MS = 800
/** A school class behind one address may book together; a program that empties the house may not. */
const CART_CALLS = { purpose: 'shop-cart', max: 100, minutes: 10 }

/** The cart create payload (B §3). */
const cartSchema = z
  .strictObject({
    quantities: z.array(z.int().min(1).max(MAX_TICKETS_PER_TYPE)).min(1).max(20),
    event_jet_id: z.string().min(1).max(80),
    sale_type_ids: z.array(z.int().min(1)).min(1).max(20),
    seat_group: z.string().min(1).max(80).optional(),
    block_id: z.int().optional(),
  })
  .refine((cart) => cart.quantities.length === cart.sale_type_ids.length, {
    path: ['quantities'],
    error: () => t('Some entries are not valid.'),
  })

/** A key of the caller's own makes a call that is sent again harmless; without one each call stands alone. */
const idempotencyKey = z
  .string()
  .regex(/^[\w-]{8,100}$/)
  .catch(() => randomUUID())

/** The calls of booking: put tickets into the shop's cart, read the cart, read what is left of a performance (B §7). */
export function bookingApi(platform: Platform, shop: TicketShop | undefined, offers: OffersKeeper | undefined) {
  const api = createApi()
  const isSecure = platform.config.publicUrl.startsWith('https:')

  /** The shop, when there is one and the house has not taken it offline (A §3.7). @throws Problem 503 */
  async function openShop(): Promise<TicketShop> {
    if (shop && (await readSettings(platform)).site.is_shop_online) return shop
    throw new Problem(503, 'shop_offline', t('Webshop offline'), { response_code: SHOP_UNREACHABLE })
  }

  api.post('/shop-cart', async (context) => {
    assertSameSiteWrite(context.req.raw, platform.config.publicUrl)
    if (await isThrottled(platform, CART_CALLS, callerAddress(context, platform.config))) throw tooManyCalls()
    const parsed = cartSchema.safeParse(await context.req.json().catch(() => undefined))
    if (!parsed.success) throw validationProblem(parsed.error.issues)
    const input = parsed.data
    const cart = await refusalsAsProblems(platform, input.event_jet_id, async () => {
      const open = await openShop()
      await assertBookable(platform, input.event_jet_id)
      return open.addToCart({
        performance: input.event_jet_id,
        seatGroup: input.seat_group,
        items: input.sale_type_ids.map((saleType, index) => ({ saleType, quantity: input.quantities[index] ?? 0 })),
        block: input.block_id,
        cartUrl: cookieOf(context.req.header('cookie'), CART_URL_COOKIE),
        idempotencyKey: idempotencyKey.parse(context.req.header('idempotency-key')),
      })
    })
    void offers?.refreshSoon(input.event_jet_id)
    for (const cookie of cartCookies(cart, context.req.url, CART_COOKIE_MINUTES * 60, isSecure)) {
      context.header('set-cookie', cookie, { append: true })
    }
    return context.json(cartEntity(cart))
  })

  // What the shop knows of this browser's cart: the one truth about how long its tickets are held.
  api.get('/shop-cart', async (context) => {
    context.header('cache-control', 'no-store')
    const cartUrl = cookieOf(context.req.header('cookie'), CART_URL_COOKIE)
    const empty: Cart = { ticketsQuantity: 0, url: '', secondsLeft: 0 }
    if (!cartUrl) return context.json(cartEntity(empty))
    const cart = await refusalsAsProblems(platform, undefined, async () => (await openShop()).readCart(cartUrl))
    for (const cookie of cartCookies(cart ?? empty, context.req.url, cart?.secondsLeft ?? 0, isSecure)) {
      context.header('set-cookie', cookie, { append: true })
    }
    return context.json(cartEntity(cart ?? empty))
  })

  api.get('/events/:id{[1-9]\\d*}/offer', async (context) => {
    const id = Number(context.req.param('id'))
    const before = await findEvent(platform, id)
    if (!before) throw new Problem(404, 'not_found', t('There is nothing at this address.'))
    if (offers && before.event.idJet) await Promise.race([offers.refreshSoon(before.event.idJet), patience()])
    const row = (await findEvent(platform, id)) ?? before
    context.header('cache-control', 'no-store')
    return context.json({ seat_groups: row.event.seatGroups })
  })

  return api
}

function tooManyCalls(): Problem {
  return new Problem(429, 'too_many_calls', t('Too many orders came from your connection. Please try again in a few minutes.'), {
    response_code: TOO_MANY_CALLS,
  })
}

function cartEntity(cart: Cart) {
  return { tickets_quantity: cart.ticketsQuantity, cart_url: cart.url, seconds_left: cart.secondsLeft }
}

/** Only what the house plays and shows is sold through its site. @throws Problem 404 */
async function assertBookable(platform: Platform, idJet: string): Promise<void> {
  const [event] = await platform.db
    .select({ status: events.status })
    .from(events)
    .where(and(eq(events.idJet, idJet), eq(events.isOnline, true)))
  if (!event || event.status === 'cancelled') {
    throw new Problem(404, 'not_bookable', t('There are no tickets to be booked here.'), { response_code: 404 })
  }
}

/** What the shop refuses or fails to do, as an answer with its code (B §8); logged and reported. */
async function refusalsAsProblems<T>(platform: Platform, performance: string | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ShopRefusal || error instanceof ShopUnreachable)) throw error
    platform.log.warn({ err: error, performance }, 'the ticket shop refused or did not answer')
    reportError(error)
    const [status, code] = error instanceof ShopRefusal ? ([409, error.responseCode] as const) : ([503, SHOP_UNREACHABLE] as const)
    throw new Problem(status, 'cart_failed', t("Unfortunately, that didn't work."), { response_code: code })
  }
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, OFFER_PATIENCE_MS).unref())
}
