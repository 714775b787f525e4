import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { recordId } from '../../platform/database/record-id.ts'
import { defineQueue, handleQueue, type JobHandler } from '../../platform/jobs/queue.ts'
import type { Platform } from '../../platform/platform.ts'
import { planningFeeds } from '../tables.ts'
import { readFeed } from './read-feed.server.ts'

const EVERY_TEN_MINUTES = '*/10 * * * *'
/** The feeds are read at random moments of this time, so that houses do not all ask at once. */
const JITTER_SECONDS = 240

const readAllQueue = defineQueue('planning.read-feeds', z.strictObject({}), { isExclusive: true, retries: 0 })
const readOneQueue = defineQueue('planning.read-feed', z.strictObject({ id: recordId }), { retries: 0, timeoutSeconds: 120 })

/** The jobs that read planning systems: every ten minutes each active feed, once, on one node. A failure waits for the next time. */
export function feedJobs(platform: Platform): JobHandler[] {
  return [
    handleQueue(readAllQueue, () => enqueueAll(platform), { cron: EVERY_TEN_MINUTES }),
    handleQueue(readOneQueue, ({ id }) => readFeed(platform, id)),
  ]
}

async function enqueueAll(platform: Platform): Promise<void> {
  const feeds = await platform.db.select({ id: planningFeeds.id }).from(planningFeeds).where(eq(planningFeeds.isActive, true))
  await platform.write(async (tx) => {
    for (const feed of feeds) {
      const startAfter = Temporal.Now.instant().add({ milliseconds: Math.floor(Math.random() * JITTER_SECONDS * 1000) })
      await platform.jobs.enqueue(tx, readOneQueue, feed, { startAfter })
    }
  })
}
