import { z } from 'zod'
import { defineQueue, handleQueue, type JobHandler } from '../platform/jobs/queue.ts'
import type { Platform } from '../platform/platform.ts'
import type { SearchIndex } from './search-index.server.ts'
import { purgeZeroResults } from './zero-results.server.ts'

const EVERY_MINUTE_CRON = '* * * * *'
/** On Sunday night, when nobody waits for a write. */
const WEEKLY_CRON = '40 4 * * 0'
const NIGHTLY_CRON = '10 4 * * *'

const catchUp = defineQueue('search.catch-up', z.strictObject({}), { isExclusive: true })
const rebuild = defineQueue('search.rebuild', z.strictObject({}), { isExclusive: true, timeoutSeconds: 3600 })
const forget = defineQueue('search.forget-misses', z.strictObject({}), { isExclusive: true })

/**
 * What the index owes to the clock: texts whose window has begun or ended, and words that nothing bears any more;
 * and what was counted of searches, forgotten in time.
 */
export function searchJobs(platform: Platform, index: SearchIndex): JobHandler[] {
  return [
    handleQueue(catchUp, () => index.catchUp(), { cron: EVERY_MINUTE_CRON }),
    handleQueue(rebuild, () => index.rebuild(), { cron: WEEKLY_CRON }),
    handleQueue(forget, () => purgeZeroResults(platform), { cron: NIGHTLY_CRON }),
  ]
}
