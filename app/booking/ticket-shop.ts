import type { CodeOffer } from './codes/code-offer.ts'
import type { ShopOffer } from './sale-state.ts'
import type { InShopReason } from './schema.ts'
import type { SeatPlan } from './seat-plan/seat-plan.ts'
import type { ShopCurrency, ShopFlag } from './shop-flag.ts'

/** A request for tickets of one seat group of a performance. */
export type CartRequest = {
  /** the shop's number of the performance */
  performance: string
  seatGroup: string | undefined
  /**
   * `withCode` is how many of them are bought with the code; missing where none is. `price` is what the visitor pays for each of
   * the others where they may pay more; missing where that is the shop's price.
   */
  items: { saleType: number; quantity: number; withCode?: number | undefined; price?: string | undefined }[]
  /** the code with which some of the tickets are bought */
  code?: string | undefined
  /** ids of the visitor's own seats, one per ticket in the order of `items`; missing where the shop chooses */
  seats?: string[] | undefined
  /** block of the timeslot */
  block: number | undefined
  /** address of the cart to add to; a new one is created when it is missing, foreign or gone */
  cartUrl: string | undefined
  /** whether a cart that cannot hold these tickets, too, is given up for them */
  replacesCart?: boolean | undefined
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
  /** the numbered seats of the tickets that were just added; missing where the shop names none */
  givenSeats?: GivenSeat[]
}

/** A numbered seat of a ticket in a cart. */
export type GivenSeat = { zone: string; row: string; seat: string }

type RejectionDetails = { reason?: string; limit?: number; seats?: string[] | undefined; page?: string | undefined }

/** The shop answered and rejected the request, with a code of its own (B §8). */
export class ShopRejected extends Error {
  readonly responseCode: number
  /** the number of tickets that a limit allows or demands */
  readonly limit: number | undefined
  /** ids of the requested seats that are the reason */
  readonly seats: string[] | undefined
  /** where the shop's own page does what was asked for */
  readonly page: string | undefined
  /** @param reason the shop's own words, for the log */
  constructor(responseCode: number, { reason, limit, seats, page }: RejectionDetails = {}) {
    super(`ticket shop rejected the request: ${responseCode}${reason ? `, ${reason}` : ''}`)
    this.responseCode = responseCode
    this.limit = limit
    this.seats = seats
    this.page = page
  }
}

/** No usable response: the shop timed out, failed or sent something else, or the circuit breaker is open. */
export class ShopUnavailable extends Error {}

/** The shop refuses the site's key: nothing works until somebody changes the configuration. */
export class ShopDenied extends ShopUnavailable {}

/** The shop accepts the site's key, but refuses it one thing: an event, or a right. Everything else goes on. */
export class ShopForbidden extends ShopDenied {}

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
/**
 * Response codes for requests that name their seats: some are taken, others would be left single, or a companion seat is
 * wanted without the wheelchair place beside it.
 */
export const SEATS_TAKEN = -218
export const SEATS_LEFT_SINGLE = -219
export const COMPANION_ALONE = -220
/** Response codes for requests with a code: unknown, redeemed or held by somebody, out of date, for other tickets. */
export const CODE_UNKNOWN = -240
export const CODE_USED_UP = -241
export const CODE_EXPIRED = -242
export const CODE_NOT_HERE = -243
/** The shop takes the code, but only in its own cart. */
export const CODE_IN_SHOP_ONLY = -244
/** What is asked for can only be done in the shop itself. */
export const IN_SHOP_ONLY = -250
/** The tickets need a cart of their own, and the visitor has one already; the limit says how many tickets it holds. */
export const OTHER_CART = -251
/** Response codes of adapters to shops that would tell of a limit only at the order. */
export const TOO_MANY_TICKETS = -901
export const TOO_FEW_TICKETS = -902
/** Response code for a price of the visitor's own below the shop's, or for what has none. */
export const PRICE_TOO_LOW = -903

/** What the shop knows of a performance besides its offer. */
export type PerformanceStatus = {
  /** when it begins according to the shop; null when the shop does not say */
  startsAt: Temporal.Instant | null
  isCancelled: boolean
  /** seats that are sold or held; null when the shop does not count them */
  taken: number | null
  places: number | null
  /** the shop's event of it; missing where the shop has none */
  event?: string
  /** what is set up in the shop so that visitors cannot buy, or not for real; missing where the shop cannot tell */
  mistakes?: SetupMistake[]
  /** products that the shop's own page alone sells, and why; missing where the shop has none */
  inShop?: { product: string; reason: InShopReason }[]
}

