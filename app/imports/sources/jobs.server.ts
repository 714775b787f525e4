import { z } from 'zod'
import { toInstant } from '../../platform/clock/clock.ts'
import { recordId } from '../../platform/database/record-id.ts'
import { defineQueue, handleQueue, type JobHandler } from '../../platform/jobs/queue.ts'
import type { Platform } from '../../platform/platform.ts'
import { importSources } from '../tables.ts'
import { type Means, readSource } from './read-source.server.ts'
import { isDue } from './schedule.ts'

const EVERY_TEN_MINUTES = '*/10 * * * *'
/** Sources are read at random moments of this time, so that houses do not all ask at once. */
const JITTER_SECONDS = 240

const readDueQueue = defineQueue('imports.read-due-sources', z.strictObject({}), { isExclusive: true, retries: 0 })
const readSourceQueue = defineQueue('imports.read-source', z.strictObject({ id: recordId }), { retries: 0, timeoutSeconds: 120 })

/** The jobs that read import sources when they are due, each once, on one node. A failure waits for the next time. */
export function sourceJobs(means: Means): JobHandler[] {
  return [
    handleQueue(readDueQueue, () => enqueueDue(means.platform), { cron: EVERY_TEN_MINUTES }),
    handleQueue(readSourceQueue, ({ id }) => readSource(means, id, { isAttended: false })),
  ]
}

/** The sources that are due by the site's clock, each once. */
export async function dueSources(platform: Pick<Platform, 'db' | 'clock'>): Promise<number[]> {
  const { id, schedule, isActive, triedAt } = importSources
  const sources = await platform.db.select({ id, schedule, isActive, triedAt }).from(importSources)
  const now = platform.clock.now()
  const due = sources.filter((source) => isDue({ ...source, triedAt: source.triedAt && toInstant(source.triedAt) }, now))
  return due.map((source) => source.id)
}

async function enqueueDue(platform: Platform): Promise<void> {
  const due = await dueSources(platform)
  await platform.write(async (tx) => {
    for (const id of due) {
      const startAfter = Temporal.Now.instant().add({ milliseconds: Math.floor(Math.random() * JITTER_SECONDS * 1000) })
      await platform.jobs.enqueue(tx, readSourceQueue, { id }, { startAfter })
    }
  })
}
