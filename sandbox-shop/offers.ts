import { sql } from 'drizzle-orm'
import type { Clock } from '../app/platform/clock/clock.ts'
import type { Database } from '../app/platform/database/database.ts'
import { FULL_PRICE, SALE_TYPES } from './halls.ts'
import { type InShopReason, isFreePrice, type SaleRules } from './sale-rules.ts'
import { rowsOf } from './tables.ts'

/** Availability of a seat group or timeslot. */
export const SOLD_OUT = 0
const AVAILABLE = 1
const FEW_LEFT = 2
/** Up to this share of free places availability is "few left". */
const FEW_SHARE = 0.12

export type OfferedPrice = {
  id: number
  price: string
  code_price?: string
  needs_code?: true
  currency?: string
  free_price?: true
  suggested_price?: string
  sale_type_id: number
  seat_group: string
  text: string
  name: string
  has_discounts: boolean
}
export type OfferedTimeslot = { id: number; status: number; time_start: string; block_id: number }
export type OfferedSeatGroup = {
  id: number
  seat_group: string
  status: number
  text: string
  prices: OfferedPrice[]
  timeslots: OfferedTimeslot[]
  has_seat_plan?: true
  has_areas?: true
  takes_codes?: true
  is_extra?: true
  in_shop?: { url: string; reason: InShopReason }
  min_tickets?: number
  max_tickets?: number
}

type GroupRow = {
  performance: string
  number: number
  name: string
  description: string
  is_numbered: boolean
  needs_code: boolean
  sale_rules: SaleRules
}
type PriceRow = { performance: string; seat_group: number; sale_type: number; cents: number }
type BlockRow = { performance: string; seat_group: number; block: number; time_start: string | null; free: number; total: number }

/**
 * The current offers of performances, by id; unknown ones are missing. Expired holds count as free; a performance that has
 * begun or is cancelled is sold out; a price with an exhausted quota is not offered. Four statements, however many
 * performances.
 * @param siteUrl the site, whose pages frame the shop's
 * @param withHidden also seat groups that are sold only with a code
 */
export async function offersOf(
  db: Database,
  clock: Clock,
  ids: readonly string[],
  { siteUrl, withHidden = false }: { siteUrl: string; withHidden?: boolean },
): Promise<Record<string, OfferedSeatGroup[]>> {
  if (ids.length === 0) return {}
  const now = clock.now().toString()
  const wanted = sql`(${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )})`
  const groups = await rowsOf<GroupRow>(
    db,
    sql`SELECT g.performance, g.number, g.name, g.description, g.is_numbered, g.needs_code, p.sale_rules
        FROM sandbox_shop.seat_groups g JOIN sandbox_shop.performances p ON p.id = g.performance
        WHERE g.performance IN ${wanted} AND (${withHidden} OR NOT g.needs_code) AND NOT coalesce(p.sale_rules -> 'boxOffice' ? g.name, false)
        ORDER BY g.performance, g.number`,
  )
  const prices = await rowsOf<PriceRow>(
    db,
    sql`SELECT performance, seat_group, sale_type, cents FROM sandbox_shop.prices p
        WHERE performance IN ${wanted} AND (quota IS NULL OR quota > (
          SELECT count(*) FROM sandbox_shop.tickets t
          WHERE t.performance = p.performance AND t.seat_group = p.seat_group AND t.sale_type = p.sale_type
            AND (t.sold_at IS NOT NULL OR t.held_until > ${now}::timestamptz)))
        ORDER BY sale_type`,
  )
  const blocks = await rowsOf<BlockRow>(
    db,
    sql`SELECT b.performance, b.seat_group, b.block, b.time_start, (b.row_count * b.seats_per_row)::int AS total,
          CASE WHEN p.is_cancelled OR p.starts_at <= ${now}::timestamptz THEN 0 ELSE (b.row_count * b.seats_per_row - count(t.id))::int END AS free
        FROM sandbox_shop.blocks b
        JOIN sandbox_shop.performances p ON p.id = b.performance
        LEFT JOIN sandbox_shop.tickets t ON t.performance = b.performance AND t.seat_group = b.seat_group AND t.block = b.block
          AND (t.sold_at IS NOT NULL OR t.held_until > ${now}::timestamptz)
        WHERE b.performance IN ${wanted}
        GROUP BY b.performance, b.seat_group, b.block, p.id
        ORDER BY b.block`,
  )
  const [codes] = await rowsOf<{ exist: boolean }>(
    db,
    sql`SELECT EXISTS (SELECT 1 FROM sandbox_shop.codes WHERE valid_until IS NULL OR valid_until >= ${now}::timestamptz) AS exist`,
  )
  const pricesByGroup = Map.groupBy(prices, (row) => `${row.performance}/${row.seat_group}`)
  const blocksByGroup = Map.groupBy(blocks, (row) => `${row.performance}/${row.seat_group}`)
  const offers: Record<string, OfferedSeatGroup[]> = {}
  for (const group of groups) {
    const key = `${group.performance}/${group.number}`
    offers[group.performance] ??= []
    const offered = seatGroupOf(group, pricesByGroup.get(key) ?? [], blocksByGroup.get(key) ?? [])
    const rules = rulesOf(group, `${siteUrl}/webshop/performances/${group.performance}`)
    offers[group.performance]?.push({ ...offered, ...rules, ...(codes?.exist ? { takes_codes: true } : {}) })
  }
  return offers
}