/**
 * What a shop answers by performance; it does not have those that are missing. `refused` names those of which it tells the
 * site's key nothing, each with the shop's event. A refusal says nothing about what is sold.
 */
export type ShopAnswers<Answer> = Map<string, Answer> & { refused?: ReadonlyMap<string, string> }

/** How many seats of a performance are sold or held; null where the shop does not say, none where it has no such performance. */
export function takenIn(statuses: ShopAnswers<PerformanceStatus>, performance: string): number | null {
  const status = statuses.get(performance)
  if (status) return status.taken
  return statuses.refused?.has(performance) ? null : 0
}

/** A mistake in the shop's set-up. `product` has seats but no quota, so that none of them can be sold. */
export type SetupMistake =
  | { kind: 'test-mode' | 'not-live' }
  | { kind: 'not-for-web' | 'no-product' }
  | { kind: 'no-quota'; product: string }

/**
 * Something the shop sells on a date, whether or not the programme has a performance for it. `sold` and `held` are null
 * where the shop counts only both together, as `taken`.
 */
export type ShopDate = Pick<PerformanceStatus, 'isCancelled' | 'taken' | 'places'> & {
  /** the number by which a performance is linked to it */
  id: string
  title: string
  /** whether that is the title of a whole series of dates, which says nothing of this one */
  isSeriesTitle?: boolean
  startsAt: Temporal.Instant
  /** the shop's words for where it takes place; empty when it does not say */
  room: string
  /** its page in the shop; empty when the shop does not say */
  url: string
  /** the event of the shop whose cart its tickets are in; missing where all dates share one cart */
  event?: string
  sold: number | null
  held: number | null
}

/** From an instant, included, until another, excluded. */
export type ShopDateRange = { from: Temporal.Instant; until: Temporal.Instant }

/** A part of the shop's dates. `next` is where the following part begins, for the same range; null at the end. */
export type ShopDatePage = { dates: ShopDate[]; next: string | null }

/** The port to a ticket shop, a third-party service: reached over the network only, and it may not answer. */
export type TicketShop = {
  /** The current offer by performance. @throws ShopUnavailable, ShopRejected */
  offers(performances: string[]): Promise<ShopAnswers<ShopOffer>>
  /** The status by performance, for staff only. @throws ShopUnavailable, ShopRejected */
  performanceStatuses(performances: string[]): Promise<ShopAnswers<PerformanceStatus>>
  /**
   * The flags of performances that the key may read; missing where a shop has none. Nothing is put into a cart to find out.
   * @throws ShopUnavailable, ShopRejected
   */
  flags?(performances: string[]): Promise<ShopFlag[]>
  /**
   * In which currency performances that the key may read are sold. A shop that sells in the house's by itself leaves those out.
   * @throws ShopUnavailable, ShopRejected
   */
  currencies(performances: string[]): Promise<ShopCurrency[]>
  /**
   * Which of the known performances web hooks of the shop concern; missing where it sends none.
   * @throws ShopUnavailable, ShopRejected
   */
  performancesChanged?(webHooks: unknown[], known: string[]): Promise<string[]>
  /**
   * The seats of a performance with their state; undefined when the shop has no plan of them.
   * @throws ShopUnavailable, ShopRejected
   */
  seats(performance: string): Promise<SeatPlan | undefined>
  /**
   * The dates that the shop sells in a range, about a hundred at a time, for staff only.
   * @param after `next` of the part before; without it, the first
   * @throws ShopUnavailable, ShopRejected
   */
  dates(range: ShopDateRange, after?: string): Promise<ShopDatePage>
  /**
   * What a performance costs with a code; missing where the shop takes none.
   * @throws ShopUnavailable, ShopRejected with one of the codes for codes
   */
  checkCode?(performance: string, code: string): Promise<CodeOffer>
  /** Puts tickets into a cart and holds them for as long as its offer says. @throws ShopUnavailable, ShopRejected */
  addToCart(request: CartRequest): Promise<Cart>
  /** The content of a cart; undefined when the shop does not know it. @throws ShopUnavailable, ShopRejected */
  readCart(cartUrl: string): Promise<Cart | undefined>
  /**
   * Extends the hold of a cart; missing where the shop cannot. Repeated with the same key it does so once.
   * @throws ShopUnavailable, ShopRejected
   */
  extendCart?(cartUrl: string, idempotencyKey: string): Promise<Cart>
  /**
   * Stops or resumes the sale of a performance; what is sold stays sold. Repeated it changes nothing further.
   * @throws ShopUnavailable, ShopRejected where the shop does not let the site do so
   */
  setOnSale(performance: string, isOnSale: boolean): Promise<void>
}
