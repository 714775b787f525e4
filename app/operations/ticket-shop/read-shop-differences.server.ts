import { and, asc, eq, gt, ne, type SQL, sql } from 'drizzle-orm'
import { SHOP_DATES } from '../../booking/index.server.ts'
import { offers, shopDates } from '../../booking/tables.ts'
import { defineCachedRead } from '../../platform/cache/cached-read.ts'
import { addCacheTags, expireAt } from '../../platform/cache/dependencies.ts'
import { isoWithOffset, toDate, toInstant } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { events, productions, rooms } from '../../programme/tables.ts'
import { type DifferingAspect, differingAspects, fingerprintOf, type HouseSide, type ShopSide } from './shop-differences.ts'

/** So many are read in full; their number counts all. */
const MAX_SHOWN = 20
/** Sales begin and performances pass by themselves. */
const FRESH = { minutes: 10 }

/** A performance that the shop has otherwise, with both sides. */
export type ShopDiffering = {
  id: number
  title: string
  performance: string
  aspects: DifferingAspect[]
  house: HouseSide
  shop: ShopSide & { startsAt: string }
  /** its page in the shop; empty when unknown */
  url: string
  /** names the difference; what staff have left */
  seen: string
}

/**
 * The coming performances that differ between the programme and the shop as last read, without those that staff have left as
 * they are; the shop is not asked. One statement, or none while nothing has changed.
 */
export const readShopDifferences = defineCachedRead('shop-differences', async ({ db, clock }) => {
  addCacheTags('events', 'productions', 'venues', 'offers', SHOP_DATES)
  expireAt(clock.now().add(FRESH))
  const rows = await selectBoth(db, gt(events.startsAt, toDate(clock.now())))
  const differing = rows.flatMap((row) => {
    const one = differingOf(row, clock.now())
    return one.aspects.length > 0 && one.seen !== row.leftAs ? [one] : []
  })
  return { number: differing.length, first: differing.slice(0, MAX_SHOWN) }
})

/** How one performance differs now; undefined where it or its date in the shop is unknown. One statement. */
export async function readShopDifference(db: Database, eventId: number, now: Temporal.Instant): Promise<ShopDiffering | undefined> {
  const [row] = await selectBoth(db, eq(events.id, eventId))
  return row && differingOf(row, now)
}

type Row = Awaited<ReturnType<typeof selectBoth>>[number]

/** From the shop's dates on, of which there are fewer than performances. */
function selectBoth(db: Database, where: SQL) {
  return db
    .select({
      ...{ id: events.id, title: productions.title, performance: shopDates.performance, url: shopDates.url, ticketUrl: events.ticketUrl },
      ...{ startsAt: events.startsAt, status: events.status, isOnline: events.isOnline, isFree: events.isFree },
      ...{ saleFrom: events.ticketSaleFrom, isProductionOnline: productions.isOnline, seats: rooms.seats },
      ...{ shopStartsAt: shopDates.startsAt, isCancelled: shopDates.isCancelled, places: shopDates.places, leftAs: shopDates.leftAs },
      isOffered: sql<boolean>`coalesce(jsonb_array_length(${offers.seatGroups}), 0) > 0`,
    })
    .from(shopDates)
    .innerJoin(events, and(eq(events.idJet, shopDates.performance), ne(events.idJet, '')))
    .innerJoin(productions, eq(events.productionId, productions.id))
    .innerJoin(rooms, eq(events.roomId, rooms.id))
    .leftJoin(offers, eq(offers.performance, shopDates.performance))
    .where(where)
    .orderBy(asc(events.startsAt), asc(events.id))
}

function differingOf(row: Row, now: Temporal.Instant): ShopDiffering {
  const { id, title, performance, url, ticketUrl, status, isOnline, isProductionOnline, isFree, saleFrom, seats } = row
  const isForSale = isOnline && isProductionOnline && !isFree
  const isBeforeSale = isForSale && saleFrom !== null && saleFrom.getTime() > now.epochMilliseconds
  const house = {
    startsAt: isoWithOffset(toInstant(row.startsAt)),
    ...{ isCancelled: status === 'cancelled', seats, isOnSale: isForSale && !isBeforeSale },
  }
  const { isCancelled, places, isOffered } = row
  const shop = { startsAt: isoWithOffset(toInstant(row.shopStartsAt)), isCancelled, places, isOffered }
  const aspects = differingAspects(house, shop)
  return { id, title, performance, aspects, house, shop, url: ticketUrl || url, seen: fingerprintOf(aspects, house, shop) }
}
