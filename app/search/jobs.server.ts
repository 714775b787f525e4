import { z } from 'zod'
import { defineQueue, handleQueue, type JobHandler } from '../platform/jobs/queue.ts'
import type { Platform } from '../platform/platform.ts'
import type { SearchIndex } from './search-index.server.ts'
import { purgeZeroResults } from './zero-results.server.ts'

const EVERY_MINUTE_CRON = '* * * * *'
/** Sunday night, when few writes have to wait for the index lock. */
const WEEKLY_CRON = '40 4 * * 0'
const NIGHTLY_CRON = '10 4 * * *'

const indexDue = defineQueue('search.catch-up', z.strictObject({}), { isExclusive: true })
const rebuild = defineQueue('search.rebuild', z.strictObject({}), { isExclusive: true, timeoutSeconds: 3600 })
const purge = defineQueue('search.forget-misses', z.strictObject({}), { isExclusive: true })

/**
 * The scheduled jobs of search: documents whose publication window has begun or ended, the weekly rebuild, and the
 * retention of zero-result searches.
 */
export function searchJobs(platform: Platform, index: SearchIndex): JobHandler[] {
  return [
    handleQueue(indexDue, () => index.indexDue(), { cron: EVERY_MINUTE_CRON }),
    handleQueue(rebuild, () => index.rebuild(), { cron: WEEKLY_CRON }),
    handleQueue(purge, () => purgeZeroResults(platform), { cron: NIGHTLY_CRON }),
  ]
}
