import type { SeatGroup } from '../programme/index.ts'

/** What a visitor wants of one seat group: parallel lists of sale types and how many of each. */
export type CartRequest = {
  /** the shop's number of the performance */
  performance: string
  seatGroup: string | undefined
  saleTypes: number[]
  quantities: number[]
  /** a timeslot's block */
  block: number | undefined
  /** the cart to add to; a new one is made when it is missing or gone */
  cart: string | undefined
  /** a request sent twice with the same key is carried out once */
  idempotencyKey: string
}

export type Cart = { id: string; ticketsQuantity: number; url: string }

/** The shop said no, with a code of its own (B §8); a code of 0 means it did not answer in time. */
export class ShopRefusal extends Error {
  readonly responseCode: number
  constructor(responseCode: number) {
    super(`ticket shop answered ${responseCode}`)
    this.responseCode = responseCode
  }
}

export const SHOP_UNREACHABLE = 0
/** The shop's codes that have a text of their own (B §8). */
export const NOT_ENOUGH_SEATS = -214
export const NO_RESERVATION = -204

/** A ticket shop. It is somebody else's: it is only ever asked over the network, and it may not answer (architecture, idea 4). */
export type TicketShop = {
  /** What can be bought now, per performance; those the shop does not know are missing. @throws ShopRefusal */
  offers(performances: string[]): Promise<Map<string, SeatGroup[]>>
  /** Puts tickets into a cart and holds them for 15 minutes. @throws ShopRefusal */
  addToCart(request: CartRequest): Promise<Cart>
  /** Address of the shop's page that sells a performance, for people without JavaScript. */
  performanceUrl(performance: string): string
}
