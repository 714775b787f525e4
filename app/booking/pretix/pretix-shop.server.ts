import type { Clock } from '../../platform/clock/clock.ts'
import { centsOf } from '../../platform/format/price.ts'
import type { ConnectionLimits } from '../connection/shop-connection.server.ts'
import type { ShopCurrency, ShopFlag } from '../shop-flag.ts'
import {
  type Cart,
  type CartRequest,
  CODE_IN_SHOP_ONLY,
  CODE_NOT_HERE,
  type GivenSeat,
  IN_SHOP_ONLY,
  NO_RESERVATION,
  OTHER_CART,
  PRICE_TOO_LOW,
  type ShopAnswers,
  ShopForbidden,
  ShopRejected,
  ShopUnavailable,
  type TicketShop,
  TOO_FEW_TICKETS,
  TOO_MANY_TICKETS,
} from '../ticket-shop.ts'
import { createBlockedSeatsReader } from './blocked-seats.server.ts'
import { withoutBlocked } from './blocked-seats.ts'
import { cartAddress, cartIn, cartPageInShop, newCartId, type PretixCart } from './cart-address.server.ts'
import { fillCart, removeAll, type TicketToHold } from './fill-cart.server.ts'
import { createHallSeats } from './hall-seats.server.ts'
import { redeemPageOf } from './in-shop.ts'
import { listPerformances, pageOf, shopDateOf } from './list-dates.server.ts'
import { assertOwnChoice } from './own-seats.server.ts'
import { type Performance, performanceOf } from './performance.ts'
import { performanceStatusOf } from './performance-status.ts'
import { isOnSale } from './presale.ts'
import { createPretixApi, NOT_FOUND } from './pretix-api.server.ts'
import { createCatalogueReader } from './pretix-catalogue.server.ts'
import { germanOf, type PretixCartPosition, type PretixQuota } from './pretix-resources.ts'
import { holdMinutesOf, maxPerOrder, type PretixSale, paidFor, saleTypeOf, ticketsOf } from './pretix-sale.ts'
import type { PretixTicket, ProductOnSale } from './pretix-ticket.ts'
import { renewCart } from './renew-cart.server.ts'
import { createSeatChooser } from './seat-chooser.server.ts'
import { seatGroupsOf } from './seat-groups-of.ts'
import { createSeatPlanReader } from './seat-plan-reader.server.ts'
import { seatingPlanOf } from './seated.ts'
import { createShopClock } from './shop-clock.ts'
import { shopOfferOf } from './shop-offer.ts'
import { effectOf, isFor, priceWith, usesLeft, type Voucher } from './voucher.ts'
import { createVoucherReader } from './voucher-reader.server.ts'
import { createWebHookReader } from './web-hooks.server.ts'

