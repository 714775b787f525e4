import type { Clock } from '../../platform/clock/clock.ts'
import type { ConnectionLimits } from '../connection/shop-connection.server.ts'
import { CART_COOKIE_MINUTES } from '../constants.ts'
import {
  type Cart,
  type CartRequest,
  ShopDenied,
  ShopRejected,
  type TicketShop,
  TOO_FEW_TICKETS,
  TOO_MANY_TICKETS,
} from '../ticket-shop.ts'
import { cartAddress, cartIn, newCartId, type PretixCart } from './cart-address.server.ts'
import { fillCart } from './fill-cart.server.ts'
import { kept } from './kept.ts'
import { performanceOf } from './performance.ts'
import { createPretixApi, FORBIDDEN, NOT_FOUND } from './pretix-api.server.ts'
import { createCatalogueReader } from './pretix-catalogue.server.ts'
import { germanOf, type PretixCartPosition, type PretixQuota } from './pretix-resources.ts'
import {
  isOnSale,
  maxPerOrder,
  type PretixSale,
  type PretixTicket,
  performanceStatusOf,
  saleTypeOf,
  seatGroupsOf,
  ticketsOf,
} from './pretix-sale.ts'
import { createSeatChooser } from './seat-chooser.server.ts'

/** How old what is known of a cart's positions may be: the tabs of one browser ask at the same time. */
const POSITION_MS = 2000

type Options = {
  /** the organiser's address in pretix's REST API */
  apiUrl: string
  token: string
  /** the site's address */
  publicUrl: string
  clock: Clock
  limits?: Partial<ConnectionLimits>
}

/** The adapter to pretix. Products are seat groups, their variations are prices; dates of a series are performances. */
export function createPretixShop({ apiUrl, token, publicUrl, clock, limits }: Options): TicketShop {
  const api = createPretixApi(apiUrl, token, limits)
  const now = () => clock.now().epochMilliseconds
  const catalogue = createCatalogueReader(api, now)
  const seats = createSeatChooser(api, now)
  const positions = kept(now, (key) => {
    const [event = '', id] = key.split('/')
    return api.readPosition(event, Number(id))
  })

  /** Something of each performance, from one reading per event. An event that pretix does not show is left out. */
  async function ofPerformances<T>(ids: string[], of: (sale: PretixSale, quotas: PretixQuota[]) => T): Promise<Map<string, T>> {
    const byEvent = [...Map.groupBy(ids.map(performanceOf), ({ event }) => event)]
    const refused: string[] = []
    const results = await Promise.all(
      byEvent.map(async ([event, performances]): Promise<[string, T][]> => {
        try {
          const { sales, quotas } = await catalogue.readSales(event, performances)
          return sales.map(([id, sale]) => [id, of(sale, quotas)])
        } catch (error) {
          if (isRejectedWith(error, FORBIDDEN)) refused.push(event)
          else if (!isRejectedWith(error, NOT_FOUND)) throw error
          return []
        }
      }),
    )
    // pretix refuses an event that does not exist like one that the key may not see; all of them, and it is the key.
    if (refused.length > 0 && refused.length === byEvent.length) throw new ShopDenied(`pretix refuses the token for ${refused.join(', ')}`)
    return new Map(results.flat())
  }

  /** The positions of a cart that are still held. */
  async function heldIn({ event, id, positions: [first, ...others] }: PretixCart): Promise<PretixCartPosition[]> {
    const read = (position: number) => positions(`${event}/${position}`, POSITION_MS)
    const isHeld = (position: PretixCartPosition | undefined) =>
      position?.cart_id === id && Temporal.Instant.compare(Temporal.Instant.from(position.expires), clock.now()) > 0
    if (first === undefined) return []
    // Whoever makes up an address costs one call.
    const oldest = await read(first)
    if (oldest && oldest.cart_id !== id) return []
    return [oldest, ...(await Promise.all(others.map(read)))].filter((position) => position !== undefined).filter(isHeld)
  }

  /** A cart as visitors see it: it is held until the first of its positions ends. */
  function cartOf(event: string, id: string, held: PretixCartPosition[]): Cart {
    const end = Math.min(...held.map(({ expires }) => Temporal.Instant.from(expires).epochMilliseconds))
    const url = cartAddress(publicUrl, { event, id, positions: held.map((position) => position.id) })
    return { ticketsQuantity: held.length, url, secondsLeft: Math.ceil((end - now()) / 1000) }
  }

  return {
    offers: (performances) => ofPerformances(performances, (sale, quotas) => seatGroupsOf(sale, quotas, clock.now())),
    performanceStatuses: (performances) => ofPerformances(performances, (sale, quotas) => performanceStatusOf(sale, quotas, clock.now())),
    async addToCart(request) {
      const performance = performanceOf(request.performance)
      const existing = cartIn(request.cartUrl)
      const isSameEvent = existing?.event === performance.event
      const [sale, held] = await Promise.all([catalogue.readSale(performance), isSameEvent ? heldIn(existing) : []])
      const tickets = requestedTickets(sale, request, clock.now())
      assertWithinLimits(sale, tickets, held)
      // pretix would hold what has expired in an old cart anew, and charge for it.
      const id = existing && held.length > 0 ? existing.id : newCartId(token, request.idempotencyKey)
      const added = await fillCart(api, seats, {
        ...{ performance, sale, tickets, held, cartId: id, now: clock.now() },
        ...{ expires: clock.now().add({ minutes: CART_COOKIE_MINUTES }), idempotencyKey: request.idempotencyKey },
      })
      return cartOf(performance.event, id, [...held, ...added])
    },
    async readCart(cartUrl) {
      const cart = cartIn(cartUrl)
      const held = cart ? await heldIn(cart).catch(noneIfUnknown) : []
      return cart && held.length > 0 ? cartOf(cart.event, cart.id, held) : undefined
    },
  }
}

