import type { SeatGroupPlan } from '../../sandbox-shop/halls.ts'

const SEAT_PX = 24
const ROW_PX = 30
const ZONE_GAP_PX = 60
const COLORS = ['#7f4a91', '#2e6b5e', '#b0562c']

type Seat = { seat_guid: string; seat_number: string; position: { x: number; y: number }; category: string }
type Row = { row_number: string; row_number_position: 'both'; position: { x: number; y: number }; seats: Seat[] }
type Zone = { name: string; zone_id: string; position: { x: number; y: number }; rows: Row[]; areas: [] }

/** A seating plan in the form of pretix’s own schema. */
export type SeatingPlan = {
  name: string
  size: { width: number; height: number }
  categories: { name: string; color: string }[]
  zones: Zone[]
}

/**
 * The seating plan of a hall: a zone and a category for each of its numbered seat groups, one behind the other, rows
 * centred.
 * @param slug prefix of the seats' ids, which are unique in an event
 */
export function seatingPlanOf(slug: string, name: string, groups: readonly SeatGroupPlan[]): SeatingPlan {
  const numbered = groups.filter(({ isNumbered }) => isNumbered)
  const width = Math.max(...numbered.map(({ seatsPerRow }) => seatsPerRow)) * SEAT_PX
  let y = 0
  const zones = numbered.map((group, index): Zone => {
    const zone = {
      ...{ name: group.text, zone_id: `${slug}-${index + 1}`, position: { x: 0, y } },
      ...{ rows: rowsOf(`${slug}-${index + 1}`, group, width), areas: [] as [] },
    }
    y += group.rows * ROW_PX + ZONE_GAP_PX
    return zone
  })
  const categories = numbered.map((group, index) => ({ name: group.name, color: COLORS[index % COLORS.length] ?? '#444444' }))
  return { name, size: { width, height: y }, categories, zones }
}

function rowsOf(prefix: string, group: SeatGroupPlan, width: number): Row[] {
  const left = (width - group.seatsPerRow * SEAT_PX) / 2
  return Array.from({ length: group.rows }, (_, row): Row => {
    const number = String(group.firstRow + row)
    const seats = Array.from({ length: group.seatsPerRow }, (_, seat): Seat => {
      const position = { x: left + seat * SEAT_PX, y: 0 }
      return { seat_guid: `${prefix}-${number}-${seat + 1}`, seat_number: String(seat + 1), position, category: group.name }
    })
    return { row_number: number, row_number_position: 'both', position: { x: 0, y: row * ROW_PX }, seats }
  })
}
