import { LRUCache } from 'lru-cache'
import { sharedReads } from '../connection/shared-reads.ts'
import { type BlockedSeats, countSeats } from './blocked-seats.ts'
import type { Performance } from './performance.ts'
import type { PretixApi } from './pretix-api.server.ts'
import type { PretixSeat } from './pretix-resources.ts'
import type { PretixSale } from './pretix-sale.ts'
import { seatingPlanOf } from './seated.ts'

/** How long it is known what is blocked: it costs a call for each date with seats. */
const KNOWN_MS = 10 * 60_000
/** How many dates are asked for in one reading; the others keep what was known of them. */
const DATES_AT_ONCE = 8
const MAX_DATES = 2000

/** Reads which seats are blocked. @throws ShopUnavailable, ShopRejected */
export type BlockedSeatsReader = (performances: Performance[], sales: ReadonlyMap<string, PretixSale>) => Promise<Map<string, BlockedSeats>>

/**
 * The seats of performances by id; those without seats, or of which nothing is known to be blocked, are missing. A call for each
 * date in ten minutes, eight in one reading.
 * @param nowMs a clock in milliseconds
 */
export function createBlockedSeatsReader(api: PretixApi, nowMs: () => number): BlockedSeatsReader {
  const known = new LRUCache<string, { readAt: number; seats: PretixSeat[] }>({ max: MAX_DATES })
  const layouts = sharedReads(nowMs, (id) => api.readLayout(Number(id)))

  async function read({ id, event, subevent }: Performance): Promise<void> {
    known.set(id, { readAt: nowMs(), seats: await api.listSeats(event, subevent, { blocked: true }) })
  }

  return async (performances, sales) => {
    const planOf = ({ id }: Performance) => {
      const sale = sales.get(id)
      return sale ? seatingPlanOf(sale) : null
    }
    const seated = performances.filter((performance) => planOf(performance) !== null)
    const due = seated.filter(({ id }) => nowMs() - (known.get(id)?.readAt ?? Number.NEGATIVE_INFINITY) >= KNOWN_MS)
    const [unknown, old] = [due.filter(({ id }) => !known.has(id)), due.filter(({ id }) => known.has(id))]
    await Promise.all([...unknown, ...old].slice(0, DATES_AT_ONCE).map(read))
    const blocked = seated.filter(({ id }) => (known.get(id)?.seats.length ?? 0) > 0)
    const counted = blocked.map(async (performance): Promise<[string, BlockedSeats]> => {
      const { event, subevent } = sales.get(performance.id) as PretixSale
      const layout = await layouts.read(String(planOf(performance)), KNOWN_MS)
      return [performance.id, countSeats(layout, known.get(performance.id)?.seats ?? [], (subevent ?? event).seat_category_mapping)]
    })
    return new Map(await Promise.all(counted))
  }
}
