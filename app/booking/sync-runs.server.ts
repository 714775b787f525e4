import { desc, eq, lt, sql } from 'drizzle-orm'
import { isoWithOffset, toDate, toInstant } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import { connectionAfter, SHOP_CONNECTION } from './shop-condition.server.ts'
import { syncRuns } from './tables.ts'

const RETENTION_DAYS = 30
const MAX_LISTED = 30

/** The outcome of one sync run; `failure` is empty when it succeeded. */
export type SyncRun = { asked: number; changed: number; failure: string }

/**
 * Records the outcome of a sync run. Consecutive runs with the same outcome share one row. Pages change only when visitors are
 * to read something else about the shop.
 */
export function recordSyncRun({ write, clock }: Pick<Platform, 'write' | 'clock'>, { asked, changed, failure }: SyncRun): Promise<void> {
  const now = clock.now()
  return write(async (tx, invalidate) => {
    const [last] = await tx.select().from(syncRuns).orderBy(desc(syncRuns.id)).limit(1)
    const before = last ? connectionAfter(last) : 'working'
    const rounds = last?.failure === failure ? last.rounds + 1 : 1
    if (connectionAfter({ failure, rounds }) !== before) invalidate(SHOP_CONNECTION)
    if (last && last.failure === failure) {
      const more = { lastAt: toDate(now), asked, changed: last.changed + changed, rounds: sql`${syncRuns.rounds} + 1` }
      await tx.update(syncRuns).set(more).where(eq(syncRuns.id, last.id))
      return
    }
    await tx.insert(syncRuns).values({ firstAt: toDate(now), lastAt: toDate(now), asked, changed, failure })
    await tx.delete(syncRuns).where(lt(syncRuns.lastAt, toDate(now.subtract({ hours: RETENTION_DAYS * 24 }))))
  })
}

/** The last sync runs, newest first; runs with the same outcome are one row. One statement. */
export async function listSyncRuns({ db }: Pick<Platform, 'db'>) {
  const rows = await db.select().from(syncRuns).orderBy(desc(syncRuns.id)).limit(MAX_LISTED)
  return rows.map(({ firstAt, lastAt, ...row }) => ({
    ...row,
    firstAt: isoWithOffset(toInstant(firstAt)),
    lastAt: isoWithOffset(toInstant(lastAt)),
  }))
}
