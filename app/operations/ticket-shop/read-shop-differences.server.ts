import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import { SHOP_DATES } from '../../booking/index.server.ts'
import { offers, shopDates } from '../../booking/tables.ts'
import { defineCachedRead } from '../../platform/cache/cached-read.ts'
import { addCacheTags, expireAt } from '../../platform/cache/dependencies.ts'
import { isoWithOffset, toDate, toInstant } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { events, productions, rooms } from '../../programme/tables.ts'
import { type AmongAll, amongAll, titlesHere } from './linked-titles.server.ts'
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
  /** undefined where the shop has no coming date of this number */
  shop: (ShopSide & { startsAt: string }) | undefined
  /** its page in the shop; empty when unknown */
  url: string
  /** names the difference; what staff have left */
  seen: string
}

/**
 * The coming performances that differ between the programme and the shop as last read, the gravest differences first, without
 * those that staff have left as they are; the shop is not asked. One statement, or none while nothing has changed.
 */
export const readShopDifferences = defineCachedRead('shop-differences', async ({ db, clock }) => {
  addCacheTags('events', 'productions', 'venues', 'offers', SHOP_DATES)
  expireAt(clock.now().add(FRESH))
  const all = await readAll(db, clock.now())
  const differing = all.filter(({ aspects, seen, leftAs }) => aspects.length > 0 && seen !== leftAs)
  const gravest = differing.toSorted((left, right) => weightOf(left) - weightOf(right))
  return { number: differing.length, first: gravest.slice(0, MAX_SHOWN) }
})

/** How one performance differs now; undefined where it is not to come, or not linked. One statement. */
export async function readShopDifference(db: Database, eventId: number, now: Temporal.Instant): Promise<ShopDiffering | undefined> {
  return (await readAll(db, now)).find(({ id }) => id === eventId)
}

/** The differences for which somebody pays in vain or nobody can buy. */
const GRAVEST: DifferingAspect[] = ['unknown', 'shared', 'title']

/** The less, the graver. */
function weightOf({ aspects }: ShopDiffering): number {
  const weight = GRAVEST.findIndex((aspect) => aspects.includes(aspect))
  return weight < 0 ? GRAVEST.length : weight
}

/** All linked performances to come, whether or not they differ. */
async function readAll(db: Database, now: Temporal.Instant): Promise<(ShopDiffering & { leftAs: string })[]> {
  const rows = await selectBoth(db, now)
  const among = amongAll(
    rows.map(({ performance: number, status, startsAt, ...row }) => ({
      ...{ ...row, number, isCancelled: status === 'cancelled', startsAt: isoWithOffset(toInstant(startsAt)) },
    })),
  )
  return rows.map((row) => ({ ...differingOf(row, among.get(row.id), now), leftAs: row.leftAs }))
}

type Row = Awaited<ReturnType<typeof selectBoth>>[number]

/** From the shop's dates on, of which there are fewer than performances. */
function selectBoth(db: Database, now: Temporal.Instant) {
  return db
    .select({
      ...{ id: events.id, title: productions.title, performance: shopDates.performance, url: shopDates.url, ticketUrl: events.ticketUrl },
      ...{ startsAt: events.startsAt, status: events.status, isOnline: events.isOnline, isFree: events.isFree },
      ...{ saleFrom: events.ticketSaleFrom, isProductionOnline: productions.isOnline, seats: rooms.seats },
      ...{ shopStartsAt: shopDates.startsAt, isCancelled: shopDates.isCancelled, places: shopDates.places, leftAs: shopDates.leftAs },
      ...{ productionId: events.productionId, titles: titlesHere, shopTitle: shopDates.title },
      isOffered: sql<boolean>`coalesce(jsonb_array_length(${offers.seatGroups}), 0) > 0`,
    })
    .from(shopDates)
    .innerJoin(events, and(eq(events.idJet, shopDates.performance), ne(events.idJet, '')))
    .innerJoin(productions, eq(events.productionId, productions.id))
    .innerJoin(rooms, eq(events.roomId, rooms.id))
    .leftJoin(offers, eq(offers.performance, shopDates.performance))
    .where(gt(events.startsAt, toDate(now)))
    .orderBy(asc(events.startsAt), asc(events.id))
}

function differingOf(row: Row, among: AmongAll | undefined, now: Temporal.Instant): ShopDiffering {
  const { id, title, performance, url, ticketUrl, status, isOnline, isProductionOnline, isFree, saleFrom, seats } = row
  const isForSale = isOnline && isProductionOnline && !isFree
  const isBeforeSale = isForSale && saleFrom !== null && saleFrom.getTime() > now.epochMilliseconds
  const house = {
    startsAt: isoWithOffset(toInstant(row.startsAt)),
    ...{ isCancelled: status === 'cancelled', seats, isOnSale: isForSale && !isBeforeSale },
    ...{ titles: row.titles, sharedWith: among?.sharedWith },
  }
  const { shopStartsAt, isCancelled, places, isOffered } = row
  const startsAt = shopStartsAt && isoWithOffset(toInstant(shopStartsAt))
  const shop = startsAt ? { startsAt, title: among?.shopTitle ?? '', isCancelled, places, isOffered } : undefined
  const aspects = differingAspects(house, shop)
  const page = shop ? ticketUrl || url : ''
  return { id, title, performance, aspects, house, shop, url: page, seen: fingerprintOf(aspects, house, shop) }
}
