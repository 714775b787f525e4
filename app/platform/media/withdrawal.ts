import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { dayOf } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import { defineQueue, handleQueue, type JobHandler } from '../jobs/queue.ts'
import type { Platform } from '../platform.ts'
import { media } from './tables.ts'

/** Right after midnight, when the last day of rights is over. */
const MIDNIGHT_CRON = '0 0 * * *'

const withdraw = defineQueue('media.withdraw', z.strictObject({}), { isExclusive: true })

/** Jobs of the media library: withdraws files at midnight whose rights have expired. */
export function mediaJobs(platform: Platform): JobHandler[] {
  return [handleQueue(withdraw, () => withdrawExpired(platform), { cron: MIDNIGHT_CRON })]
}

/** Withdraws files whose rights have expired, restores those whose rights were extended, and drops all pages if any changed. */
export function withdrawExpired(platform: Pick<Platform, 'write' | 'clock'>): Promise<void> {
  return platform.write(async (tx, invalidate) => {
    const changed = await updateWithdrawals(tx, platform.clock.now())
    if (changed > 0) invalidate('media')
  })
}

/**
 * Sets `isWithdrawn` by `rightsUntil`, for one file or for all. One statement.
 * @returns the number of files that changed
 */
export async function updateWithdrawals(tx: Database, now: Temporal.Instant, id?: number): Promise<number> {
  const isOver = sql<boolean>`coalesce(${media.rightsUntil} < ${dayOf(now).toString()}::date, false)`
  const changed = await tx
    .update(media)
    .set({ isWithdrawn: isOver })
    .where(and(sql`${media.isWithdrawn} <> ${isOver}`, id === undefined ? undefined : eq(media.id, id)))
    .returning({ id: media.id })
  return changed.length
}
