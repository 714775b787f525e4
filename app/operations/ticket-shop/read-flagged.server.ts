import { asc, count, eq } from 'drizzle-orm'
import { SHOP_CONNECTION, type ShopFlag } from '../../booking/index.server.ts'
import { shopFlags } from '../../booking/tables.ts'
import { defineCachedRead } from '../../platform/cache/cached-read.ts'
import { addCacheTags, expireAt } from '../../platform/cache/dependencies.ts'
import { events, productions } from '../../programme/tables.ts'
import type { ShopEvent } from './event-words.ts'
import { isForSale } from './for-sale.server.ts'

/** Performances pass by themselves. */
const FRESH = { minutes: 10 }

/**
 * The events of the shop that have a flag, each with the number of its performances that are to be sold, as the last sync run
 * found them. One statement, or none while nothing has changed.
 */
export const readFlagged = defineCachedRead('shop-flagged', async ({ db, clock }): Promise<(ShopEvent & { flag: ShopFlag['flag'] })[]> => {
  addCacheTags('events', 'productions', SHOP_CONNECTION)
  expireAt(clock.now().add(FRESH))
  return db
    .select({ flag: shopFlags.flag, event: shopFlags.event, number: count() })
    .from(shopFlags)
    .innerJoin(events, eq(events.idJet, shopFlags.performance))
    .innerJoin(productions, eq(events.productionId, productions.id))
    .where(isForSale(clock.now()))
    .groupBy(shopFlags.flag, shopFlags.event)
    .orderBy(asc(shopFlags.flag), asc(shopFlags.event))
})
