import type { Clock } from '../../platform/clock/clock.ts'
import type { ConnectionLimits } from '../connection/shop-connection.server.ts'
import { CART_COOKIE_MINUTES } from '../constants.ts'
import type { SeatGroup } from '../schema.ts'
import { type Cart, type CartRequest, NOT_ENOUGH_SEATS, type PerformanceStatus, ShopRejected, type TicketShop } from '../ticket-shop.ts'
import { cartAddress, cartIn, newCartId, type PretixCart } from './cart-address.server.ts'
import { connectedSeats } from './connected-seats.ts'
import { createPretixApi, type NewCartPosition } from './pretix-api.server.ts'
import { type BulkResult, germanOf } from './pretix-resources.ts'
import { isOnSale, type PretixSale, type PretixTicket, performanceStatusOf, saleTypeOf, seatGroupsOf, ticketsOf } from './pretix-sale.ts'

/** How often other seats are tried when another buyer was faster. */
const SEAT_ATTEMPTS = 3
/** Maximum difference between pretix's clock and the server's. */
const CLOCKS_DIFFER_MINUTES = 1
const NOT_FOUND = -404

type Options = {
  /** the organiser's address in pretix's REST API */
  apiUrl: string
  token: string
  /** the site's address */
  publicUrl: string
  clock: Clock
  limits?: Partial<ConnectionLimits>
}
/** A performance by its number in the programme: `event`, or `event/date` for a date of an event series. */
type Performance = { id: string; event: string; subevent: number | null }

