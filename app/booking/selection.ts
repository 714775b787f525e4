import { centsOf } from '../platform/format/price.ts'
import { MAX_TICKETS_PER_TYPE, SOLD_OUT } from './constants.ts'
import { freePricesOf, paidPriceOf, type TypedPrices } from './free-price.ts'
import type { Price, SeatGroup, Timeslot } from './schema.ts'
import type { SeenTerms } from './terms/seen-schema.ts'

/** A selected price and how many tickets of it (B §3). */
export type SelectedTicket = { ticket: { id: number; seat_group: string; sale_type_id: number }; amount: number }

/** Adds one ticket of a price; a new entry starts at 1 (B §4). */
export function addTicket(selected: SelectedTicket[], price: Price): SelectedTicket[] {
  const existing = selected.find((entry) => isOf(entry, price))
  if (!existing) {
    return [...selected, { ticket: { id: price.id, seat_group: price.seat_group, sale_type_id: price.sale_type_id }, amount: 1 }]
  }
  const amount = Math.min(existing.amount + 1, MAX_TICKETS_PER_TYPE)
  return selected.map((entry) => (entry === existing ? { ...entry, amount } : entry))
}

/** Removes one ticket of a price; at 0 the entry is removed (B §4). */
export function removeTicket(selected: SelectedTicket[], price: Price): SelectedTicket[] {
  return selected.map((entry) => (isOf(entry, price) ? { ...entry, amount: entry.amount - 1 } : entry)).filter((entry) => entry.amount > 0)
}

/** How many tickets of a price are selected. */
export function amountOf(selected: SelectedTicket[], price: Price): number {
  return selected.find((entry) => isOf(entry, price))?.amount ?? 0
}

/** How many tickets of a price may be selected, beside the others of its seat group. */
export function maxOf(selected: SelectedTicket[], group: SeatGroup, price: Price): number {
  const amount = amountOf(selected, price)
  const left = (group.max_tickets ?? Number.POSITIVE_INFINITY) - amountIn(selected, group)
  return Math.min(MAX_TICKETS_PER_TYPE, amount + Math.max(0, left))
}

/** How many tickets of a seat group are selected. */
export function amountIn(selected: SelectedTicket[], group: SeatGroup): number {
  return group.prices.reduce((sum, price) => sum + amountOf(selected, price), 0)
}

function isOf({ ticket }: SelectedTicket, price: Price): boolean {
  return ticket.seat_group === price.seat_group && ticket.sale_type_id === price.sale_type_id
}

/** The number of selected tickets, without what lets nobody in, and the price of all in cents, with what was typed for free prices. */
export function totalOf(selected: SelectedTicket[], seatGroups: SeatGroup[], typed: TypedPrices = {}): { tickets: number; cents: number } {
  const sold = seatGroups.flatMap((group) => group.prices.map((price) => ({ price, isExtra: group.is_extra })))
  return selected.reduce(
    (sum, entry) => {
      const found = sold.find((candidate) => isOf(entry, candidate.price))
      const price = found?.price
      return {
        tickets: sum.tickets + (found?.isExtra ? 0 : entry.amount),
        cents: sum.cents + entry.amount * centsOf((price && (paidPriceOf(price, typed) ?? price.price)) ?? '0'),
      }
    },
    { tickets: 0, cents: 0 },
  )
}

/** The selected tickets that are still offered: some are only while a code is redeemed. */
export function stillOffered(selected: SelectedTicket[], seatGroups: readonly SeatGroup[]): SelectedTicket[] {
  const isOffered = (entry: SelectedTicket) => seatGroups.some(({ prices }) => prices.some((price) => isOf(entry, price)))
  return selected.every(isOffered) ? selected : selected.filter(isOffered)
}

/** The first timeslot that can be booked (B §4). */
export function firstOpenTimeslot(timeslots: Timeslot[]): Timeslot | undefined {
  return timeslots.find((slot) => slot.status !== SOLD_OUT)
}

/** The timeslots chosen by the visitor, by seat group. */
export type ChosenBlocks = Record<string, number>

/** The timeslot to send for a seat group: the chosen one, else the first that can be booked. */
export function timeslotOf(group: SeatGroup, blocks: ChosenBlocks): Timeslot | undefined {
  return group.timeslots.find((slot) => slot.block_id === blocks[group.seat_group]) ?? firstOpenTimeslot(group.timeslots)
}

export type AddToCartBody = {
  seat_group: string
  quantities: number[]
  sale_type_ids: number[]
  block_id?: number
  seat_ids?: string[]
  /** what the visitor pays for each of `sale_type_ids` that may cost more; null where that is its price */
  free_prices?: (string | null)[]
  code?: string
  /** how many of `quantities` are bought with the code */
  code_quantities?: number[]
  /** what the visitor was shown */
  seen?: SeenTerms
  /** for the widget alone: whether it lets nobody in, so that it is no ticket of the cart */
  isExtra?: true
}

/**
 * One request body per seat group among the selected tickets (B §7), what lets nobody in last, with the block of its timeslot where it has any, and what
 * was typed for free prices.
 */
export function addToCartBodies(
  selected: SelectedTicket[],
  seatGroups: SeatGroup[],
  blocks: ChosenBlocks,
  typed: TypedPrices = {},
): AddToCartBody[] {
  const names = [...new Set(selected.map((entry) => entry.ticket.seat_group))]
  const bodies = names.map((seat_group): AddToCartBody => {
    const own = selected.filter((entry) => entry.ticket.seat_group === seat_group)
    const group = seatGroups.find((candidate) => candidate.seat_group === seat_group)
    const timeslot = group && timeslotOf(group, blocks)
    const prices = own.map((entry) => group?.prices.find((candidate) => isOf(entry, candidate)))
    return {
      seat_group,
      quantities: own.map((entry) => entry.amount),
      sale_type_ids: own.map((entry) => entry.ticket.sale_type_id),
      ...freePricesOf(prices, typed),
      ...(timeslot ? { block_id: timeslot.block_id } : {}),
      ...(group?.is_extra ? { isExtra: true } : {}),
    }
  })
  return bodies.toSorted((a, b) => Number(a.isExtra ?? false) - Number(b.isExtra ?? false))
}

/** Whether what was typed for the selected tickets can be paid. */
export function arePricesValid(selected: SelectedTicket[], seatGroups: SeatGroup[], typed: TypedPrices): boolean {
  const prices = seatGroups.flatMap((group) => group.prices)
  return selected.every((entry) => prices.every((price) => !isOf(entry, price) || paidPriceOf(price, typed) !== undefined))
}
