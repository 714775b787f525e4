import { desc, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { dayOf, isoWithOffset, startOfDay, toDate, toInstant } from '../../platform/clock/clock.ts'
import { defineQueue, handleQueue, type JobHandler } from '../../platform/jobs/queue.ts'
import type { Platform } from '../../platform/platform.ts'
import { readShopDates } from '../linking/read-shop-dates.server.ts'
import type { Performances } from '../performances.ts'
import { storeShopDates } from '../shop-dates/shop-dates.server.ts'
import { salesByDay } from '../tables.ts'
import {
  type PerformanceStatus,
  type ShopAnswers,
  type ShopDateRange,
  ShopRejected,
  ShopUnavailable,
  type TicketShop,
} from '../ticket-shop.ts'
import type { Sales } from './sales.ts'

const ROWS_PER_STATEMENT = 500
const NUMBERS_PER_CALL = 100
/** How far ahead houses sell, and how long what was sold is of use for comparison, in days. */
const AHEAD_DAYS = 550
const RETENTION_DAYS = 800
/** Every five minutes. A failed reading is not retried; the next one catches up. */
const SALES_CRON = '*/5 * * * *'
const salesSync = defineQueue('booking.read-sales', z.strictObject({}), { isExclusive: true, retries: 0, timeoutSeconds: 240 })

type ShopDates = Awaited<ReturnType<typeof readShopDates>>
type Database = Pick<Platform, 'db'>

/**
 * Reads from the shop how many tickets of today's and all later performances are sold, and stores it as the state of today,
 * with what else the shop says of these dates.
 * A shop that is unavailable changes nothing: the last known state stays, with its age.
 */
export async function syncSales(platform: Platform, shop: TicketShop, performances: Performances): Promise<void> {
  const now = platform.clock.now()
  const today = dayOf(now)
  const range = { from: startOfDay(today), until: startOfDay(today.add({ days: AHEAD_DAYS })) }
  const read = await readDates(platform, shop, range)
  if (!read) return
  const { dates, isComplete } = read
  const linked = await performances.upcoming()
  const listed = new Set(dates.map(({ id }) => id))
  const others = await readOthers(
    platform,
    shop,
    linked.filter((performance) => !listed.has(performance)),
  )
  await storeShopDates(platform, { from: range.from, dates, isComplete, linked, others })
  const rows = dates.flatMap(({ id, sold, taken, places }) =>
    taken === null || places === null ? [] : [{ performance: id, day: today.toString(), sold, taken, places, readAt: toDate(now) }],
  )
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await platform.db
      .insert(salesByDay)
      .values(rows.slice(start, start + ROWS_PER_STATEMENT))
      .onConflictDoUpdate({
        target: [salesByDay.performance, salesByDay.day],
        set: { sold: sql`excluded.sold`, taken: sql`excluded.taken`, places: sql`excluded.places`, readAt: sql`excluded.read_at` },
      })
  }
  await platform.db.delete(salesByDay).where(lt(salesByDay.day, today.subtract({ days: RETENTION_DAYS }).toString()))
}

function readDates(platform: Platform, shop: TicketShop, range: ShopDateRange): Promise<ShopDates | undefined> {
  return unlessAway(platform, () => readShopDates(shop, range))
}

/** What the shop says of linked performances that it has not listed: it has moved them far, deleted them, or does not say. */
async function readOthers(
  platform: Platform,
  shop: TicketShop,
  performances: string[],
): Promise<ShopAnswers<PerformanceStatus> | undefined> {
  const refused = new Map<string, string>()
  const statuses: [string, PerformanceStatus][] = []
  for (let start = 0; start < performances.length; start += NUMBERS_PER_CALL) {
    const answer = await unlessAway(platform, () => shop.performanceStatuses(performances.slice(start, start + NUMBERS_PER_CALL)))
    if (!answer) return undefined
    statuses.push(...answer)
    for (const [performance, event] of answer.refused ?? []) refused.set(performance, event)
  }
  return Object.assign(new Map(statuses), { refused })
}

async function unlessAway<T>(platform: Platform, ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ShopRejected || error instanceof ShopUnavailable)) throw error
    platform.log.warn({ err: error }, 'sales not read: ticket shop unavailable or request rejected')
    return undefined
  }
}

/**
 * The last known sales of performances; those that the shop does not count are missing. One statement, no call to the shop.
 * @param performances the shop's numbers
 */
export async function readSales({ db }: Database, performances: string[]): Promise<Map<string, Sales>> {
  if (performances.length === 0) return new Map()
  // One look into the index for each: the days before the last, hundreds for each performance, are not read.
  const last = db
    .select()
    .from(salesByDay)
    .where(sql`${salesByDay.performance} = asked.number`)
    .orderBy(desc(salesByDay.day))
    .limit(1)
    .as('last')
  const asked = sql`unnest(${sql.param([...new Set(performances)])}::text[]) AS asked(number)`
  const { performance, day, sold, taken, places, readAt } = last
  const rows = await db.select({ performance, day, sold, taken, places, readAt }).from(asked).crossJoinLateral(last)
  return new Map(rows.map((row) => [row.performance, salesOf(row)]))
}

function salesOf({ sold, taken, places, readAt }: typeof salesByDay.$inferSelect): Sales {
  const held = sold === null ? null : Math.max(0, taken - sold)
  return { sold, held, taken, places, readAt: isoWithOffset(toInstant(readAt)) }
}

/** The queue of `salesJobs`, for nodes without a shop. */
export const salesQueues = [salesSync]

/** The job that reads what is sold, on one node. */
export function salesJobs(platform: Platform, shop: TicketShop, performances: Performances): JobHandler[] {
  return [handleQueue(salesSync, () => syncSales(platform, shop, performances), { cron: SALES_CRON })]
}
