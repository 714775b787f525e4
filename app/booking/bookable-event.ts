import type { PictureSource } from '../platform/media/picture.ts'
import type { ZweiklangName } from '../platform/theme/color-pair.ts'
import type { SaleState } from './sale-state.ts'

/** What booking shows of a performance, already formatted; provided by the feature that lists performances. */
export type BookableEvent = {
  id: number
  /** the shop's number */
  idJet: string
  title: string
  url: string
  weekday: string
  shortDate: string
  time: string
  room: string
  ticketUrl: string
  /** whether the shop sells it in test mode */
  isTestSale?: boolean
  zweiklang: ZweiklangName
  picture: PictureSource | null
}

/** What is shown of a performance beside its tickets, or in their place. */
export type OfferedEvent = BookableEvent & {
  sale: SaleState
  /** when the sale begins, formatted; null once it has begun */
  saleFrom: string | null
  /** until which day it runs, in words; none where it does not run over days */
  until?: string
  isBookable: boolean
  /** whether its tickets are had at `ticketUrl`, and not here */
  isSoldElsewhere?: boolean
  /** the lowest price, formatted; null where nothing is sold */
  price: string | null
}