function seatGroupOf(group: GroupRow, prices: PriceRow[], blocks: BlockRow[]): OfferedSeatGroup {
  const free = blocks.reduce((sum, block) => sum + block.free, 0)
  const total = blocks.reduce((sum, block) => sum + block.total, 0)
  return {
    id: group.number,
    seat_group: group.name,
    status: statusOf(free, total),
    text: group.description,
    prices: prices.map((row) => priceOf(group, row, prices.length)),
    timeslots: blocks.flatMap((row) =>
      row.time_start === null
        ? []
        : [{ id: group.number * 100 + row.block, status: statusOf(row.free, row.total), time_start: row.time_start, block_id: row.block }],
    ),
    ...(group.is_numbered ? { has_seat_plan: true } : {}),
  }
}

/** What the rules of a performance say of a seat group as a whole. @param page the performance's in the shop */
function rulesOf({ name, sale_rules: rules }: GroupRow, page: string): Partial<OfferedSeatGroup> {
  const reason = rules.inShop?.[name]
  const { min, max } = rules.limits?.[name] ?? {}
  return {
    ...(rules.areas?.[name] ? { has_areas: true } : {}),
    ...(rules.extras?.includes(name) ? { is_extra: true } : {}),
    ...(reason ? { in_shop: { url: page, reason } } : {}),
    ...(min === undefined ? {} : { min_tickets: min }),
    ...(max === undefined ? {} : { max_tickets: max }),
  }
}

function priceOf(group: GroupRow, row: PriceRow, count: number): OfferedPrice {
  const saleType = SALE_TYPES.find((type) => type.id === row.sale_type)
  const areas = group.sale_rules.areas?.[group.name]
  return {
    id: group.number * 100 + row.sale_type,
    price: (row.cents / 100).toFixed(2),
    sale_type_id: row.sale_type,
    seat_group: group.name,
    text: areas ? '' : (saleType?.proof ?? ''),
    name: areas?.[SALE_TYPES.findIndex((type) => type.id === row.sale_type)] ?? saleType?.name ?? '',
    has_discounts: row.sale_type === FULL_PRICE && count > 1,
    ...(group.needs_code ? { needs_code: true } : {}),
    ...moneyOf(group, row),
  }
}

/** In which currency a price is, and whether visitors may pay more. */
function moneyOf({ name, sale_rules: rules }: GroupRow, { cents, sale_type }: PriceRow): Partial<OfferedPrice> {
  const suggested = sale_type === FULL_PRICE ? rules.freePrices?.[name] : null
  return {
    ...(rules.currency ? { currency: rules.currency } : {}),
    ...(isFreePrice(rules, name) ? { free_price: true } : {}),
    ...(suggested && suggested > cents ? { suggested_price: (suggested / 100).toFixed(2) } : {}),
  }
}

function statusOf(free: number, total: number): number {
  if (free <= 0) return SOLD_OUT
  return free <= Math.ceil(total * FEW_SHARE) ? FEW_LEFT : AVAILABLE
}
