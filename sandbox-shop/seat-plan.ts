import { sql } from 'drizzle-orm'
import type { Clock } from '../app/platform/clock/clock.ts'
import type { Database } from '../app/platform/database/database.ts'
import { type Access, accessOf, idOfSeat } from './own-choice.ts'
import { Rejection } from './rejection.ts'
import { seatKey } from './seating.ts'
import { rowsOf } from './tables.ts'

/** Between two seat groups, in rows: a way across the hall. */
const AISLE_ROWS = 1

/** A seat of the plan; neighbours in a row are 1 apart, and so are rows. */
export type PlannedSeat = {
  id: string
  number: string
  x: number
  y: number
  seat_group: string
  status: 'free' | 'held' | 'sold'
  access?: Access
}
type Zone = { name: string; rows: { name: string; seats: PlannedSeat[] }[] }

type BlockRow = { number: number; name: string; description: string; first_row: number; row_count: number; seats_per_row: number }
type TicketRow = { group: number; row: number; seat: number; is_sold: boolean }

/**
 * The plan of a performance's numbered seats, by rule: the stage at the top, a zone per seat group, rows centred. Two
 * statements.
 * @throws Rejection when there is no such performance
 */
export async function seatPlanOf(db: Database, clock: Clock, performance: string): Promise<{ zones: Zone[] }> {
  const blocks = await rowsOf<BlockRow & { is_numbered: boolean }>(
    db,
    sql`SELECT g.number, g.name, g.description, g.is_numbered, b.first_row, b.row_count, b.seats_per_row
        FROM sandbox_shop.seat_groups g JOIN sandbox_shop.blocks b ON b.performance = g.performance AND b.seat_group = g.number
        WHERE g.performance = ${performance} ORDER BY g.number, b.block`,
  )
  if (blocks.length === 0) throw new Rejection('unknownPerformance')
  const tickets = await rowsOf<TicketRow>(
    db,
    sql`SELECT seat_group AS group, row_number AS row, seat_number AS seat, sold_at IS NOT NULL AS is_sold FROM sandbox_shop.tickets
        WHERE performance = ${performance} AND (sold_at IS NOT NULL OR held_until > ${clock.now().toString()}::timestamptz)`,
  )
  const numbered = blocks.filter((block) => block.is_numbered)
  const width = Math.max(...numbered.map((block) => block.seats_per_row))
  const ticketsByGroup = Map.groupBy(tickets, ({ group }) => group)
  let top = 0
  const zones = numbered.map((block) => {
    const zone = zoneOf(block, ticketsByGroup.get(block.number) ?? [], { top, width })
    top += block.row_count + AISLE_ROWS
    return zone
  })
  return { zones }
}

function zoneOf(group: BlockRow, tickets: TicketRow[], { top, width }: { top: number; width: number }): Zone {
  const taken = new Map(tickets.map((ticket) => [seatKey(ticket), ticket.is_sold ? ('sold' as const) : ('held' as const)]))
  const block = { firstRow: group.first_row, rows: group.row_count, seatsPerRow: group.seats_per_row, isNumbered: true }
  const left = (width - group.seats_per_row) / 2
  const rows = Array.from({ length: group.row_count }, (_, index) => {
    const row = group.first_row + index
    const seats = Array.from({ length: group.seats_per_row }, (_, offset): PlannedSeat => {
      const seat = { row, seat: offset + 1 }
      const access = accessOf(group.number, block, seat)
      return {
        ...{ id: idOfSeat(group.number, seat), number: String(seat.seat), x: left + offset, y: top + index, seat_group: group.name },
        status: taken.get(seatKey(seat)) ?? 'free',
        ...(access ? { access } : {}),
      }
    })
    return { name: String(row), seats }
  })
  return { name: group.description, rows }
}
