import { isDeepStrictEqual } from 'node:util'
import { and, eq, gte, notInArray, sql } from 'drizzle-orm'
import { toDate } from '../../platform/clock/clock.ts'
import { isAnyOf } from '../../platform/database/is-any-of.ts'
import type { Platform } from '../../platform/platform.ts'
import { shopDates } from '../tables.ts'
import type { ShopDate } from '../ticket-shop.ts'

/** The tag of what is known of the shop's dates. */
export const SHOP_DATES = 'shop-dates'

type Row = Omit<typeof shopDates.$inferSelect, 'leftAs'>

/**
 * Keeps the dates that were read from the shop, so that no screen waits for it: those that are new or other than before, and
 * drops those that it no longer has. What staff decided about a date stays with it.
 * @param isComplete whether the shop has no further ones
 */
export async function storeShopDates(platform: Platform, from: Temporal.Instant, dates: ShopDate[], isComplete: boolean): Promise<void> {
  const rows = dates.map(rowOf)
  const ids = rows.map(({ performance }) => performance)
  const known = await platform.db.select().from(shopDates).where(isAnyOf(shopDates.performance, ids))
  const before = new Map(known.map(({ leftAs: _, ...row }) => [row.performance, row]))
  const changed = rows.filter((row) => !isDeepStrictEqual(row, before.get(row.performance)))
  const isGone = and(gte(shopDates.startsAt, toDate(from)), ids.length > 0 ? notInArray(shopDates.performance, ids) : undefined)
  const gone = isComplete ? await platform.db.$count(shopDates, isGone) : 0
  if (changed.length + gone === 0) return
  await platform.write(async (tx, invalidate) => {
    for (const row of changed) {
      await tx.insert(shopDates).values(row).onConflictDoUpdate({ target: shopDates.performance, set: row })
    }
    if (gone > 0) await tx.delete(shopDates).where(isGone)
    invalidate(SHOP_DATES)
  })
}

function rowOf({ id, startsAt, isCancelled, places, url }: ShopDate): Row {
  return { performance: id, startsAt: toDate(startsAt), isCancelled, places, url }
}

/** Notes that staff leave a difference as it is; it is told again once it is another one. @returns whether the date is known */
export async function leaveShopDate(platform: Platform, performance: string, leftAs: string): Promise<boolean> {
  return platform.write(async (tx, invalidate) => {
    const rows = await tx
      .update(shopDates)
      .set({ leftAs })
      .where(eq(shopDates.performance, performance))
      .returning({ performance: sql<string>`${shopDates.performance}` })
    invalidate(SHOP_DATES)
    return rows.length > 0
  })
}
