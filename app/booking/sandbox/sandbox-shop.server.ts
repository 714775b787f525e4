import { z } from 'zod'
import { centsOf } from '../../platform/format/price.ts'
import { codeOfferSchema } from '../codes/code-offer.ts'
import { type ConnectionLimits, createShopConnection, type ShopRequest } from '../connection/shop-connection.server.ts'
import type { ShopOffer } from '../sale-state.ts'
import { shopSaleSchema } from '../sale-state-schema.ts'
import { IN_SHOP_REASONS, seatGroupSchema } from '../schema.ts'
import { seatPlanSchema } from '../seat-plan/seat-plan.ts'
import type { ShopCurrency } from '../shop-flag.ts'
import { type Cart, type CartRequest, NO_RESERVATION, ShopRejected, ShopUnavailable, type TicketShop } from '../ticket-shop.ts'
import { assertCartAddress } from './cart-address.ts'

const offersAnswer = z.object({
  offers: z.record(z.string(), z.array(seatGroupSchema)),
  sales: z.record(z.string(), shopSaleSchema),
  hold_minutes: z.int().min(1),
})
const currenciesAnswer = z.object({ currencies: z.record(z.string(), z.string().length(3)) })
const standingsAnswer = z.object({
  standings: z.record(
    z.string(),
    z.object({
      starts_at: z.iso.datetime({ offset: true }),
      is_cancelled: z.boolean(),
      sold: z.int().min(0),
      held: z.int().min(0),
      places: z.int().min(0),
      in_shop: z.array(z.object({ product: z.string(), reason: z.enum(IN_SHOP_REASONS) })).default([]),
    }),
  ),
})
const datesAnswer = z.object({
  dates: z
    .array(
      z.object({
        id: z.string().min(1),
        title: z.string(),
        hall: z.string(),
        starts_at: z.iso.datetime({ offset: true }),
        is_cancelled: z.boolean(),
        sold: z.int().min(0),
        held: z.int().min(0),
        places: z.int().min(0),
      }),
    )
    .max(100),
  next: z.string().max(200).nullable(),
})
const cartAnswer = z.object({
  id: z.uuid(),
  tickets_quantity: z.number().int().min(0),
  cart_url: z.url({ protocol: /^https?$/ }),
  seconds_left: z.number().int().min(0),
  can_extend: z.boolean().default(false),
  given_seats: z.array(z.object({ zone: z.string(), row: z.string(), seat: z.string() })).default([]),
})
const refusal = z.object({ response_code: z.number().int(), seats: z.array(z.string()).optional().catch(undefined) })

const UNKNOWN_PERFORMANCE = -101
const MAX_PER_CALL = 100
/** The sandbox shop has no events: one cart takes tickets of every performance. */
const ALL_IN_ONE = ''

type Options = {
  limits?: Partial<ConnectionLimits>
  /** bearer token, where the shop answers authorised callers only */
  token?: string | undefined
  /** address of the site, whose pages frame the shop's */
  publicUrl?: string
}

/**
 * The adapter to the sandbox shop's HTTP interface.
 * @param url the shop's address, without a slash at the end
 */
