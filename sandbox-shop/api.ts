import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { Clock } from '../app/platform/clock/clock.ts'
import type { Database } from '../app/platform/database/database.ts'
import { isDatabaseUnavailable } from '../app/platform/database/outage.ts'
import { Problem } from '../app/platform/http/problem.ts'
import type { Logger } from '../app/platform/logging/logger.ts'
import { type CartTicket, createCart, readCart, releaseTickets, secondsLeftOf } from './carts.ts'
import { codeName, codeSchema, offerWithCode, putCode } from './codes.ts'
import { canExtend, extendCart } from './extensions.ts'
import type { FaultSwitch } from './faults.ts'
import type { HoldQueue } from './hold-queue.ts'
import { MAX_TICKETS_PER_CART } from './holds.ts'
import { offersOf } from './offers.ts'
import { currenciesOf, salesOf } from './on-sale.ts'
import { requireApiToken } from './operator-access.ts'
import { listDates, performanceStatuses } from './performance-statuses.ts'
import { performanceId, performanceSchema, purgeOldPerformances, putPerformance, setCancelled } from './performances.ts'
import { Rejection } from './rejection.ts'
import { seatPlanOf } from './seat-plan.ts'

const MAX_BODY_BYTES = 512 * 1024
const MAX_PERFORMANCES_PER_CALL = 100
/** Most that a visitor may give for a ticket. */
const MAX_OWN_CENTS = 9_999_999

const bulkSchema = z.strictObject({
  performances: z.array(performanceSchema.extend({ id: performanceId })).max(MAX_PERFORMANCES_PER_CALL),
})
const cancellationSchema = z.strictObject({ is_cancelled: z.boolean() })
const statusesSchema = z.strictObject({ performances: z.array(performanceId).max(MAX_PERFORMANCES_PER_CALL) })
const idsSchema = z
  .string()
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(performanceId).max(MAX_PERFORMANCES_PER_CALL))
const instant = z.iso.datetime({ offset: true })
const datesSchema = z.strictObject({
  from: instant,
  until: instant,
  /** beginning and id of the last date before, separated by a space */
  after: z
    .string()
    .transform((text) => ({ startsAt: text.split(' ')[0], id: text.split(' ')[1] }))
    .pipe(z.object({ startsAt: instant, id: performanceId }))
    .optional(),
})
const seatRequestSchema = z.strictObject({
  performance: performanceId,
  seat_group: z.string().min(1).max(80).nullable().default(null),
  block: z.int().min(0).max(1000).nullable().default(null),
  seats: z.array(z.string().max(40)).min(1).max(MAX_TICKETS_PER_CART).optional(),
  code: codeName.optional(),
  items: z
    .array(
      z
        .strictObject({
          ...{ sale_type: z.int().min(1).max(1000), quantity: z.int().min(1).max(MAX_TICKETS_PER_CART) },
          with_code: z.int().min(0).optional(),
          /** what is paid for each of the others where it may cost more, in cents */
          cents: z.int().min(0).max(MAX_OWN_CENTS).optional(),
        })
        .refine(({ quantity, with_code = 0 }) => with_code <= quantity),
    )
    .min(1)
    .max(20),
})
const idempotencyKey = z.string().regex(/^[\w-]{8,128}$/)
const cartId = z.uuid()
const ticketId = z.coerce.number().int().positive()

type Shop = {
  db: Database
  clock: Clock
  log: Logger
  holdQueue: HoldQueue
  siteUrl: string
  faults: FaultSwitch
  token: string | undefined
  holdMinutes: number
}

/**
 * The shop's API: performances, offers and carts. Rejections are `application/problem+json` with the shop's
 * `response_code` (`rejection.ts`).
 */
