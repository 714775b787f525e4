import type { PlanRow, PlanSeat, SeatPlan } from '../seat-plan/seat-plan.ts'
import type { PretixLayout, PretixSeat } from './pretix-resources.ts'

/** Words in the name of a category of seats, by what they tell of it; pretix itself knows no such kinds. */
const ACCESS = [
  ['companion', /begleit|companion/i],
  ['wheelchair', /rollstuhl|rolli|wheelchair/i],
] as const
const DECIMALS = 100

/** Where a seat is. */
type Place = Pick<PlanSeat, 'id' | 'number' | 'x' | 'y' | 'access'>
type PlacedRow = { name: string; seats: Place[] }
export type PlacedZone = { name: string; rows: PlacedRow[] }

/**
 * The places of a layout, measured in the usual distance of two neighbours. What a layout lists as several rows of one
 * name, such as the halves beside an aisle, is one row. Seats are ordered from left to right and rows from the stage, which
 * is taken to be at the top.
 */
export function placesOf({ zones }: PretixLayout): PlacedZone[] {
  const placed = [...Map.groupBy(zones, ({ name }) => name)].map(([name, ofName]): PlacedZone => {
    const parts = ofName.flatMap((zone) => zone.rows.map((row) => ({ name: row.row_number, seats: placesIn(zone.position, row) })))
    const rows = [...Map.groupBy(parts, (row) => row.name)].map(([row, ofRow]): PlacedRow => {
      return { name: row, seats: ofRow.flatMap(({ seats }) => seats).toSorted((a, b) => a.x - b.x || a.y - b.y) }
    })
    return { name, rows: rows.filter(({ seats }) => seats.length > 0).toSorted((a, b) => topOf([a]) - topOf([b])) }
  })
  const usual = usualDistance(placed.flatMap(({ rows }) => rows))
  const inUnits = (pixels: number) => Math.round((pixels / usual) * DECIMALS) / DECIMALS
  for (const { seats } of placed.flatMap(({ rows }) => rows)) {
    for (const seat of seats) Object.assign(seat, { x: inUnits(seat.x), y: inUnits(seat.y) })
  }
  return placed.toSorted((a, b) => topOf(a.rows) - topOf(b.rows))
}

type LayoutZone = PretixLayout['zones'][number]

/** The seats of a row in pixels of the whole layout. */
function placesIn(zone: LayoutZone['position'], { position: row, seats }: LayoutZone['rows'][number]): Place[] {
  return seats.map(({ seat_guid, seat_number, category, position }) => {
    const [access] = ACCESS.find(([, words]) => words.test(category)) ?? []
    const [x, y] = [zone.x + row.x + position.x, zone.y + row.y + position.y]
    return { id: seat_guid, number: seat_number, x, y, ...(access ? { access } : {}) }
  })
}

function topOf(rows: PlacedRow[]): number {
  return Math.min(...rows.flatMap(({ seats }) => seats.map(({ y }) => y)))
}

/** The median of the distances of seats that follow each other in a row; 1 where no row has two. */
function usualDistance(rows: PlacedRow[]): number {
  const distances = rows.flatMap(({ seats }) =>
    seats.flatMap((seat, index) => {
      const before = seats[index - 1]
      return before ? [Math.hypot(seat.x - before.x, seat.y - before.y)] : []
    }),
  )
  return distances.toSorted((a, b) => a - b)[Math.floor(distances.length / 2)] || 1
}

/**
 * A seating plan with the state of its seats. Places that pretix has no seat for are left out.
 * @param groupOf the name of the seat group under which a product is sold; undefined where it is not
 */
export function seatPlanOf(zones: PlacedZone[], seats: PretixSeat[], groupOf: (product: number) => string | undefined): SeatPlan {
  const known = new Map(seats.map((seat) => [seat.seat_guid, seat]))
  const seatAt = (place: Place): PlanSeat[] => {
    const seat = known.get(place.id)
    if (!seat) return []
    const group = seat.product === null ? undefined : groupOf(seat.product)
    return [{ ...place, seat_group: group ?? '', status: group === undefined ? 'sold' : statusOf(seat) }]
  }
  const rowOf = ({ name, seats: places }: PlacedRow): PlanRow => ({ name, seats: places.flatMap(seatAt) })
  const planned = zones.map(({ name, rows }) => ({ name, rows: rows.map(rowOf).filter((row) => row.seats.length > 0) }))
  return { zones: planned.filter(({ rows }) => rows.length > 0) }
}

/** What is blocked counts as sold, what is kept for a voucher as held. */
function statusOf({ blocked, orderposition, cartposition, voucher }: PretixSeat): PlanSeat['status'] {
  if (blocked || orderposition) return 'sold'
  return cartposition || voucher ? 'held' : 'free'
}
