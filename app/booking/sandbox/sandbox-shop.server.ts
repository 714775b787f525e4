import { z } from 'zod'
import { type ConnectionLimits, createShopConnection, type ShopRequest } from '../connection/shop-connection.server.ts'
import { seatGroupSchema } from '../schema.ts'
import { type Cart, type CartRequest, NO_RESERVATION, ShopRejected, ShopUnavailable, type TicketShop } from '../ticket-shop.ts'
import { assertCartAddress } from './cart-address.ts'

const offersAnswer = z.object({ offers: z.record(z.string(), z.array(seatGroupSchema)) })
const standingsAnswer = z.object({
  standings: z.record(
    z.string(),
    z.object({
      starts_at: z.iso.datetime({ offset: true }),
      is_cancelled: z.boolean(),
      sold: z.int().min(0),
      held: z.int().min(0),
      places: z.int().min(0),
    }),
  ),
})
const cartAnswer = z.object({
  id: z.uuid(),
  tickets_quantity: z.number().int().min(0),
  cart_url: z.url({ protocol: /^https?$/ }),
  seconds_left: z.number().int().min(0),
  can_extend: z.boolean().default(false),
})
const refusal = z.object({ response_code: z.number().int() })

type Options = {
  limits?: Partial<ConnectionLimits>
  /** what the house shows where the shop answers nobody else */
  token?: string | undefined
  /** address of the house's site, whose pages frame the shop's */
  publicUrl?: string
}

/**
 * The adapter to the sandbox shop's HTTP interface.
 * @param url the shop's address, without a slash at the end
 */
export function createSandboxShop(url: string, { limits, token, publicUrl = url }: Options = {}): TicketShop {
  const connection = createShopConnection(`${url}/v1`, limits)

  async function ask<T>(schema: z.ZodType<T>, call: ShopRequest): Promise<T> {
    const { status, body } = await connection.send(call)
    if (status >= 300) throw new ShopRejected(refusal.safeParse(body).data?.response_code ?? -status)
    const answer = schema.safeParse(body)
    if (!answer.success) throw new ShopUnavailable('the ticket shop answered something else', { cause: answer.error })
    return answer.data
  }

  /** What the shop says of a cart. Visitors are led to its address, so it is one of the house or of the shop. */
  function cartOf(answer: z.infer<typeof cartAnswer>): Cart {
    assertCartAddress(answer.cart_url, [url, publicUrl])
    const { tickets_quantity, cart_url, seconds_left, can_extend } = answer
    return { ticketsQuantity: tickets_quantity, url: cart_url, secondsLeft: seconds_left, canExtend: can_extend }
  }

  async function createCart(idempotencyKey: string): Promise<string> {
    const headers = { 'idempotency-key': `${idempotencyKey}-cart` }
    return (await ask(cartAnswer, { method: 'POST', path: '/carts', headers })).id
  }

  function addItems(cart: string, request: CartRequest): Promise<z.infer<typeof cartAnswer>> {
    return ask(cartAnswer, {
      method: 'POST',
      path: `/carts/${cart}/items`,
      headers: { 'idempotency-key': request.idempotencyKey },
      body: {
        performance: request.performance,
        seat_group: request.seatGroup ?? null,
        block: request.block ?? null,
        items: request.items.map(({ saleType, quantity }) => ({ sale_type: saleType, quantity })),
      },
    })
  }

  return {
    async offers(performances) {
      if (performances.length === 0) return new Map()
      const query = new URLSearchParams({ ids: performances.join(',') })
      const { offers } = await ask(offersAnswer, { method: 'GET', path: `/offers?${query}` })
      return new Map(Object.entries(offers))
    },
    async performanceStatuses(performances) {
      if (performances.length === 0) return new Map()
      const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
      const { standings } = await ask(standingsAnswer, { method: 'POST', path: '/standings', headers, body: { performances } })
      const entries = Object.entries(standings).map(([id, { starts_at, is_cancelled, sold, held, places }]) => {
        const standing = { startsAt: Temporal.Instant.from(starts_at), isCancelled: is_cancelled, taken: sold + held, places }
        return [id, standing] as const
      })
      return new Map(entries)
    },
    async addToCart(request) {
      const known = cartIdIn(request.cartUrl)
      if (known) {
        try {
          return cartOf(await addItems(known, request))
        } catch (error) {
          // A cart that is paid or forgotten takes nothing more; a new one does.
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
  }
}

/** The id at the end of a cart's address. The address comes from a cookie, so it is believed only as far as its form goes. */
function cartIdIn(cartUrl: string | undefined): string | undefined {
  return z.uuid().safeParse(cartUrl?.split('/').at(-1)).data
}
