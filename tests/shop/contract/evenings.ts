import type { ShopOffer } from '../../../app/booking/sale-state.ts'
import type { TicketShop } from '../../../app/booking/ticket-shop.ts'

/**
 * Evenings as every shop can be set up for. Each sells `Kategorie 1` for 24 € and `Kategorie 2` for 12 € in numbered seats, but for
 * what its name says.
 */
export type Evening =
  | 'plain'
  /** visitors may pay more for the first category; the shop suggests 30 € */
  | 'free-price'
  /** the prices of the first category are areas: box 24 €, stalls 12 €, circle 17 €, gallery 7 € */
  | 'areas'
  /** the second category is a booklet, and the first sold out */
  | 'extra'
  /** the second category is a booklet */
  | 'booklet'
  /** in Swiss francs */
  | 'currency'
  /** everything for 0 € */
  | 'free-tickets'
  /** the second category is for members */
  | 'in-shop'
  /** both are for those who have the code KLASSE */
  | 'code-only'
  /** the second is for those who have the code KLASSE */
  | 'code-besides'
  /** the first is sold out, the second for those who have the code KLASSE */
  | 'code-opens'
  /** both are for the box office */
  | 'box-office'
  /** the first is sold out, the second for the box office */
  | 'box-office-besides'
  /** every seat is blocked */
  | 'blocked'
  /** of the first at least two and at most four at once */
  | 'limits'

/** For how long every stage's shop holds a cart. */
export const HOLD_MINUTES = 20

/** A shop in which a test sets up evenings. */
export type Stage = {
  shop: TicketShop
  now(): Temporal.Instant
  /** @returns the shop's number of the performance */
  open(evening: Evening): Promise<string>
  close(): Promise<void>
}

/** The offer of one performance. */
export async function offerIn({ shop }: Stage, performance: string): Promise<ShopOffer> {
  const offer = (await shop.offers([performance])).get(performance)
  if (!offer) throw new Error(`the shop does not know ${performance}`)
  return offer
}
