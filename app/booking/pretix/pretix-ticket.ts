import type { InShopReason } from '../schema.ts'
import type { PretixItem } from './pretix-resources.ts'

/** A ticket type: a variation of a product, or the product itself when it has none. */
export type PretixTicket = {
  item: PretixItem
  variation: PretixItem['variations'][number] | undefined
  /** as it stands in pretix, where it may be net (`taxed`) */
  price: string
  /** the rate of tax that comes on top of the price, in percent; 0 where it is included */
  taxOnTop: string
  /** why pretix's own page alone sells it; undefined where the site does, too */
  inShop: InShopReason | undefined
  /** whether pretix sells it only with a voucher */
  needsVoucher: boolean
  /** whether something that comes with it is not sold on this date */
  lacksPart: boolean
  /** what must be taken with it: so many of some products, each once or as often as one likes */
  required: { count: number; mayRepeat: boolean; products: PretixItem[] }[]
}

/** A product with its ticket types, in the order configured in pretix. */
export type ProductOnSale = { item: PretixItem; tickets: PretixTicket[] }
