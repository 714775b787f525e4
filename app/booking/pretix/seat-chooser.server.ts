import { LRUCache } from 'lru-cache'
import { sharedReads } from '../connection/shared-reads.ts'
import { NOT_ENOUGH_SEATS, ShopRejected } from '../ticket-shop.ts'
import { connectedSeats } from './connected-seats.ts'
import type { HallSeats } from './hall-seats.server.ts'
import type { Performance } from './performance.ts'
import type { PretixApi } from './pretix-api.server.ts'
import type { PretixSeat } from './pretix-resources.ts'
import type { PretixSale } from './pretix-sale.ts'
import type { PretixTicket } from './pretix-ticket.ts'
import type { SeatPlanReader } from './seat-plan-reader.server.ts'
import { hasSeats } from './seated.ts'

/** How long a row counts as read: buyers of one moment share it. */
const ROW_MS = 3000
/** How long a seat that was chosen here counts as taken, whatever pretix says meanwhile. */
const CHOSEN_MS = 15_000
const MAX_SELECTED = 5000
/** Rows that turn out to be taken, after which all seats are read again. */
const MAX_ROWS = 3

export type SeatChooser = {
  /**
   * Chooses a seat per ticket, in a row as it is now; wheelchair places and the seats beside them when no others are left.
   * Those chosen are not given to others, so that buyers of the same moment do not meet.
   * @returns undefined per ticket where the product has no seats
   * @throws ShopRejected −214 when there are not enough together; ShopUnavailable
   */
  choose(performance: Performance, sale: PretixSale, tickets: PretixTicket[]): Promise<(string | undefined)[]>
  /** Gives others none of these seats for a moment, as somebody has asked for them by name. */
  leaveOut(performance: Performance, seats: readonly string[]): void
}

/** @param now a clock in milliseconds */
export function createSeatChooser(
  api: PretixApi,
  hall: HallSeats,
  plans: Pick<SeatPlanReader, 'readAccessSeats'>,
  now: () => number,
): SeatChooser {
  const rowsOf = sharedReads(now, (key) => {
    const { event, subevent, ...row } = JSON.parse(key)
    return api.listSeats(event, subevent, row)
  })
  const chosenAt = new LRUCache<string, number>({ max: MAX_SELECTED })

  function leaveOut({ id }: Performance, seats: readonly string[]): void {
    for (const seat of seats) chosenAt.set(`${id} ${seat}`, now())
  }

  async function choose(performance: Performance, sale: PretixSale, tickets: PretixTicket[]): Promise<(string | undefined)[]> {
    const { id, event, subevent } = performance
    const item = tickets[0]?.item
    if (!item || !hasSeats(sale, item)) return tickets.map(() => undefined)
    // Without its layout a hall sells all the same.
    const accessSeats = await plans.readAccessSeats(sale).catch((): ReadonlySet<string> => new Set())
    const isTakenHere = (seat: PretixSeat) => now() - (chosenAt.get(`${id} ${seat.seat_guid}`) ?? Number.NEGATIVE_INFINITY) < CHOSEN_MS
    const isKept = (seat: PretixSeat) => isTakenHere(seat) || accessSeats.has(seat.seat_guid)
    for (const { isReadAnew, rows, isLeftOut } of [
      { isReadAnew: false, rows: MAX_ROWS, isLeftOut: isKept },
      { isReadAnew: true, rows: Number.POSITIVE_INFINITY, isLeftOut: isKept },
      { isReadAnew: false, rows: Number.POSITIVE_INFINITY, isLeftOut: isTakenHere },
    ]) {
      const plan = await hall.known(performance, isReadAnew)
      const connected = () => connectedSeats(plan, item.id, tickets.length, isLeftOut)
      for (let row = 0; row < rows; row++) {
        const [first] = connected() ?? []
        if (!first) break
        const { zone_name, row_name } = first
        const seatsNow = await rowsOf.read(JSON.stringify({ event, subevent, zone_name, row_name }), ROW_MS)
        const current = new Map(seatsNow.map((seat) => [seat.seat_guid, seat]))
        for (const seat of plan) Object.assign(seat, current.get(seat.seat_guid))
        const seats = connected()
        if (!seats?.every(({ seat_guid }) => current.has(seat_guid))) continue
        const chosen = seats.map(({ seat_guid }) => seat_guid)
        leaveOut(performance, chosen)
        return chosen
      }
    }
    throw new ShopRejected(NOT_ENOUGH_SEATS)
  }

  return { choose, leaveOut }
}
