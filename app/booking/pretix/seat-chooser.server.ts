import { NOT_ENOUGH_SEATS, ShopRejected } from '../ticket-shop.ts'
import { connectedSeats } from './connected-seats.ts'
import { kept } from './kept.ts'
import type { Performance } from './performance.ts'
import type { PretixApi } from './pretix-api.server.ts'
import type { PretixSale, PretixTicket } from './pretix-sale.ts'

/** How old the seats may be from which is chosen: a hall of 600 takes twelve calls. */
const KNOWN_MS = 15_000
/** Stands for the position of a seat that was chosen here since the seats were read. */
const CHOSEN_HERE = 1

/**
 * Chooses a seat per ticket. Those chosen are not given to others, so that buyers of the same minute do not meet.
 * @param isFirstTry false after another buyer was faster: the seats are read anew
 * @returns undefined per ticket where the product has no seats
 * @throws ShopRejected −214 when there are not enough together; ShopUnavailable
 */
export type SeatChooser = (
  performance: Performance,
  sale: PretixSale,
  tickets: PretixTicket[],
  isFirstTry: boolean,
) => Promise<(string | undefined)[]>

/** @param now a clock in milliseconds */
export function createSeatChooser(api: PretixApi, now: () => number): SeatChooser {
  const plans = kept(now, (key) => {
    const [event = '', date] = key.split('/')
    return api.listSeats(event, date === undefined ? null : Number(date))
  })
  return async ({ id }, sale, tickets, isFirstTry) => {
    const item = tickets[0]?.item.id ?? 0
    const { seating_plan, seat_category_mapping } = sale.subevent ?? sale.event
    if (seating_plan === null || !Object.values(seat_category_mapping).includes(item)) return tickets.map(() => undefined)
    for (const maxAgeMs of isFirstTry ? [KNOWN_MS, 0] : [0]) {
      const chosen = connectedSeats(await plans(id, maxAgeMs), item, tickets.length)
      for (const seat of chosen ?? []) seat.cartposition = CHOSEN_HERE
      if (chosen) return chosen.map(({ seat_guid }) => seat_guid)
    }
    throw new ShopRejected(NOT_ENOUGH_SEATS)
  }
}