/** The adapter to pretix. Products are seat groups, their variations are prices; dates of a series are performances. */
export function createPretixShop({ apiUrl, token, publicUrl, clock, limits }: Options): TicketShop {
  const api = createPretixApi(apiUrl, token, limits)

  async function offersOfEvent(event: string, performances: Performance[]): Promise<[string, SeatGroup[]][]> {
    const dates = performances.flatMap(({ subevent }) => (subevent === null ? [] : [subevent]))
    const [settings, items, subevents, quotas] = await Promise.all([
      api.readEvent(event),
      api.listItems(event),
      dates.length > 1 ? api.listComingSubevents(event) : Promise.all(dates.map((date) => api.readSubevent(event, date))),
      api.listQuotas(event, dates.length === 1 ? dates[0] : undefined),
    ])
    return performances.flatMap(({ id, subevent: date }): [string, SeatGroup[]][] => {
      const subevent = subevents.find((candidate) => candidate.id === date)
      if (date !== null && !subevent) return []
      return [[id, seatGroupsOf({ event: settings, subevent, items }, quotas, clock.now())]]
    })
  }

  async function statusesOfEvent(event: string, performances: Performance[]): Promise<[string, PerformanceStatus][]> {
    const dates = performances.flatMap(({ subevent }) => (subevent === null ? [] : [subevent]))
    const [settings, subevents, quotas] = await Promise.all([
      api.readEvent(event),
      dates.length > 1 ? api.listComingSubevents(event) : Promise.all(dates.map((date) => api.readSubevent(event, date))),
      api.listQuotas(event, dates.length === 1 ? dates[0] : undefined),
    ])
    return performances.flatMap(({ id, subevent: date }): [string, PerformanceStatus][] => {
      const subevent = subevents.find((candidate) => candidate.id === date)
      if (date !== null && !subevent) return []
      return [[id, performanceStatusOf({ event: settings, subevent }, quotas)]]
    })
  }

  async function readSale({ event, subevent }: Performance): Promise<PretixSale> {
    const [settings, items, date] = await Promise.all([
      api.readEvent(event),
      api.listItems(event),
      subevent === null ? undefined : api.readSubevent(event, subevent),
    ])
    return { event: settings, items, subevent: date }
  }

  /** A seat per ticket where the product has seats; otherwise undefined per ticket. */
  async function seatsFor(performance: Performance, sale: PretixSale, tickets: PretixTicket[]): Promise<(string | undefined)[]> {
    const item = tickets[0]?.item.id ?? 0
    const { seating_plan, seat_category_mapping } = sale.subevent ?? sale.event
    if (seating_plan === null || !Object.values(seat_category_mapping).includes(item)) return tickets.map(() => undefined)
    const seats = connectedSeats(await api.listSeats(performance.event, performance.subevent), item, tickets.length)
    if (!seats) throw new ShopRejected(NOT_ENOUGH_SEATS)
    return seats
  }

  /**
   * Puts all tickets into a cart or none. pretix creates each position by itself, so those created are removed again
   * when another failed.
   * @returns the failures
   */
  async function createAllPositions(performance: Performance, positions: NewCartPosition[], key: string): Promise<BulkResult[]> {
    const results = await api.createPositions(performance.event, positions, key)
    const failed = results.filter(({ success }) => !success)
    if (failed.length > 0) {
      const created = results.flatMap(({ data }) => (data ? [data.id] : []))
      // Positions that cannot be removed now expire by themselves.
      await Promise.allSettled(created.map((id) => api.deletePosition(performance.event, id)))
    }
    return failed
  }

  async function readCart({ event, id }: PretixCart): Promise<Cart | undefined> {
    const now = clock.now()
    const positions = await api.listPositionsSince(event, now.subtract({ minutes: CART_COOKIE_MINUTES + CLOCKS_DIFFER_MINUTES }))
    const ends = positions
      .filter((position) => position.cart_id === id)
      .map(({ expires }) => Temporal.Instant.from(expires).epochMilliseconds)
      .filter((end) => end > now.epochMilliseconds)
    if (ends.length === 0) return undefined
    const secondsLeft = Math.ceil((Math.min(...ends) - now.epochMilliseconds) / 1000)
    return { ticketsQuantity: ends.length, url: cartAddress(publicUrl, { event, id }), secondsLeft }
  }

  return {
    async offers(performances) {
      const byEvent = Map.groupBy(performances.map(performanceOf), ({ event }) => event)
      const offers = await Promise.all(
        [...byEvent].map(([event, ofEvent]) =>
          offersOfEvent(event, ofEvent).catch((error) => (isUnknown(error) ? [] : Promise.reject(error))),
        ),
      )
      return new Map(offers.flat())
    },
    async performanceStatuses(performances) {
      const byEvent = Map.groupBy(performances.map(performanceOf), ({ event }) => event)
      const standings = await Promise.all(
        [...byEvent].map(([event, ofEvent]) =>
          statusesOfEvent(event, ofEvent).catch((error) => (isUnknown(error) ? [] : Promise.reject(error))),
        ),
      )
      return new Map(standings.flat())
    },
    async addToCart(request) {
      const performance = performanceOf(request.performance)
      const sale = await readSale(performance)
      const tickets = requestedTickets(sale, request, clock.now())
      const existing = cartIn(request.cartUrl)
      const cart = existing?.event === performance.event ? existing.id : newCartId(token, request.idempotencyKey)
      const common = {
        cart_id: cart,
        subevent: performance.subevent,
        expires: clock.now().add({ minutes: CART_COOKIE_MINUTES }).toString(),
      }
      for (let attempt = 1; ; attempt++) {
        const seats = await seatsFor(performance, sale, tickets)
        const positions = tickets.map(({ item, variation, price }, index) => {
          const seat = seats[index]
          return { ...common, item: item.id, variation: variation?.id ?? null, price, ...(seat ? { seat } : {}) }
        })
        const failed = await createAllPositions(performance, positions, `${request.idempotencyKey}-${attempt}`)
        if (failed.length === 0)
          return (await readCart({ event: performance.event, id: cart })) ?? Promise.reject(new ShopRejected(NOT_ENOUGH_SEATS))
        const wereSeatsTaken = failed.every(({ errors }) => errors && 'seat' in errors)
        if (!wereSeatsTaken || attempt === SEAT_ATTEMPTS) throw rejectionOf(failed)
      }
    },
    async readCart(cartUrl) {
      const cart = cartIn(cartUrl)
      return cart && readCart(cart).catch((error) => (isUnknown(error) ? undefined : Promise.reject(error)))
    },
  }
}

function performanceOf(id: string): Performance {
  const [event = '', subevent] = id.split('/')
  return { id, event, subevent: subevent === undefined ? null : Number(subevent) || 0 }
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

/** pretix gives its reason as text only: what is not an invalid field is an exhausted quota or a taken seat. */
function rejectionOf(failed: BulkResult[]): ShopRejected {
  const isGone = failed.every(
    ({ errors }) => Array.isArray(errors) || Object.keys(errors ?? {}).every((key) => key === 'non_field_errors' || key === 'seat'),
  )
  return new ShopRejected(isGone ? NOT_ENOUGH_SEATS : -400)
}

function isUnknown(error: unknown): boolean {
  return error instanceof ShopRejected && error.responseCode === NOT_FOUND
}
