import { isDeepStrictEqual } from 'node:util'
import { and, eq, gte, isNull, notInArray, or, sql } from 'drizzle-orm'
import { toDate } from '../../platform/clock/clock.ts'
import { isAnyOf } from '../../platform/database/is-any-of.ts'
import type { Platform } from '../../platform/platform.ts'
import { shopDates } from '../tables.ts'
import type { PerformanceStatus, ShopAnswers, ShopDate } from '../ticket-shop.ts'

/** The tag of what is known of the shop's dates. */
export const SHOP_DATES = 'shop-dates'

type Row = Omit<typeof shopDates.$inferSelect, 'leftAs'>

/** What was read of the shop's dates from an instant on. */
type ReadDates = {
  from: Temporal.Instant
  dates: ShopDate[]
  /** whether the shop has no further dates */
  isComplete: boolean
  /** the numbers of all coming performances, linked here */
  linked: string[]
  /** what was asked of the linked ones that are not among the dates; undefined where the shop gave no answer */
  others: ShopAnswers<PerformanceStatus> | undefined
}

/**
 * Keeps what was read of the shop's dates, so that no screen waits for it. Of a linked performance that the shop does not have
 * that is what is kept; dates that nobody is linked with are dropped once the shop no longer lists them. What staff decided
 * about a date stays with it.
 */
export async function storeShopDates(platform: Platform, { from, dates, isComplete, linked, others }: ReadDates): Promise<void> {
  const listed = dates.map(rowOf)
  const ids = listed.map(({ performance }) => performance)
  const missing = linked.filter((performance) => !ids.includes(performance))
  const known = await platform.db
    .select()
    .from(shopDates)
    .where(isAnyOf(shopDates.performance, [...ids, ...missing]))
  const before = new Map(known.map(({ leftAs: _, ...row }) => [row.performance, row]))
  const rows = [...listed, ...missing.flatMap((performance) => rowOfOther(performance, others, before.get(performance)) ?? [])]
  const changed = rows.filter((row) => !isDeepStrictEqual(row, before.get(row.performance)))
  const isComing = or(isNull(shopDates.startsAt), gte(shopDates.startsAt, toDate(from)))
  const kept = [...ids, ...linked]
  const isGone = and(isComing, kept.length > 0 ? notInArray(shopDates.performance, kept) : undefined)
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

function rowOf({ id, title, isSeriesTitle, startsAt, isCancelled, places, url }: ShopDate): Row {
  return { performance: id, startsAt: toDate(startsAt), title: isSeriesTitle ? '' : title, isCancelled, places, url }
}

/** What is kept of a linked performance that the shop does not list; undefined where it tells nothing, so that all stays as it was. */
function rowOfOther(performance: string, others: ReadDates['others'], before: Row | undefined): Row | undefined {
  if (!others || others.refused?.has(performance)) return undefined
  const status = others.get(performance)
  if (!status) return { performance, startsAt: null, title: '', isCancelled: false, places: null, url: '' }
  const { startsAt, isCancelled, places } = status
  const { title, url } = before ?? { title: '', url: '' }
  return startsAt ? { performance, startsAt: toDate(startsAt), title, isCancelled, places, url } : undefined
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
