import type { SeatGroup } from './schema.ts'

/** A request for tickets of one seat group of a performance. */
export type CartRequest = {
  /** the shop's number of the performance */
  performance: string
  seatGroup: string | undefined
  items: { saleType: number; quantity: number }[]
  /** block of the timeslot */
  block: number | undefined
  /** address of the cart to add to; a new one is created when it is missing, foreign or gone */
  cartUrl: string | undefined
  /** a request repeated with the same key is carried out once */
  idempotencyKey: string
}

/**
 * A cart in its current state at the shop. `secondsLeft` is how long its tickets are still held; an empty cart has
 * none.
 */
export type Cart = {
  ticketsQuantity: number
  url: string
  secondsLeft: number
  /** whether the shop would extend the hold now; missing where it never does */
  canExtend?: boolean
}

/** The shop answered and rejected the request, with a code of its own (B §8). */
export class ShopRejected extends Error {
  readonly responseCode: number
  /** the number of tickets that a limit allows or demands */
  readonly limit: number | undefined
  /** @param reason the shop's own words, for the log */
  constructor(responseCode: number, { reason, limit }: { reason?: string; limit?: number } = {}) {
    super(`ticket shop rejected the request: ${responseCode}${reason ? `, ${reason}` : ''}`)
    this.responseCode = responseCode
    this.limit = limit
  }
}

/** No usable response: the shop timed out, failed or sent something else, or the circuit breaker is open. */
export class ShopUnavailable extends Error {}

/** The shop refuses the site's key: nothing works until somebody changes the configuration. */
export class ShopDenied extends ShopUnavailable {}

/** The shop answers, but asks to come back later. Not a failure of the shop: others are still served. */
export class ShopBusy extends ShopUnavailable {
  readonly status: number
  /** how long it asks to wait */
  readonly waitMs: number
  constructor(status: number, waitMs: number) {
    super(`ticket shop responded with ${status} and asks to wait ${Math.ceil(waitMs / 1000)} s`)
    this.status = status
    this.waitMs = waitMs
  }
}

/** Response code for callers when the shop gave none because it was unavailable. */
export const SHOP_UNAVAILABLE = 503
/** Response code for callers above the rate limit. */
export const TOO_MANY_CALLS = 429
/** Response codes of the shop that have a message of their own (B §8). */
export const NOT_ENOUGH_SEATS = -214
export const NO_RESERVATION = -204
/** Response codes of adapters to shops that would tell of a limit only at the order. */
export const TOO_MANY_TICKETS = -901
export const TOO_FEW_TICKETS = -902

/** What the shop knows of a performance besides its offer. */
export type PerformanceStatus = {
  /** when it begins according to the shop; null when the shop does not say */
  startsAt: Temporal.Instant | null
  isCancelled: boolean
  /** seats that are sold or held; null when the shop does not count them */
  taken: number | null
  places: number | null
  /** what is set up in the shop so that visitors cannot buy, or not for real; missing where the shop cannot tell */
  mistakes?: SetupMistake[]
}

/** A mistake in the shop's set-up. `product` has seats but no quota, so that none of them can be sold. */
export type SetupMistake = { kind: 'test-mode' | 'not-live' | 'not-for-web' | 'no-product' } | { kind: 'no-quota'; product: string }

/** The port to a ticket shop, a third-party service: reached over the network only, and it may not answer. */
export type TicketShop = {
  /** The current offer by performance; those unknown to the shop are missing. @throws ShopUnavailable, ShopRejected */
  offers(performances: string[]): Promise<Map<string, SeatGroup[]>>
  /**
   * The status by performance, for staff only; those unknown to the shop are missing.
   * @throws ShopUnavailable, ShopRejected
   */
  performanceStatuses(performances: string[]): Promise<Map<string, PerformanceStatus>>
  /** Puts tickets into a cart and holds them for 15 minutes. @throws ShopUnavailable, ShopRejected */
  addToCart(request: CartRequest): Promise<Cart>
  /** The content of a cart; undefined when the shop does not know it. @throws ShopUnavailable, ShopRejected */
  readCart(cartUrl: string): Promise<Cart | undefined>
  /**
   * Extends the hold of a cart; missing where the shop cannot. Repeated with the same key it does so once.
   * @throws ShopUnavailable, ShopRejected
   */
  extendCart?(cartUrl: string, idempotencyKey: string): Promise<Cart>
}