const NOT_EXTENDABLE = -409
/** How often a visitor can have tickets held anew. */
const MAX_EXTENSIONS = 2

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
  const shopClock = createShopClock(clock)
  const api = createPretixApi(apiUrl, token, { limits, hear: shopClock.hear })
  const now = () => clock.now().epochMilliseconds
  const catalogue = createCatalogueReader(api, now)
  const hall = createHallSeats(api, now)
  const seatPlans = createSeatPlanReader(api, hall, now)
  const chooser = createSeatChooser(api, hall, seatPlans, now)
  const vouchers = createVoucherReader(api, now)
  const readBlocked = createBlockedSeatsReader(api, now)

  /** What is sold of performances of one event, and the quotas of each, without the seats that are blocked. */
  async function readSales(event: string, performances: Performance[]): Promise<{ id: string; sale: PretixSale; quotas: PretixQuota[] }[]> {
    const { sales, quotas } = await catalogue.readSales(event, performances)
    const blocked = await readBlocked(performances, new Map(sales))
    return sales.map(([id, sale]) => {
      const seats = blocked.get(id)
      const own = quotas.filter(({ subevent }) => subevent === (sale.subevent?.id ?? null))
      return { id, sale, quotas: seats ? own.map((quota) => withoutBlocked(quota, seats)) : own }
    })
  }

  /**
   * Something of each performance, from one reading per event. pretix refuses an event that does not exist like one that the key
   * may not see, so either counts as refused.
   */
  async function ofPerformances<T>(ids: string[], of: (sale: PretixSale, quotas: PretixQuota[], id: string) => T): Promise<ShopAnswers<T>> {
    const byEvent = [...Map.groupBy(ids.map(performanceOf), ({ event }) => event)]
    const refused = new Map<string, string>()
    const results = await Promise.all(
      byEvent.map(async ([event, performances]): Promise<[string, T][]> => {
        try {
          return (await readSales(event, performances)).map(({ id, sale, quotas }) => [id, of(sale, quotas, id)])
        } catch (error) {
          if (error instanceof ShopForbidden) for (const { id } of performances) refused.set(id, event)
          else if (!isRejectedWith(error, NOT_FOUND)) throw error
          return []
        }
      }),
    )
    return Object.assign(new Map(results.flat()), refused.size > 0 ? { refused } : {})
  }

  async function flagsOf(ids: string[]): Promise<ShopFlag[]> {
    const byEvent = [...Map.groupBy(ids.map(performanceOf), ({ event }) => event)]
    const flags = await Promise.all(
      byEvent.map(async ([event, performances]) => {
        const [{ testmode }, mayFill] = await Promise.all([catalogue.readEvent(event), api.mayCreatePositions(event)])
        const found: ShopFlag['flag'][] = [...(mayFill ? [] : ['no-carts' as const]), ...(testmode ? ['test-mode' as const] : [])]
        return performances.flatMap(({ id }) => found.map((flag) => ({ performance: id, event, flag })))
      }),
    )
    return flags.flat()
  }

  async function currenciesOf(ids: string[]): Promise<ShopCurrency[]> {
    const read = async ({ id, event }: Performance) => ({ performance: id, event, currency: (await catalogue.readEvent(event)).currency })
    return Promise.all(ids.map(performanceOf).map(read))
  }

  /** Names pretix's own page where that alone takes a code. @throws the error */
  async function leadToShop(error: unknown, { event, subevent }: Performance, code: string): Promise<never> {
    if (!isRejectedWith(error, CODE_IN_SHOP_ONLY)) throw error
    const { public_url: shopUrl } = await catalogue.readEvent(event)
    throw new ShopRejected(CODE_IN_SHOP_ONLY, { page: shopUrl ? redeemPageOf(shopUrl, subevent, code) : undefined })
  }

  /** The positions of a cart that are still held, read each time: a visitor comes straight from the shop's own cart. */
  async function heldIn({ event, id, positions: [first, ...others] }: PretixCart): Promise<PretixCartPosition[]> {
    const read = (position: number) => api.readPosition(event, position)
    const isHeld = (position: PretixCartPosition | undefined) =>
      position?.cart_id === id && Temporal.Instant.compare(Temporal.Instant.from(position.expires), shopClock.now()) > 0
    if (first === undefined) return []
    // Whoever makes up an address costs one call.
    const oldest = await read(first)
    if (oldest && oldest.cart_id !== id) return []
    return [oldest, ...(await Promise.all(others.map(read)))].filter((position) => position !== undefined).filter(isHeld)
  }

  /** A cart as visitors see it: it is held until the first of its positions ends. */
  async function cartOf(event: string, id: string, held: PretixCartPosition[]): Promise<Cart> {
    const [items, settings] = await Promise.all([catalogue.readItems(event), catalogue.readSettings(event)])
    const extras = new Set(items.filter(({ admission }) => !admission).map(({ id: item }) => item))
    const end = Math.min(...held.map(({ expires }) => Temporal.Instant.from(expires).epochMilliseconds))
    const oldest = Math.min(...held.map(({ datetime }) => Temporal.Instant.from(datetime).epochMilliseconds))
    const at = shopClock.now().epochMilliseconds
    return {
      // A cart of booklets alone is not empty.
      ticketsQuantity: held.filter(({ item }) => !extras.has(item)).length || held.length,
      url: cartAddress(publicUrl, { event, id, positions: held.map((position) => position.id) }),
      secondsLeft: Math.ceil((end - at) / 1000),
      canExtend: at < oldest + MAX_EXTENSIONS * (holdMinutesOf({ settings }) ?? 0) * 60_000,
    }
  }

  return {
    offers: (performances) => ofPerformances(performances, (sale, quotas) => shopOfferOf(sale, quotas, shopClock.now())),
    performanceStatuses: (performances) =>
      ofPerformances(performances, (sale, quotas, id) => ({
        ...performanceStatusOf(sale, quotas, shopClock.now()),
        event: performanceOf(id).event,
      })),
    flags: flagsOf,
    currencies: currenciesOf,
    performancesChanged: createWebHookReader(api, catalogue),
    async seats(id) {
      const performance = performanceOf(id)
      const sale = await catalogue.readSale(performance).catch(undefinedIfUnknown)
      if (!sale || seatingPlanOf(sale) === null) return undefined
      const quotas = await api.listQuotas(performance.event, performance.subevent === null ? [] : [performance.subevent])
      const offered = isOnSale(sale, shopClock.now()) ? seatGroupsOf(sale, quotas, shopClock.now()) : []
      return seatPlans.readPlan(performance, sale, offered)
    },
    async dates(range, after = '1') {
      const { ids, next } = await listPerformances(api, range, Math.max(1, Number.parseInt(after, 10) || 1))
      // Some may have been made since the dates of their series were last read: pretix has just named them.
      for (const { event } of ids.map(performanceOf)) catalogue.forgetDates(event)
      const dates = await ofPerformances(ids, (sale, quotas, id) => shopDateOf(id, sale, quotas, shopClock.now()))
      return pageOf(
        [...dates.values()].map((date) => date && { ...date, event: performanceOf(date.id).event }),
        next,
      )
    },
    async checkCode(id, code) {
      const performance = performanceOf(id)
      const [voucher, [found]] = await Promise.all([
        vouchers.read(performance, code, shopClock.now()).catch((error) => leadToShop(error, performance, code)),
        readSales(performance.event, [performance]),
      ])
      const { sale, quotas = [] } = found ?? {}
      const isForThis =
        sale &&
        isOnSale(sale, shopClock.now()) &&
        ticketsOf(sale, shopClock.now(), voucher).some(({ tickets }) => tickets.some(isForTicket(voucher)))
      if (!isForThis) throw new ShopRejected(CODE_NOT_HERE)
      const seat_groups = seatGroupsOf(sale, quotas, shopClock.now(), voucher)
      return { code: voucher.code, effect: effectOf(voucher), uses: usesLeft(voucher), seat_groups }
    },
    async addToCart(request) {
      const performance = performanceOf(request.performance)
      const existing = cartIn(request.cartUrl)
      const isSameEvent = existing?.event === performance.event
      const [sale, held, inOtherCart, voucher] = await Promise.all([
        catalogue.readSale(performance),
        isSameEvent ? heldIn(existing) : [],
        existing && !isSameEvent ? heldIn(existing).catch(noneIfUnknown) : [],
        request.code === undefined ? undefined : vouchers.known(performance, request.code, shopClock.now()),
      ])
      if (inOtherCart.length > 0 && !request.replacesCart) throw new ShopRejected(OTHER_CART, { limit: inOtherCart.length })
      const tickets = requestedTickets(sale, request, shopClock.now(), voucher)
      assertWithinLimits(sale, tickets, held)
      const ownSeats = request.seats
      if (ownSeats) {
        await assertOwnChoice(seatPlans, { performance, sale, tickets, seats: ownSeats, held, now: shopClock.now() })
        chooser.leaveOut(performance, ownSeats)
      }
      // pretix would hold what has expired in an old cart anew, and charge for it.
      const id = existing && held.length > 0 ? existing.id : newCartId(token, request.idempotencyKey)
      const added = await fillCart(api, chooser, {
        ...{ performance, sale, tickets, ownSeats, held, cartId: id, now: shopClock.now() },
        idempotencyKey: request.idempotencyKey,
      })
      if (existing) await removeAll(api, existing.event, inOtherCart)
      const givenSeats = seatsOf(added)
      return { ...(await cartOf(performance.event, id, [...held, ...added])), ...(givenSeats.length > 0 ? { givenSeats } : {}) }
    },
    async readCart(cartUrl) {
      const cart = cartIn(cartUrl)
      const held = cart ? await heldIn(cart).catch(noneIfUnknown) : []
      return cart && held.length > 0 ? cartOf(cart.event, cart.id, held) : undefined
    },
    async extendCart(cartUrl) {
      const cart = cartIn(cartUrl)
      const held = cart ? await heldIn(cart).catch(noneIfUnknown) : []
      if (!cart || held.length === 0) throw new ShopRejected(NO_RESERVATION)
      if (!(await cartOf(cart.event, cart.id, held)).canExtend) throw new ShopRejected(NOT_EXTENDABLE)
      const { public_url: shopUrl } = await catalogue.readEvent(cart.event)
      if (!shopUrl) throw new ShopRejected(NOT_EXTENDABLE)
      const end = await renewCart(cartPageInShop(shopUrl, cart), cart.id)
      if (!end) throw new ShopUnavailable('pretix has not renewed the cart')
      // pretix shortens none.
      return cartOf(
        cart.event,
        cart.id,
        held.map((position) => ({ ...position, expires: laterOf(position.expires, end) })),
      )
    },
    async setOnSale(id, isOnSale) {
      const { event, subevent } = performanceOf(id)
      // A single event can only be taken offline as a whole, with the orders of those who have bought.
      if (subevent === null) throw new ShopRejected(IN_SHOP_ONLY, { reason: 'a single event is closed in pretix' })
      await api.setActive(event, subevent, isOnSale)
      catalogue.forget(event)
    },
  }
}