/**
 * One entry per ticket.
 * @throws ShopRejected −404 for what is not sold (any more), before pretix is asked to hold it
 */
function requestedTickets(sale: PretixSale, request: CartRequest, now: Temporal.Instant): PretixTicket[] {
  const groups = isOnSale(sale, now) ? ticketsOf(sale, now) : []
  const group = groups.find(({ item }) => request.seatGroup === undefined || germanOf(item.name) === request.seatGroup)
  return request.items.flatMap(({ saleType, quantity }) => {
    const ticket = group?.tickets.find((candidate) => saleTypeOf(candidate) === saleType)
    if (!ticket) throw new ShopRejected(NOT_FOUND)
    return Array.from({ length: quantity }, () => ticket)
  })
}

/** Checks what pretix itself would check at the order only, and then drop tickets. @throws ShopRejected */
function assertWithinLimits(sale: PretixSale, tickets: PretixTicket[], held: PretixCartPosition[]): void {
  const [first] = tickets
  if (!first) return
  const { item } = first
  const ofItem = tickets.length + held.filter((position) => position.item === item.id).length
  const perOrder = maxPerOrder(sale)
  if (held.length + tickets.length > perOrder) throw new ShopRejected(TOO_MANY_TICKETS, { limit: perOrder })
  if (ofItem > maxPerOrder(sale, item)) throw new ShopRejected(TOO_MANY_TICKETS, { limit: maxPerOrder(sale, item) })
  if (item.min_per_order && ofItem < item.min_per_order) throw new ShopRejected(TOO_FEW_TICKETS, { limit: item.min_per_order })
}

function isRejectedWith(error: unknown, code: number): boolean {
  return error instanceof ShopRejected && error.responseCode === code
}

function noneIfUnknown(error: unknown): never[] {
  if (isRejectedWith(error, NOT_FOUND) || isRejectedWith(error, FORBIDDEN)) return []
  throw error
}
