import { and, asc, eq, isNull, like, max, ne, sql } from 'drizzle-orm'
import { dayOf, instantAt, TIMEZONE, toDate, toInstant } from '../app/platform/clock/clock.ts'
import type { Database } from '../app/platform/database/database.ts'
import type { Platform } from '../app/platform/platform.ts'
import { markPremiere } from '../app/programme/index.server.ts'
import { events, productions, rooms } from '../app/programme/tables.ts'
import { changePerformances } from './performance-changes.ts'
import { type PlannedEvent, performancesOn, saleBegins } from './schedule.ts'

const DAYS_BACK = 14
const DAYS_AHEAD = 75
const DEFAULT_MINUTES = 90
/** Minimum days between an earlier premiere and the production's first planned performance. */
const FIRST_WEEKS = 21
/**
 * Prefix of the ids that planned performances have in the sandbox shop; the day follows. Every day has a performance with
 * such an id. Another shop gives its own ids.
 */
const SHOP_NUMBER = 'mb-'
/** Where the sandbox shop has the page of a performance; its id follows. */
const PAGE_OF_PERFORMANCE = '/performances/'

/**
 * Plans the coming days that have not been planned yet, so that a running demo always has a future programme. Idempotent:
 * a day is planned once, and performances that staff have moved or deleted since are left as they are.
 */
export async function extendSchedule(platform: Platform): Promise<void> {
  const today = dayOf(platform.clock.now())
  const hasOwnIds = platform.config.SHOP_KIND === 'sandbox'
  const [productionRows, roomRows, lastDay] = await Promise.all([
    platform.db.select({ id: productions.id, slug: productions.slug, minutes: productions.durationMinutes }).from(productions),
    platform.db.select({ id: rooms.id, slug: rooms.slug }).from(rooms),
    hasOwnIds ? lastPlannedDay(platform.db) : lastDayWithPerformances(platform.db),
  ])
  const productionBySlug = new Map(productionRows.map((row) => [row.slug, row]))
  const roomIds = new Map(roomRows.map((row) => [row.slug, row.id]))
  const plans = daysToPlan(today, lastDay).flatMap(performancesOn)
  const rows = plans.flatMap((plan) => {
    const production = productionBySlug.get(plan.production)
    const roomId = roomIds.get(plan.room)
    return production && roomId ? [eventOf(plan, { production, roomId, shop: platform.config.SHOP_URL, hasOwnIds })] : []
  })
  if (rows.length === 0) return
  await platform.write(async (tx, invalidate) => {
    const inserted = await tx.insert(events).values(rows).onConflictDoNothing().returning()
    await changePerformances(tx, inserted, plans)
    await namePremieres(tx)
    if (inserted.length > 0) invalidate('events', 'persons')
  })
}

/**
 * Sets the day of the premiere of each production that has performances and none yet. Every third premiere is the first
 * planned performance, so that there is always one in the schedule; the others lie before.
 */
async function namePremieres(tx: Database): Promise<void> {
  const first = sql<string>`to_char(min(${events.startsAt} AT TIME ZONE ${sql.raw(`'${TIMEZONE}'`)}), 'YYYY-MM-DD')`
  const without = await tx
    .select({ id: productions.id, first })
    .from(productions)
    .innerJoin(events, eq(events.productionId, productions.id))
    .where(and(isNull(productions.premiereOn), isNull(events.parentId), ne(events.status, 'cancelled')))
    .groupBy(productions.id)
    .orderBy(asc(productions.id))
  for (const [index, { id, first }] of without.entries()) {
    const day = Temporal.PlainDate.from(first).subtract({ days: index % 3 === 0 ? 0 : FIRST_WEEKS + index })
    await tx.update(productions).set({ premiereOn: day.toString() }).where(eq(productions.id, id))
    await markPremiere(tx, id)
  }
}

/** The last day that has been planned, even if its performances were moved since; undefined in an empty database. */
async function lastPlannedDay(db: Database): Promise<Temporal.PlainDate | undefined> {
  const [row] = await db
    .select({ day: sql<string | null>`max(substring(${events.idJet} FROM ${`^${SHOP_NUMBER}(\\d{4}-\\d{2}-\\d{2})-`}))` })
    .from(events)
  return row?.day ? Temporal.PlainDate.from(row.day) : undefined
}

/** The day of the last performance; undefined in an empty database. */
async function lastDayWithPerformances(db: Database): Promise<Temporal.PlainDate | undefined> {
  const [row] = await db.select({ startsAt: max(events.startsAt) }).from(events)
  return row?.startsAt ? dayOf(toInstant(row.startsAt)) : undefined
}

/** The days around today that come after the last one planned. */
function daysToPlan(today: Temporal.PlainDate, lastDay: Temporal.PlainDate | undefined): Temporal.PlainDate[] {
  const first = lastDay ? Math.max(-DAYS_BACK, today.until(lastDay).days + 1) : -DAYS_BACK
  return Array.from({ length: Math.max(0, DAYS_AHEAD - first + 1) }, (_, index) => today.add({ days: first + index }))
}

type Parts = { production: { id: number; minutes: number | null }; roomId: number; shop: string | undefined; hasOwnIds: boolean }

function eventOf(plan: PlannedEvent, { production, roomId, shop, hasOwnIds }: Parts): typeof events.$inferInsert {
  const day = Temporal.PlainDate.from(plan.day)
  const starts = instantAt(day, plan.time)
  const idJet = plan.isFree || !hasOwnIds ? '' : `${SHOP_NUMBER}${plan.day}-${plan.room}-${plan.time.replace(':', '')}`
  return {
    productionId: production.id,
    roomId,
    startsAt: toDate(starts),
    endsAt: toDate(starts.add({ minutes: production.minutes ?? DEFAULT_MINUTES })),
    status: plan.status,
    note: plan.note,
    marks: plan.marks,
    isFree: plan.isFree,
    ticketSaleFrom: toDate(saleBegins(day).toZonedDateTime(TIMEZONE).toInstant()),
    idJet,
    ticketUrl: idJet && shop ? `${shop}${PAGE_OF_PERFORMANCE}${idJet}` : '',
  }
}

/**
 * Leads the demo's performances to the present address of the sandbox shop. It changes where the shop gets another port, and
 * where the house is a copy of one that was filled beside another shop.
 */
export async function followShop({ config, write }: Pick<Platform, 'config' | 'write'>): Promise<void> {
  const { SHOP_URL: shop, SHOP_KIND: kind } = config
  if (!shop || kind !== 'sandbox') return
  const address = sql<string>`${shop + PAGE_OF_PERFORMANCE} || ${events.idJet}`
  const isOfShop = like(events.ticketUrl, `%${PAGE_OF_PERFORMANCE}${SHOP_NUMBER}%`)
  await write(async (tx, invalidate) => {
    const isElsewhere = and(isOfShop, ne(events.ticketUrl, address))
    const moved = await tx.update(events).set({ ticketUrl: address }).where(isElsewhere).returning({ id: events.id })
    if (moved.length > 0) invalidate('events')
  })
}