export function shopApi({ db, clock, log, holdQueue, siteUrl, faults, token, holdMinutes }: Shop) {
  const api = new Hono()
  api.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => rejectionProblem(new Rejection('malformed')) }))
  api.onError((error) => {
    if (error instanceof Rejection) return rejectionProblem(error)
    if (error instanceof z.ZodError || error instanceof SyntaxError) return rejectionProblem(new Rejection('malformed'))
    if (isDatabaseUnavailable(error)) return rejectionProblem(new Rejection('offline'))
    log.error({ err: error }, 'shop API request failed')
    return rejectionProblem(new Rejection('failed'))
  })

  for (const path of [
    '/performances/:id/code',
    '/performances/:id/offer',
    '/performances/:id/seats',
    '/offers',
    '/currencies',
    '/standings',
    '/dates',
    '/carts',
    '/carts/*',
  ])
    api.use(path, faults.middleware)

  api.put('/performances/:id', requireApiToken(token), async (context) => {
    const id = performanceId.parse(context.req.param('id'))
    const isNew = await putPerformance(db, clock, { ...performanceSchema.parse(await context.req.json()), id })
    return context.json({ id }, isNew ? 201 : 200)
  })
  api.patch('/performances/:id', requireApiToken(token), faults.middleware, async (context) => {
    const id = performanceId.parse(context.req.param('id'))
    await setCancelled(db, id, cancellationSchema.parse(await context.req.json()).is_cancelled)
    return context.json({ id })
  })
  api.post('/performances', requireApiToken(token), async (context) => {
    const { performances } = bulkSchema.parse(await context.req.json())
    let added = 0
    for (const performance of performances) if (await putPerformance(db, clock, performance)) added++
    await purgeOldPerformances(db, clock)
    return context.json({ added, known: performances.length - added })
  })

  api.get('/performances/:id/offer', async (context) => {
    const id = performanceId.parse(context.req.param('id'))
    const offer = (await offersOf(db, clock, [id], { siteUrl }))[id]
    if (!offer) throw new Rejection('unknownPerformance')
    return context.json({ seat_groups: offer })
  })
  api.put('/codes/:code', requireApiToken(token), async (context) => {
    const code = codeName.parse(context.req.param('code'))
    await putCode(db, code, codeSchema.parse(await context.req.json()))
    return context.json({ code })
  })
  // The site alone asks, and limits how often: elsewhere codes could be guessed.
  api.post('/performances/:id/code', requireApiToken(token), async (context) => {
    const { code } = z.object({ code: codeName.catch('') }).parse(await context.req.json())
    return context.json(await offerWithCode(db, clock, performanceId.parse(context.req.param('id')), code, siteUrl))
  })
  api.get('/performances/:id/seats', async (context) => {
    return context.json(await seatPlanOf(db, clock, performanceId.parse(context.req.param('id'))))
  })
  api.get('/offers', async (context) => {
    const ids = idsSchema.parse(context.req.query('ids') ?? '')
    const [offers, sales] = [await offersOf(db, clock, ids, { siteUrl }), await salesOf(db, clock, ids)]
    return context.json({ offers, sales, hold_minutes: holdMinutes })
  })
  api.get('/currencies', async (context) => {
    return context.json({ currencies: await currenciesOf(db, idsSchema.parse(context.req.query('ids') ?? '')) })
  })

  // Sales figures are confidential, so unlike offers they require the token.
  api.post('/standings', requireApiToken(token), async (context) => {
    const { performances } = statusesSchema.parse(await context.req.json())
    return context.json({ standings: await performanceStatuses(db, clock, performances) })
  })

  api.post('/dates', requireApiToken(token), async (context) =>
    context.json(await listDates(db, clock, datesSchema.parse(await context.req.json()))),
  )

  async function respondWithCart(context: Context, id: string, { status = 200, request }: { status?: 200 | 201; request?: string } = {}) {
    const cart = await readCart(db, clock, id)
    const held = cart.isPaid ? [] : cart.tickets
    const entity = cartEntity(id, held, secondsLeftOf(held, clock.now()), siteUrl)
    const given = request ? { given_seats: givenSeats(held, request) } : {}
    return context.json({ ...entity, ...given, can_extend: canExtend(cart, holdMinutes) }, status)
  }
  api.post('/carts', async (context) => {
    const key = idempotencyKey.optional().parse(context.req.header('idempotency-key'))
    return respondWithCart(context, await createCart(db, clock, key), { status: 201 })
  })
  api.get('/carts/:id', (context) => respondWithCart(context, cartOf(context)))
  api.post('/carts/:id/items', async (context) => {
    const id = cartOf(context)
    const key = idempotencyKey.parse(context.req.header('idempotency-key'))
    const { seat_group, items, seats, ...seatRequest } = seatRequestSchema.parse(await context.req.json())
    if (seatRequest.code !== undefined) await requireApiToken(token)(context, async () => undefined)
    const requestedItems = items.map(({ sale_type, quantity, with_code, cents }) => ({
      ...{ saleType: sale_type, quantity },
      ...(with_code ? { withCode: with_code } : {}),
      ...(cents === undefined ? {} : { cents }),
    }))
    await holdQueue.hold({
      cart: id,
      seatRequest: { ...seatRequest, seatGroup: seat_group, items: requestedItems, ...(seats ? { seats } : {}) },
      idempotencyKey: key,
    })
    return respondWithCart(context, id, { status: 201, request: key })
  })
  api.post('/carts/:id/extension', async (context) => {
    const key = idempotencyKey.parse(context.req.header('idempotency-key'))
    await extendCart(db, clock, cartOf(context), key, holdMinutes)
    return respondWithCart(context, cartOf(context))
  })
  api.delete('/carts/:id/items/:ticket', async (context) => {
    await releaseTickets(db, clock, cartOf(context), ticketId.parse(context.req.param('ticket')))
    return respondWithCart(context, cartOf(context))
  })
  api.delete('/carts/:id', async (context) => {
    await releaseTickets(db, clock, cartOf(context))
    return respondWithCart(context, cartOf(context))
  })
  return api
}

