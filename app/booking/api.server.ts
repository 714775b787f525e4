import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { reportError } from '../platform/errors/error-reports.ts'
import { type ApiEnv, createApi } from '../platform/http/api.ts'
import { callerAddress } from '../platform/http/client-address.ts'
import { readCookie } from '../platform/http/cookies.ts'
import { orNotFound, Problem } from '../platform/http/problem.ts'
import { isRateLimited, type RateLimit } from '../platform/http/rate-limit.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { readSettings } from '../site/index.server.ts'
import { cartCookies } from './cart-cookies.server.ts'
import { CART_URL_COOKIE } from './cart-cookies.ts'
import { describeCode } from './codes/describe-code.server.ts'
import { sharedReads } from './connection/shared-reads.ts'
import { CART_IN_THE_WAY, NOT_BOOKABLE } from './constants.ts'
import type { OfferRefresher } from './offer-refresher.server.ts'
import type { Performances } from './performances.ts'
import { keyRefusedMessage, rejectionMessage } from './rejection-message.ts'
import { addToCartRoute, codeRoute, extendCartRoute, offerRoute, readCartRoute, seatsRoute } from './routes.ts'
import { assertAsSeen, readTerms } from './terms/terms.server.ts'
import {
  type Cart,
  CODE_UNKNOWN,
  NO_RESERVATION,
  OTHER_CART,
  SHOP_UNAVAILABLE,
  ShopDenied,
  ShopRejected,
  ShopUnavailable,
  type TicketShop,
  TOO_MANY_CALLS,
} from './ticket-shop.ts'

/** How old the seats of a plan may be: visitors who open it in the same seconds share one reading of the shop. */
const SEATS_MS = 4000
/** Enough for a school class behind one address, too few for a program that buys up the hall. */
const CART_RATE_LIMIT = { purpose: 'shop-cart', max: 100, minutes: 10 }

/** With a key of the caller's own a repeated request is harmless; without one each request is separate. */
const idempotencyKey = z
  .string()
  .regex(/^[\w-]{8,100}$/)
  .catch(() => randomUUID())

/** Enough for typing errors and for the other visitors behind one address, too few to guess codes. */
const CODE_RATE_LIMIT = { purpose: 'shop-code', max: 30, minutes: 10 }

type BookingDependencies = {
  performances: Performances
  /** undefined when none is configured */
  shop: TicketShop | undefined
  offers: OfferRefresher | undefined
}

