import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { dayOf } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import { defineQueue, handleQueue, type JobHandler } from '../jobs/queue.ts'
import type { Platform } from '../platform.ts'
import { media } from './tables.ts'

/** Right after midnight, when the last day of somebody's rights is over. */
const MIDNIGHT_CRON = '0 0 * * *'

const withdraw = defineQueue('media.withdraw', z.strictObject({}), { isExclusive: true })

/** The work of the media library: what may no longer be shown goes off the site at midnight. */
export function mediaJobs(platform: Platform): JobHandler[] {
  return [handleQueue(withdraw, () => withdrawExpired(platform), { cron: MIDNIGHT_CRON })]
}

/** Takes off the site whatever may no longer be shown today, and puts back what may be again. */
export function withdrawExpired(platform: Pick<Platform, 'write' | 'clock'>): Promise<void> {
  return platform.write(async (tx, invalidate) => {
    const changed = await settleRights(tx, platform.clock.now())
    if (changed > 0) invalidate('media')
  })
}

/**
 * Makes what is known of the rights true: of one file, or of all.
 * @returns how many files went off the site or came back
 */
export async function settleRights(tx: Database, now: Temporal.Instant, id?: number): Promise<number> {
  const isOver = sql<boolean>`coalesce(${media.rightsUntil} < ${dayOf(now).toString()}::date, false)`
  const changed = await tx
    .update(media)
    .set({ isWithdrawn: isOver })
    .where(and(sql`${media.isWithdrawn} <> ${isOver}`, id === undefined ? undefined : eq(media.id, id)))
    .returning({ id: media.id })
  return changed.length
}
