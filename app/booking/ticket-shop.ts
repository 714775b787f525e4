import type { SeatGroup } from './schema.ts'

/** What a visitor wants of one seat group of a performance. */
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

/** The shop said no, with a code of its own (B §8). */
export class ShopRejected extends Error {
  readonly responseCode: number
  constructor(responseCode: number) {
    super(`the ticket shop refused with ${responseCode}`)
    this.responseCode = responseCode
  }
}

/** The shop did not answer, not in time, or not with sense; or it has failed so often that it is left alone for a while. */
export class ShopUnavailable extends Error {}

/** What a caller gets as code when the shop gave none because it could not be reached. */
export const SHOP_UNAVAILABLE = 503
/** What a caller gets as code who has asked for more carts than a person fills. */
export const TOO_MANY_CALLS = 429
/** The shop's codes that have a text of their own (B §8). */
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

/** A ticket shop. It is somebody else's: it is only ever asked over the network, and it may not answer (architecture, idea 4). */
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
