import type { SeatGroup } from './schema.ts'

/** A request for tickets of one seat group of a performance. */
export type CartRequest = {
  /** the shop's number of the performance */
  performance: string
  seatGroup: string | undefined
  items: { saleType: number; quantity: number }[]
  /** a timeslot's block */
  block: number | undefined
  /** address of the cart to add to; a new one is made when it is missing, foreign or gone */
  cartUrl: string | undefined
  /** a request sent twice with the same key is carried out once */
  idempotencyKey: string
}

/** A cart as the shop knows it now. `secondsLeft` is how long its tickets are held yet; an empty cart has none. */
export type Cart = {
  ticketsQuantity: number
  url: string
  secondsLeft: number
  /** whether the shop would hold it longer if it were asked now; missing where it never does */
  canExtend?: boolean
}

/** The shop answered and rejected the request, with a code of its own (B §8). */
export class ShopRejected extends Error {
  readonly responseCode: number
  constructor(responseCode: number) {
    super(`ticket shop rejected the request: ${responseCode}`)
    this.responseCode = responseCode
  }
}

/** No usable response: the shop timed out, failed or sent something else, or the circuit breaker is open. */
export class ShopUnavailable extends Error {}

/** Response code for callers when the shop gave none because it was unavailable. */
export const SHOP_UNAVAILABLE = 503
/** Response code for callers above the rate limit. */
export const TOO_MANY_CALLS = 429
/** The shop's codes that have a message of their own (B §8). */
export const NOT_ENOUGH_SEATS = -214
export const NO_RESERVATION = -204

/** What the shop knows of a performance besides what it offers. */
export type PerformanceStatus = {
  /** when it begins by the shop's word; null when the shop does not say */
  startsAt: Temporal.Instant | null
  isCancelled: boolean
  /** places that are sold or held; null when the shop does not count them */
  taken: number | null
  places: number | null
}

/** The port to a ticket shop, a third party's service: asked only over the network, and it may not answer. */
export type TicketShop = {
  /** where its customers find their account; missing where it has none */
  accountUrl?: string | undefined
  /** What can be bought now, per performance; those the shop does not know are missing. @throws ShopUnavailable, ShopRejected */
  offers(performances: string[]): Promise<Map<string, SeatGroup[]>>
  /** How performances stand there, for staff alone; those the shop does not know are missing. @throws ShopUnavailable, ShopRejected */
  performanceStatuses(performances: string[]): Promise<Map<string, PerformanceStatus>>
  /** Puts tickets into a cart and holds them for 15 minutes. @throws ShopUnavailable, ShopRejected */
  addToCart(request: CartRequest): Promise<Cart>
  /** What a cart holds; undefined when the shop does not know it. @throws ShopUnavailable, ShopRejected */
  readCart(cartUrl: string): Promise<Cart | undefined>
  /**
   * Holds what a cart has for longer; missing where the shop cannot. Asked twice under one key it does so once.
   * @throws ShopUnavailable, ShopRejected
   */
  extendCart?(cartUrl: string, idempotencyKey: string): Promise<Cart>
}