/** The booking API: adds tickets to the shop's cart, reads the cart, and reads the offer of a performance (B §7). */
export function bookingApi(platform: Platform, { performances, shop, offers }: BookingDependencies) {
  const api = createApi()
  const { publicUrl } = platform.config
  const isSecure = publicUrl.startsWith('https:')

  /** The shop, when one is configured and it is not switched off in the settings (A §3.7). @throws Problem 503 */
  async function openShop(): Promise<TicketShop> {
    if (shop && (await readSettings(platform)).site.is_shop_online) return shop
    throw new Problem(503, 'shop_offline', t('Webshop offline'), { response_code: SHOP_UNAVAILABLE })
  }

  const seatPlans = sharedReads(
    () => platform.clock.now().epochMilliseconds,
    async (performance) => (await openShop()).seats(performance),
  )

  const within = (limit: RateLimit) =>
    createMiddleware<ApiEnv>(async (context, next) => {
      if (await isRateLimited(platform, limit, callerAddress(context, platform.config))) throw tooManyOrders()
      await next()
    })
  const notTooOften = within(CART_RATE_LIMIT)

  api.openapi(addToCartRoute(publicUrl, [notTooOften]), async (context) => {
    const input = context.req.valid('json')
    // Codes are guessed neither here nor there.
    if (input.code && (await isRateLimited(platform, CODE_RATE_LIMIT, callerAddress(context, platform.config)))) throw tooManyOrders()
    const cart = await shopErrorsAsProblems(platform, input.event_jet_id, async () => {
      const open = await openShop()
      await assertBookable(platform, performances, input.event_jet_id)
      if (input.seen) await assertAsSeen(platform, { performances, offers }, { ...input, seen: input.seen })
      return open.addToCart({
        performance: input.event_jet_id,
        seatGroup: input.seat_group,
        items: input.sale_type_ids.map((saleType, index) => ({
          ...{ saleType, quantity: input.quantities[index] ?? 0 },
          ...(input.free_prices?.[index] ? { price: input.free_prices[index] } : {}),
          ...(input.code_quantities?.[index] ? { withCode: input.code_quantities[index] } : {}),
        })),
        code: input.code,
        seats: input.seat_ids,
        block: input.block_id,
        replacesCart: input.replaces_cart,
        cartUrl: readCookie(context.req.header('cookie'), CART_URL_COOKIE),
        idempotencyKey: idempotencyKey.parse(context.req.header('idempotency-key')),
      })
    })
    void offers?.refresh(input.event_jet_id)
    // Whoever opens the plan next sees what has just been held.
    seatPlans.forget(input.event_jet_id)
    for (const cookie of cartCookies(cart, context.req.url, cart.secondsLeft, isSecure)) {
      context.header('set-cookie', cookie, { append: true })
    }
    return context.json(cartEntity(cart), 200)
  })

  api.openapi(extendCartRoute(publicUrl, [notTooOften]), async (context) => {
    const cartUrl = readCookie(context.req.header('cookie'), CART_URL_COOKIE)
    const cart = await shopErrorsAsProblems(platform, undefined, async () => {
      const open = await openShop()
      if (!cartUrl) throw new ShopRejected(NO_RESERVATION)
      if (!open.extendCart) throw notExtendable()
      try {
        return await open.extendCart(cartUrl, idempotencyKey.parse(context.req.header('idempotency-key')))
      } catch (error) {
        throw error instanceof ShopRejected && error.responseCode !== NO_RESERVATION ? notExtendable() : error
      }
    })
    for (const cookie of cartCookies(cart, context.req.url, cart.secondsLeft, isSecure)) {
      context.header('set-cookie', cookie, { append: true })
    }
    return context.json(cartEntity(cart), 200)
  })

  // The shop's state of this browser's cart, the only source of how long its tickets are held.
  api.openapi(readCartRoute, async (context) => {
    context.header('cache-control', 'no-store')
    const cartUrl = readCookie(context.req.header('cookie'), CART_URL_COOKIE)
    const empty: Cart = { ticketsQuantity: 0, url: '', secondsLeft: 0 }
    if (!cartUrl) return context.json(cartEntity(empty), 200)
    const cart = await shopErrorsAsProblems(platform, undefined, async () => (await openShop()).readCart(cartUrl))
    for (const cookie of cartCookies(cart ?? empty, context.req.url, cart?.secondsLeft ?? 0, isSecure)) {
      context.header('set-cookie', cookie, { append: true })
    }
    return context.json(cartEntity(cart ?? empty), 200)
  })

  api.openapi(offerRoute, async (context) => {
    const found = await performances.find(context.req.valid('param').id)
    if (!found) throw notBookable()
    if (found.shopNumber) await assertBookable(platform, performances, found.shopNumber)
    context.header('cache-control', 'no-store')
    return context.json(await readTerms(platform, offers, found), 200)
  })

  api.openapi(codeRoute(publicUrl, [within(CODE_RATE_LIMIT)]), async (context) => {
    const { shopNumber: performance } = orNotFound(await performances.find(context.req.valid('param').id))
    const { code } = context.req.valid('json')
    const { effect, ...offer } = await shopErrorsAsProblems(platform, performance, async () => {
      const open = await openShop()
      await assertBookable(platform, performances, performance)
      if (!open.checkCode) throw new ShopRejected(CODE_UNKNOWN)
      return open.checkCode(performance, code)
    })
    const { currencySign } = (await readSettings(platform)).design
    return context.json({ ...offer, text: describeCode({ ...offer, effect }, currencySign) }, 200)
  })

  api.openapi(seatsRoute, async (context) => {
    const { shopNumber: performance } = orNotFound(await performances.find(context.req.valid('param').id))
    const isOpen = shop && (await performances.isBookable(performance))
    const plan = isOpen && (await shopErrorsAsProblems(platform, performance, () => seatPlans.read(performance, SEATS_MS)))
    if (!plan) throw new Problem(404, 'no_seat_plan', t('The seats of this performance cannot be chosen one by one.'))
    context.header('cache-control', 'no-store')
    return context.json(plan, 200)
  })

  return api
}

function tooManyOrders(): Problem {
  return new Problem(429, 'too_many_calls', t('Too many orders from your connection. Please try again in a few minutes.'), {
    response_code: TOO_MANY_CALLS,
  })
}

function notExtendable(): Problem {
  return new Problem(409, 'not_longer', t('These tickets cannot be reserved for any longer.'))
}

function cartEntity({ ticketsQuantity, url, secondsLeft, canExtend = false, givenSeats }: Cart) {
  return {
    tickets_quantity: ticketsQuantity,
    cart_url: url,
    seconds_left: secondsLeft,
    can_extend: canExtend,
    ...(givenSeats ? { given_seats: givenSeats } : {}),
  }
}

/** Requires that the performance is in the programme, online and not cancelled. @throws Problem 404, which says what it is */
async function assertBookable(platform: Platform, performances: Performances, performance: string): Promise<void> {
  if (await performances.isBookable(performance)) return
  if (!(await performances.isCancelled(performance))) throw notBookable()
  const { cancelledNote } = (await readSettings(platform)).design
  throw notBookable([t('This performance has been cancelled.'), cancelledNote].filter(Boolean).join(' '))
}

function notBookable(sentence = t('Tickets cannot be booked here.')): Problem {
  return new Problem(404, NOT_BOOKABLE, sentence, { response_code: 404 })
}

/** Turns errors of the shop into problems with its code (B §8): 409 rejected, 503 unavailable; logged and reported. */
async function shopErrorsAsProblems<T>(platform: Platform, performance: string | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ShopRejected || error instanceof ShopUnavailable)) throw error
    platform.log.warn({ err: error, performance }, 'ticket shop rejected the request or is unavailable')
    reportError(error)
    if (error instanceof ShopUnavailable) {
      const message = error instanceof ShopDenied ? keyRefusedMessage() : rejectionMessage(SHOP_UNAVAILABLE)
      throw new Problem(503, 'cart_failed', message, { response_code: SHOP_UNAVAILABLE })
    }
    const { responseCode, limit, seats, page } = error
    const extras = { response_code: responseCode, ...(seats ? { seats } : {}), ...(page ? { shop_page: page } : {}) }
    const code = responseCode === OTHER_CART ? CART_IN_THE_WAY : 'cart_failed'
    throw new Problem(409, code, rejectionMessage(responseCode, limit), extras)
  }
}
