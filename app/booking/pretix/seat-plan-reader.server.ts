import { sharedReads } from '../connection/shared-reads.ts'
import type { SeatGroup } from '../schema.ts'
import { type PlanRow, rowsIn, type SeatPlan, seatPlanSchema } from '../seat-plan/seat-plan.ts'
import type { HallSeats } from './hall-seats.server.ts'
import type { Performance } from './performance.ts'
import { isOnSale } from './presale.ts'
import type { PretixApi } from './pretix-api.server.ts'
import type { PretixSeat } from './pretix-resources.ts'
import { type PretixSale, ticketsOf } from './pretix-sale.ts'
import { type PlacedZone, placesOf, seatPlanOf } from './seat-plan-of.ts'
import { seatingPlanOf } from './seated.ts'

/** How long a layout is known: pretix lets nobody change one that an event uses. */
const LAYOUT_MS = 10 * 60_000

/** Reads seating plans. Each call throws ShopUnavailable or ShopRejected. */
export type SeatPlanReader = {
  /** The ids of wheelchair places and of the seats beside them. */
  readAccessSeats(sale: PretixSale): Promise<ReadonlySet<string>>
  /** All seats of a performance, by the names of what is offered; undefined without a seating plan. */
  readPlan(performance: Performance, sale: PretixSale, offered: readonly SeatGroup[]): Promise<SeatPlan | undefined>
  /** The rows that have seats of these ids, as they are now, a call for each, by product; with pretix's own entries of their seats. */
  readRows(
    performance: Performance,
    sale: PretixSale,
    ids: readonly string[],
    now: Temporal.Instant,
  ): Promise<{ rows: PlanRow[]; seats: Map<string, PretixSeat> }>
}

/** @param nowMs a clock in milliseconds */
export function createSeatPlanReader(api: PretixApi, hall: HallSeats, nowMs: () => number): SeatPlanReader {
  const layouts = sharedReads(nowMs, async (id) => placesOf(await api.readLayout(Number(id))))

  async function readZones(sale: PretixSale): Promise<PlacedZone[]> {
    const id = seatingPlanOf(sale)
    return id === null ? [] : layouts.read(String(id), LAYOUT_MS)
  }

  return {
    async readAccessSeats(sale) {
      const places = (await readZones(sale)).flatMap(({ rows }) => rows.flatMap(({ seats }) => seats))
      return new Set(places.flatMap(({ id, access }) => (access ? [id] : [])))
    },
    async readPlan(performance, sale, offered) {
      const zones = await readZones(sale)
      if (zones.length === 0) return undefined
      const names = new Map(offered.map(({ id, seat_group }) => [id, seat_group]))
      return seatPlanSchema.safeParse(seatPlanOf(zones, await hall.current(performance), (product) => names.get(product))).data
    },
    async readRows({ event, subevent }, sale, ids, now) {
      const hasOne = ({ seats }: PlacedZone['rows'][number]) => seats.some(({ id }) => ids.includes(id))
      const zones = (await readZones(sale)).map(({ name, rows }) => ({ name, rows: rows.filter(hasOne) }))
      const asked = zones.flatMap(({ name, rows }) => rows.map((row) => ({ zone_name: name, row_name: row.name })))
      const seats = (await Promise.all(asked.map((row) => api.listSeats(event, subevent, row)))).flat()
      return { rows: rowsIn(seatPlanOf(zones, seats, productsOf(sale, now))), seats: new Map(seats.map((seat) => [seat.seat_guid, seat])) }
    },
  }
}

/** The products that are on sale, each under a name of its own. */
function productsOf(sale: PretixSale, now: Temporal.Instant): (product: number) => string | undefined {
  const products = isOnSale(sale, now) ? ticketsOf(sale, now) : []
  return (product) => (products.some(({ item }) => item.id === product) ? String(product) : undefined)
}
