import type { Sales } from '../../booking/sales/sales.ts'
import type { LedField } from '../../imports/led-field.ts'
import type { LeadingSource } from '../../imports/sources/lead.server.ts'
import type { EventMark, EventStatus } from '../../programme/schema.ts'
import type { TypeDescription } from '../../records/type-description.ts'
import type { ConflictResponse } from '../use-conflicts.ts'

/** A performance of a production as its table of dates shows it; instants are ISO with offset. */
export type ProductionDate = {
  id: number
  title: string
  revision: string
  startsAt: string
  endsAt: string | null
  roomId: number
  status: EventStatus
  marks: EventMark[]
  note: string
  isOnline: boolean
  isFree: boolean
  /** number in the ticket shop; empty without one */
  idJet: string
  ticketUrl: string
  ticketSaleFrom: string | null
  isPast: boolean
  /** tickets as last read from the shop; null where it does not count them */
  sales: Sales | null
  conflicts: ConflictResponse[]
  /** sources that lead some of its fields, which are locked here */
  sources: LeadingSource[]
}

/** All dates of a production, by beginning, with what they are edited with. */
export type ProductionDates = {
  type: TypeDescription
  rooms: { id: number; name: string }[]
  dates: ProductionDate[]
  /** false where the production has more dates than are shown */
  isComplete: boolean
  /** whether there is a ticket shop in which dates have numbers */
  hasShop: boolean
}

/** What of the coming dates needs somebody. */
export type OpenPoints = { withoutNumber: number; offline: number; inConflict: number }

/** Counts what of the coming dates needs somebody; what is cancelled needs nothing. */
export function openPointsOf({ dates, hasShop }: Pick<ProductionDates, 'dates' | 'hasShop'>): OpenPoints {
  const coming = dates.filter(({ isPast, status }) => !isPast && status !== 'cancelled')
  return {
    withoutNumber: hasShop ? coming.filter(needsNumber).length : 0,
    offline: coming.filter(({ isOnline }) => !isOnline).length,
    inConflict: coming.filter(({ conflicts }) => conflicts.length > 0).length,
  }
}

/** Whether a date could be sold if it had a number in the shop. */
export function needsNumber({ idJet, isFree, isPast, status }: ProductionDate): boolean {
  return idJet === '' && !isFree && !isPast && status !== 'cancelled'
}

/** Whether a source leads a field of a date. */
export function isLed({ sources }: ProductionDate, field: LedField): boolean {
  return sources.some(({ fields }) => fields.includes(field))
}

/** The totals of some dates. Places count where the shop tells them; without any, `sold` and `places` are null. */
export function totalsOf(dates: readonly ProductionDate[]): { cancelled: number; sold: number | null; places: number | null } {
  const counted = dates.flatMap(({ sales, status }) => (sales && status !== 'cancelled' ? [sales] : []))
  const sum = (numbers: number[]) => numbers.reduce((before, number) => before + number, 0)
  return {
    cancelled: dates.filter(({ status }) => status === 'cancelled').length,
    sold: counted.length > 0 ? sum(counted.map(({ sold, taken }) => sold ?? taken)) : null,
    places: counted.length > 0 ? sum(counted.map(({ places }) => places)) : null,
  }
}

/** The local day of an instant: `2026-12-04`. */
export function dayOfIso(instant: string): string {
  return instant.slice(0, 10)
}

/** The local time of day of an instant: `19:30`. */
export function timeOfIso(instant: string): string {
  return instant.slice(11, 16)
}
