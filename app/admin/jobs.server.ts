import { z } from 'zod'
import { defineQueue, handleQueue, type JobHandler } from '../platform/jobs/queue.ts'
import type { Platform } from '../platform/platform.ts'
import { emptyBin } from './bin.server.ts'

const NIGHTLY_CRON = '50 3 * * *'

const cleanUp = defineQueue('admin.empty-bin', z.strictObject({}), { isExclusive: true })

/** The work that the admin area leaves for later: what lay in the bin too long goes at night. */
export function adminJobs(platform: Platform): JobHandler[] {
  return [handleQueue(cleanUp, () => emptyBin(platform), { cron: NIGHTLY_CRON })]
}
