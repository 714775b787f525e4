import { sql } from 'drizzle-orm'
import type { Clock } from '../app/platform/clock/clock.ts'
import type { Database } from '../app/platform/database/database.ts'
import { rowsOf } from './tables.ts'

/** The places of a seat group: total, sold and held. */
export type GroupStock = {
  performance: string
  title: string
  starts_ms: number
  seat_group: string
  total: number
  sold: number
  held: number
  revenue_cents: number
}

/** The stock of the next performances, by group; one statement. @param limit how many performances */
export function readStock(db: Database, clock: Clock, limit: number): Promise<GroupStock[]> {
  const now = clock.now().toString()
  return rowsOf<GroupStock>(
    db,
    sql`WITH next AS (
          SELECT id, title, starts_at FROM sandbox_shop.performances
          WHERE starts_at > ${now}::timestamptz AND NOT is_cancelled ORDER BY starts_at, id LIMIT ${limit}::int)
        SELECT p.id AS performance, p.title, (extract(epoch FROM p.starts_at) * 1000)::float8 AS starts_ms, g.name AS seat_group,
          (SELECT sum(b.row_count * b.seats_per_row)::int FROM sandbox_shop.blocks b
            WHERE b.performance = g.performance AND b.seat_group = g.number) AS total,
          count(t.id) FILTER (WHERE t.sold_at IS NOT NULL)::int AS sold,
          count(t.id) FILTER (WHERE t.sold_at IS NULL AND t.held_until > ${now}::timestamptz)::int AS held,
          coalesce(sum(t.cents) FILTER (WHERE t.sold_at IS NOT NULL), 0)::int AS revenue_cents
        FROM next p
        JOIN sandbox_shop.seat_groups g ON g.performance = p.id
        LEFT JOIN sandbox_shop.tickets t ON t.performance = g.performance AND t.seat_group = g.number
        GROUP BY p.id, p.title, p.starts_at, g.performance, g.number, g.name
        ORDER BY p.starts_at, p.id, g.number`,
  )
}

/** A cart with current holds. */
export type Hold = { cart: string; tickets: number; cents: number; titles: string; held_until_ms: number }

/** The carts with current holds, those that expire first in front. One statement. */
export function readHolds(db: Database, clock: Clock, limit: number): Promise<Hold[]> {
  return rowsOf<Hold>(
    db,
    sql`SELECT t.cart, count(*)::int AS tickets, sum(t.cents)::int AS cents, string_agg(DISTINCT p.title, ', ') AS titles,
          (extract(epoch FROM min(t.held_until)) * 1000)::float8 AS held_until_ms
        FROM sandbox_shop.tickets t JOIN sandbox_shop.performances p ON p.id = t.performance
        WHERE t.sold_at IS NULL AND t.held_until > ${clock.now().toString()}::timestamptz AND t.held_until < 'infinity'
        GROUP BY t.cart ORDER BY min(t.held_until), t.cart LIMIT ${limit}::int`,
  )
}

export type SeatState = 'free' | 'held' | 'sold'
/** The rows of a seat group, each seat with its state. An unnumbered group has one row. */
export type SeatPlan = {
  seat_group: string
  time_start: string | null
  is_numbered: boolean
  rows: { number: number; seats: SeatState[] }[]
}

type BlockRow = {
  group: number
  seat_group: string
  block: number
  time_start: string | null
  is_numbered: boolean
  first_row: number
  row_count: number
  seats_per_row: number
}
type TakenRow = { group: number; block: number; row: number; seat: number; is_sold: boolean }

/** Every seat of a performance and its state; two statements. */
export async function readSeatPlan(db: Database, clock: Clock, performance: string): Promise<SeatPlan[]> {
  const blocks = await rowsOf<BlockRow>(
    db,
    sql`SELECT b.seat_group AS group, g.name AS seat_group, b.block, b.time_start, g.is_numbered, b.first_row, b.row_count, b.seats_per_row
        FROM sandbox_shop.blocks b JOIN sandbox_shop.seat_groups g ON g.performance = b.performance AND g.number = b.seat_group
        WHERE b.performance = ${performance} ORDER BY b.seat_group, b.block`,
  )
  const taken = await rowsOf<TakenRow>(
    db,
    sql`SELECT seat_group AS group, block, row_number AS row, seat_number AS seat, sold_at IS NOT NULL AS is_sold FROM sandbox_shop.tickets
        WHERE performance = ${performance} AND (sold_at IS NOT NULL OR held_until > ${clock.now().toString()}::timestamptz)`,
  )
  const states = new Map(taken.map((ticket) => [keyOf(ticket, ticket), ticket.is_sold ? 'sold' : 'held'] as const))
  return blocks.map((block) => ({
    seat_group: block.seat_group,
    time_start: block.time_start,
    is_numbered: block.is_numbered,
    rows: Array.from({ length: block.row_count }, (_, index) => {
      const row = block.first_row + index
      const seats = Array.from({ length: block.seats_per_row }, (_, seat) => states.get(keyOf(block, { row, seat: seat + 1 })) ?? 'free')
      return { number: row, seats }
    }),
  }))
}

function keyOf({ group, block }: { group: number; block: number }, { row, seat }: { row: number; seat: number }): string {
  return `${group}/${block}/${row}/${seat}`
}