function laterOf(expires: string, end: Temporal.Instant): string {
  return Temporal.Instant.compare(Temporal.Instant.from(expires), end) < 0 ? end.toString() : expires
}

/**
 * One entry per ticket. Products of several halls may share a name, but not their sale types, so the one that has those is
 * meant.
 * @throws ShopRejected −404 for what is not sold (any more), before pretix is asked to hold it
 */
function requestedTickets(
  sale: PretixSale,
  { seatGroup, items }: CartRequest,
  now: Temporal.Instant,
  voucher: Voucher | undefined,
): TicketToHold[] {
  const products = isOnSale(sale, now) ? ticketsOf(sale, now, voucher) : []
  for (const product of products) {
    const { tickets } = product
    if (seatGroup !== undefined && !mayBeCalled(product, seatGroup)) continue
    const requested = items.map(({ saleType }) => tickets.find((ticket) => saleTypeOf(ticket) === saleType))
    if (requested.every((ticket) => ticket !== undefined))
      return requested.flatMap((ticket, index) => {
        const { quantity = 0, withCode = 0, price } = items[index] ?? {}
        return Array.from({ length: quantity }, (_, number) =>
          number < withCode ? ticketToHold(ticket, voucher) : atOwnPrice(ticketToHold(ticket, undefined), price),
        )
      })
  }
  throw new ShopRejected(NOT_FOUND)
}

