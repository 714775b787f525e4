import type { SeatGroupPlan } from '../../sandbox-shop/halls.ts'
import { type Access, accessOf } from '../../sandbox-shop/own-choice.ts'

const SEAT_PX = 24
const ROW_PX = 30
const ZONE_GAP_PX = 60
const COLORS = ['#7f4a91', '#2e6b5e', '#b0562c']
const ACCESS_CATEGORIES: Record<Access, string> = { wheelchair: 'Rollstuhlplatz', companion: 'Begleitplatz' }

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

/** The categories of a plan's seats, with the seat group as which each is sold. */
export function categoriesOf(groups: readonly SeatGroupPlan[]): Map<string, string> {
  const numbered = groups.filter(({ isNumbered }) => isNumbered)
  const seats = numbered.flatMap((group, index) => {
    const ofGroup = Array.from({ length: group.seatsPerRow }, (_, seat) => ({ row: group.firstRow + group.rows - 1, seat: seat + 1 }))
    return [[group.name, group.name] as const, ...ofGroup.map((seat) => [categoryOf(index + 1, group, seat), group.name] as const)]
  })
  return new Map(seats)
}

function categoryOf(number: number, group: SeatGroupPlan, seat: { row: number; seat: number }): string {
  const access = accessOf(number, group, seat)
  return access ? ACCESS_CATEGORIES[access] : group.name
}

/**
 * The seating plan of a hall: a zone for each of its numbered seat groups, one behind the other, rows centred; a category for
 * each of them, for wheelchair places and for the seats beside those.
 * @param slug prefix of the seats' ids, which are unique in an event
 */
export function seatingPlanOf(slug: string, name: string, groups: readonly SeatGroupPlan[]): SeatingPlan {
  const numbered = groups.filter(({ isNumbered }) => isNumbered)
  const width = Math.max(...numbered.map(({ seatsPerRow }) => seatsPerRow)) * SEAT_PX
  let y = 0
  const zones = numbered.map((group, index): Zone => {
    const zone = {
      ...{ name: group.text, zone_id: `${slug}-${index + 1}`, position: { x: 0, y } },
      ...{ rows: rowsOf(slug, index + 1, group, width), areas: [] as [] },
    }
    y += group.rows * ROW_PX + ZONE_GAP_PX
    return zone
  })
  const categories = [...categoriesOf(groups).keys()].map((category, index) => ({
    name: category,
    color: COLORS[index % COLORS.length] ?? '#444444',
  }))
  return { name, size: { width, height: y }, categories, zones }
}

function rowsOf(slug: string, number: number, group: SeatGroupPlan, width: number): Row[] {
  const left = (width - group.seatsPerRow * SEAT_PX) / 2
  return Array.from({ length: group.rows }, (_, row): Row => {
    const rowNumber = group.firstRow + row
    const seats = Array.from({ length: group.seatsPerRow }, (_, seat): Seat => {
      const position = { x: left + seat * SEAT_PX, y: 0 }
      const category = categoryOf(number, group, { row: rowNumber, seat: seat + 1 })
      return { seat_guid: `${slug}-${number}-${rowNumber}-${seat + 1}`, seat_number: String(seat + 1), position, category }
    })
    return { row_number: String(rowNumber), row_number_position: 'both', position: { x: 0, y: row * ROW_PX }, seats }
  })
}
