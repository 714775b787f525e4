import { sharedReads } from '../connection/shared-reads.ts'
import type { Performance } from './performance.ts'
import type { PretixApi } from './pretix-api.server.ts'
import type { PretixSeat } from './pretix-resources.ts'

/** How long the seats of a performance are known: a hall of 600 takes twelve calls, a row of it one. */
const SEATS_MS = 10 * 60_000

/** The seats of performances. Both calls yield the same objects, which later readings bring up to date. */
export type HallSeats = {
  /** All seats as they were when they were last read. */
  known(performance: Performance, isReadAnew?: boolean): Promise<PretixSeat[]>
  /**
   * All seats as they are now, from those that are taken or those that are not, whichever are fewer: half the calls at most.
   * What is blocked, and what is sold that was held, is told with some delay.
   */
  current(performance: Performance): Promise<PretixSeat[]>
}

/** @param nowMs a clock in milliseconds */
export function createHallSeats(api: PretixApi, nowMs: () => number): HallSeats {
  const seatsOf = sharedReads(nowMs, (key) => {
    const [event = '', date] = key.split('/')
    return api.listSeats(event, date === undefined ? null : Number(date))
  })
  const known: HallSeats['known'] = ({ id }, isReadAnew = false) => seatsOf.read(id, isReadAnew ? 0 : SEATS_MS)
  return {
    known,
    async current(performance) {
      const { event, subevent } = performance
      const seats = await known(performance)
      const asksForFree = seats.filter(isTaken).length > seats.length / 2
      const answered = await api.listSeats(event, subevent, { is_available: asksForFree })
      const now = new Map(answered.map((seat) => [seat.seat_guid, seat]))
      for (const seat of seats) Object.assign(seat, now.get(seat.seat_guid) ?? (asksForFree ? takenBySomebody(seat) : FREE))
      return seats
    },
  }
}

const FREE = { orderposition: null, cartposition: null, voucher: null }

function takenBySomebody(seat: PretixSeat): Partial<PretixSeat> {
  return isTaken(seat) ? {} : { cartposition: true }
}

function isTaken({ orderposition, cartposition, voucher }: PretixSeat): boolean {
  return Boolean(orderposition || cartposition || voucher)
}