/** Whether a group of this product may bear a name: its category and what tells it from others depend on the date. */
function mayBeCalled({ item, tickets }: ProductOnSale, seatGroup: string): boolean {
  const names = [item.name, ...tickets.map(({ variation }) => variation?.value)].map(germanOf)
  return names.some((name) => name !== '' && seatGroup.includes(name))
}

/** @throws ShopRejected for what is sold only with a voucher, and for what the voucher is not for */
function ticketToHold(ticket: PretixTicket, voucher: Voucher | undefined): TicketToHold {
  if (!voucher && ticket.needsVoucher) throw new ShopRejected(NOT_FOUND)
  if (!voucher) return { ...ticket, price: paidFor(ticket, ticket.price) }
  if (!isForTicket(voucher)(ticket)) throw new ShopRejected(CODE_NOT_HERE)
  return { ...ticket, price: paidFor(ticket, priceWith(voucher, ticket.price), voucher), voucher }
}

/** @param price what the visitor pays; undefined where that is the shop's price. @throws ShopRejected where it is too low, or fixed */
function atOwnPrice(ticket: TicketToHold, price: string | undefined): TicketToHold {
  if (price === undefined) return ticket
  if (!ticket.item.free_price || centsOf(price) < centsOf(ticket.price)) throw new ShopRejected(PRICE_TOO_LOW)
  return { ...ticket, price }
}

/** The numbered seats of positions, as pretix names them. */
function seatsOf(positions: PretixCartPosition[]): GivenSeat[] {
  return positions.flatMap(({ seat }) =>
    seat?.row_name && seat.seat_number ? [{ zone: seat.zone_name ?? '', row: seat.row_name, seat: seat.seat_number }] : [],
  )
}

function isForTicket(voucher: Voucher): (ticket: PretixTicket) => boolean {
  return ({ item, variation }) => isFor(voucher, item, variation)
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
  undefinedIfUnknown(error)
  return []
}

function undefinedIfUnknown(error: unknown): undefined {
  if (!isRejectedWith(error, NOT_FOUND) && !(error instanceof ShopForbidden)) throw error
}