export function createSandboxShop(url: string, { limits, token, publicUrl = url }: Options = {}): TicketShop {
  const connection = createShopConnection(`${url}/v1`, limits)
  const operatorHeaders: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}

  async function ask<T>(schema: z.ZodType<T>, call: ShopRequest): Promise<T> {
    const { status, body } = await connection.send(call)
    if (status >= 300) {
      const { response_code = -status, seats } = refusal.safeParse(body).data ?? {}
      throw new ShopRejected(response_code, { seats })
    }
    const answer = schema.safeParse(body)
    if (!answer.success) throw new ShopUnavailable('the ticket shop answered something else', { cause: answer.error })
    return answer.data
  }

  /**
   * The shop's answer as a cart. Visitors are sent to its address, so it must be on the site's or the shop's domain.
   */
  function cartOf(answer: z.infer<typeof cartAnswer>): Cart {
    assertCartAddress(answer.cart_url, [url, publicUrl])
    const { tickets_quantity, cart_url, seconds_left, can_extend, given_seats } = answer
    const cart = { ticketsQuantity: tickets_quantity, url: cart_url, secondsLeft: seconds_left, canExtend: can_extend }
    return given_seats.length > 0 ? { ...cart, givenSeats: given_seats } : cart
  }

  async function createCart(idempotencyKey: string): Promise<string> {
    const headers = { 'idempotency-key': `${idempotencyKey}-cart` }
    return (await ask(cartAnswer, { method: 'POST', path: '/carts', headers })).id
  }

  function addItems(cart: string, request: CartRequest): Promise<z.infer<typeof cartAnswer>> {
    return ask(cartAnswer, {
      method: 'POST',
      path: `/carts/${cart}/items`,
      headers: { 'idempotency-key': request.idempotencyKey, ...(request.code ? operatorHeaders : {}) },
      body: {
        performance: request.performance,
        seat_group: request.seatGroup ?? null,
        block: request.block ?? null,
        ...(request.seats ? { seats: request.seats } : {}),
        ...(request.code ? { code: request.code } : {}),
        items: request.items.map(({ saleType, quantity, withCode, price }) => ({
          ...{ sale_type: saleType, quantity },
          ...(withCode ? { with_code: withCode } : {}),
          ...(price === undefined ? {} : { cents: centsOf(price) }),
        })),
      },
    })
  }

  async function readOffers(performances: string[]): Promise<Map<string, ShopOffer>> {
    if (performances.length === 0) return new Map()
    const query = new URLSearchParams({ ids: performances.join(',') })
    const { offers, sales, hold_minutes: holdMinutes } = await ask(offersAnswer, { method: 'GET', path: `/offers?${query}` })
    return new Map(Object.entries(sales).map(([id, sale]) => [id, { seatGroups: offers[id] ?? [], sale, holdMinutes }]))
  }

  async function currenciesOf(performances: string[]): Promise<ShopCurrency[]> {
    const currencies: ShopCurrency[] = []
    for (let start = 0; start < performances.length; start += MAX_PER_CALL) {
      const query = new URLSearchParams({ ids: performances.slice(start, start + MAX_PER_CALL).join(',') })
      const answer = await ask(currenciesAnswer, { method: 'GET', path: `/currencies?${query}` })
      for (const [performance, currency] of Object.entries(answer.currencies)) currencies.push({ performance, event: ALL_IN_ONE, currency })
    }
    return currencies
  }

  return {
    offers: readOffers,
    currencies: currenciesOf,
    async performanceStatuses(performances) {
      if (performances.length === 0) return new Map()
      const call = { method: 'POST', path: '/standings', headers: operatorHeaders, body: { performances } } as const
      const { standings: statuses } = await ask(standingsAnswer, call)
      const entries = Object.entries(statuses).map(([id, { starts_at, is_cancelled, sold, held, places, in_shop }]) => {
        const status = { startsAt: Temporal.Instant.from(starts_at), isCancelled: is_cancelled, taken: sold + held, places }
        return [id, in_shop.length > 0 ? { ...status, inShop: in_shop } : status] as const
      })
      return new Map(entries)
    },
    async seats(performance) {
      try {
        const plan = await ask(seatPlanSchema, { method: 'GET', path: `/performances/${encodeURIComponent(performance)}/seats` })
        return plan.zones.length > 0 ? plan : undefined
      } catch (error) {
        if (error instanceof ShopRejected && error.responseCode === UNKNOWN_PERFORMANCE) return undefined
        throw error
      }
    },
    async dates({ from, until }, after) {
      const body = { from: from.toString(), until: until.toString(), ...(after ? { after } : {}) }
      const { dates, next } = await ask(datesAnswer, { method: 'POST', path: '/dates', headers: operatorHeaders, body })
      const shopDates = dates.map(({ starts_at, is_cancelled, hall, sold, held, ...date }) => ({
        ...{ ...date, sold, held, taken: sold + held, isCancelled: is_cancelled, room: hall },
        ...{ startsAt: Temporal.Instant.from(starts_at), url: `${url}/performances/${encodeURIComponent(date.id)}` },
      }))
      return { dates: shopDates, next }
    },
    checkCode(performance, code) {
      const path = `/performances/${encodeURIComponent(performance)}/code`
      return ask(codeOfferSchema, { method: 'POST', path, headers: operatorHeaders, body: { code } })
    },
    async addToCart(request) {
      const cartId = cartIdIn(request.cartUrl)
      if (cartId) {
        try {
          return cartOf(await addItems(cartId, request))
        } catch (error) {
          // A cart that is paid or forgotten accepts nothing more; a new one does.
          if (!(error instanceof ShopRejected && error.responseCode === NO_RESERVATION)) throw error
        }
      }
      return cartOf(await addItems(await createCart(request.idempotencyKey), request))
    },
    async readCart(cartUrl) {
      const id = cartIdIn(cartUrl)
      if (!id) return undefined
      try {
        return cartOf(await ask(cartAnswer, { method: 'GET', path: `/carts/${id}` }))
      } catch (error) {
        if (error instanceof ShopRejected && error.responseCode === NO_RESERVATION) return undefined
        throw error
      }
    },
    async extendCart(cartUrl, idempotencyKey) {
      const id = cartIdIn(cartUrl)
      if (!id) throw new ShopRejected(NO_RESERVATION)
      const headers = { 'idempotency-key': `${idempotencyKey}-extension` }
      return cartOf(await ask(cartAnswer, { method: 'POST', path: `/carts/${id}/extension`, headers }))
    },
    async setOnSale(performance, isOnSale) {
      const path = `/performances/${encodeURIComponent(performance)}`
      await ask(z.unknown(), { method: 'PATCH', path, headers: operatorHeaders, body: { is_cancelled: !isOnSale } })
    },
  }
}

/**
 * The id at the end of a cart's address. The address comes from a cookie, so it is untrusted and only its format is
 * checked.
 */
function cartIdIn(cartUrl: string | undefined): string | undefined {
  return z.uuid().safeParse(cartUrl?.split('/').at(-1)).data
}
