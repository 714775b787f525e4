import type { PictureSource } from '../platform/media/picture.ts'
import type { ZweiklangName } from '../platform/theme/color-pair.ts'
import type { Availability } from './availability.ts'

/** What booking shows of a performance, in words ready to be drawn; whoever shows performances gives it. */
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
  zweiklang: ZweiklangName
  picture: PictureSource | null
}

/** What is said of a performance where its tickets are, or would be. */
export type OfferedEvent = BookableEvent & {
  status: string
  isFree: boolean
  /** what is said of it once it has begun; empty before */
  overLabel: string
  availability: Availability
  /** when the sale begins, in words; null once it has begun */
  saleFrom: string | null
  isBookable: boolean
  /** the lowest price; null where nothing is sold */
  price: string | null
}
