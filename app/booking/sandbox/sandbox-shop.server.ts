import { z } from 'zod'
import { seatGroupSchema } from '../../programme/index.server.ts'
import { SHOP_UNREACHABLE, ShopRefusal, type TicketShop } from '../ticket-shop.ts'

const TIMEOUT_MS = 4000
/** A call that got no answer is sent once more; the idempotency key keeps it from counting twice. */
const ATTEMPTS = 2

const offersAnswer = z.record(z.string(), z.array(seatGroupSchema))
const cartAnswer = z.object({ id: z.string(), tickets_quantity: z.number().int(), cart_url: z.string() })
const refusal = z.object({ response_code: z.number().int() })

/** The adapter to the sandbox shop's HTTP interface. @param url the shop's address, without a slash at the end */
export function createSandboxShop(url: string): TicketShop {
  return {
    async offers(performances) {
      if (performances.length === 0) return new Map()
      const answer = await call(`${url}/v1/offers`, { ids: performances })
      return new Map(Object.entries(offersAnswer.parse(answer)))
    },
    async addToCart(request) {
      const answer = cartAnswer.parse(
        await call(`${url}/v1/cart-items`, {
          cart: request.cart ?? null,
          performance: request.performance,
          seat_group: request.seatGroup ?? null,
          sale_types: request.saleTypes,
          quantities: request.quantities,
          block: request.block ?? null,
          idempotency_key: request.idempotencyKey,
        }),
      )
      return { id: answer.id, ticketsQuantity: answer.tickets_quantity, url: answer.cart_url }
    },
    performanceUrl: (performance) => `${url}/performances/${encodeURIComponent(performance)}`,
  }
}

async function call(url: string, body: unknown): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send(url, body)
    } catch (error) {
      if (error instanceof ShopRefusal) throw error
      if (attempt === ATTEMPTS) throw new ShopRefusal(SHOP_UNREACHABLE)
    }
  }
}

async function send(url: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (response.ok) return response.json()
  const refused = refusal.safeParse(await response.json().catch(() => undefined))
  if (response.status < 500 && refused.success) throw new ShopRefusal(refused.data.response_code)
  throw new Error(`ticket shop answered ${response.status}`)
}
