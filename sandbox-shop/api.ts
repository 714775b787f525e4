import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { Clock } from '../app/platform/clock/clock.ts'
import type { Database } from '../app/platform/database/database.ts'
import { addPerformances, holdTickets, offersOf, Refusal } from './stock.ts'

const MAX_BODY_BYTES = 2 * 1024 * 1024

const performance = z.strictObject({
  id: z.string().min(1).max(80),
  title: z.string().min(1).max(300),
  startsAt: z.iso.datetime({ offset: true }),
  saleFrom: z.iso.datetime({ offset: true }).nullable(),
  hall: z.string().max(40),
  soldShare: z.number().min(0).max(1).optional(),
})

const cartItem = z
  .strictObject({
    cart: z.uuid().nullable().catch(null),
    performance: z.string().min(1).max(80),
    seat_group: z.string().max(80).nullable(),
    sale_types: z.array(z.int()).min(1).max(20),
    quantities: z.array(z.int().min(1).max(20)).min(1).max(20),
    block: z.int().nullable(),
    idempotency_key: z.string().min(8).max(128),
  })
  .refine((item) => item.sale_types.length === item.quantities.length)

/** The shop's interface for programs: its programme, what is left, and putting tickets into a cart. */
export function shopApi(db: Database, clock: Clock, publicUrl: string) {
  const api = new Hono()
  api.use(bodyLimit({ maxSize: MAX_BODY_BYTES }))
  api.onError((error, context) => {
    if (error instanceof Refusal) return context.json({ response_code: error.code }, 409)
    if (error instanceof z.ZodError) return context.json({ response_code: -1, issues: error.issues }, 400)
    console.error(error)
    return context.json({ response_code: -999 }, 500)
  })

  api.post('/performances', async (context) => {
    const given = z
      .array(performance)
      .max(500)
      .parse(await context.req.json())
    return context.json({ added: await addPerformances(db, given) })
  })
  api.post('/offers', async (context) => {
    const { ids } = z.strictObject({ ids: z.array(z.string().max(80)).max(500) }).parse(await context.req.json())
    return context.json(await offersOf(db, clock, ids))
  })
  api.post('/cart-items', async (context) => {
    const item = cartItem.parse(await context.req.json())
    const { cart, tickets } = await holdTickets(db, clock, {
      cart: item.cart,
      performance: item.performance,
      seatGroup: item.seat_group,
      saleTypes: item.sale_types,
      quantities: item.quantities,
      idempotencyKey: item.idempotency_key,
    })
    return context.json({ id: cart, tickets_quantity: tickets, cart_url: `${publicUrl}/cart/${cart}` }, 201)
  })
  return api
}
