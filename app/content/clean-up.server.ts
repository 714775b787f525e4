import { lt } from 'drizzle-orm'
import { z } from 'zod'
import { toDate } from '../platform/clock/clock.ts'
import { defineQueue, handleQueue, type JobHandler } from '../platform/jobs/queue.ts'
import type { Platform } from '../platform/platform.ts'
import { discardDraft } from './discard-and-restore.server.ts'
import { draftOperations, drafts } from './tables.ts'

/** How long a browser that was away may come back and still be merged. */
const LOG_KEPT_HOURS = 14 * 24
/** What nobody has touched or made live for so long is thrown away. */
const DRAFTS_KEPT_HOURS = 180 * 24
const NIGHTLY_CRON = '10 4 * * *'

const cleanUp = defineQueue('content.clean-up', z.strictObject({}), { isExclusive: true })

/** The work that the content system leaves for later: forgotten drafts and old operations go at night. */
export function contentJobs(platform: Platform): JobHandler[] {
  return [handleQueue(cleanUp, () => cleanUpContent(platform), { cron: NIGHTLY_CRON })]
}

/** Throws away forgotten drafts and operations that no open browser can still build upon. */
export async function cleanUpContent(platform: Platform): Promise<void> {
  const before = (hours: number) => toDate(platform.clock.now().subtract({ hours }))
  const forgotten = await platform.db
    .select({ containerId: drafts.containerId })
    .from(drafts)
    .where(lt(drafts.updatedAt, before(DRAFTS_KEPT_HOURS)))
  for (const { containerId } of forgotten) await discardDraft(platform, containerId)
  await platform.write(async (tx) => {
    await tx.delete(draftOperations).where(lt(draftOperations.createdAt, before(LOG_KEPT_HOURS)))
  })
}