/** The cart id in the path. @throws Rejection for an invalid id, as for an unknown cart */
function cartOf(context: Context): string {
  const parsed = cartId.safeParse(context.req.param('id'))
  if (!parsed.success) throw new Rejection('noReservation')
  return parsed.data
}

function cartEntity(id: string, tickets: CartTicket[], secondsLeft: number, siteUrl: string) {
  return {
    id,
    cart_url: cartUrlOf(siteUrl, id),
    // A cart of booklets alone is not empty.
    tickets_quantity: tickets.filter((ticket) => !ticket.is_extra).length || tickets.length,
    seconds_left: secondsLeft,
    items: tickets.map((ticket) => ({
      id: ticket.id,
      performance: ticket.performance,
      seat_group: ticket.seat_group,
      row: ticket.is_numbered ? ticket.row_number : null,
      seat: ticket.is_numbered ? ticket.seat_number : null,
      time_start: ticket.time_start,
      sale_type: ticket.sale_type,
      price: (ticket.cents / 100).toFixed(2),
    })),
  }
}

/** The numbered seats of the tickets that a request put into the cart, named as in the seating plan. */
function givenSeats(tickets: CartTicket[], request: string) {
  return tickets
    .filter((ticket) => ticket.is_numbered && ticket.request === request)
    .map(({ description, row_number, seat_number }) => ({ zone: description, row: String(row_number), seat: String(seat_number) }))
}

/** The address of a cart's page: the site's webshop page, which embeds the shop's page in a frame. */
export function cartUrlOf(siteUrl: string, id: string): string {
  return `${siteUrl}/webshop/cart/${id}`
}

function rejectionProblem(rejection: Rejection): Response {
  const { status, reason, message, code, seats } = rejection
  return new Problem(status, reason, message, { response_code: code, ...(seats ? { seats } : {}) }).toResponse()
}
