import type { PretixEvent, PretixItem, PretixSubevent } from './pretix-resources.ts'

/** A date of a series, or a single event. */
export type OnDate = { event: PretixEvent; subevent: PretixSubevent | undefined }

/** The seating plan of a performance; null where its seats have no numbers. */
export function seatingPlanOf({ event, subevent }: OnDate): number | null {
  return (subevent ?? event).seating_plan
}

/** Whether tickets of a product are for seats of the seating plan. */
export function hasSeats(sale: OnDate, { id }: Pick<PretixItem, 'id'>): boolean {
  const { seat_category_mapping } = sale.subevent ?? sale.event
  return seatingPlanOf(sale) !== null && Object.values(seat_category_mapping).includes(id)
}
