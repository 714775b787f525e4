import { z } from 'zod'
import { auditJobs, type Means } from '../audit/index.server.ts'
import type { TicketShop } from '../booking/index.server.ts'
import { importJobs, sourceJobs } from '../imports/index.server.ts'
import { deleteReplacedFiles } from '../media-library/replace.server.ts'
import { defineQueue, handleQueue, type JobHandler } from '../platform/jobs/queue.ts'
import type { MediaStore } from '../platform/media/store.ts'
import type { Platform } from '../platform/platform.ts'
import { runScheduledPublications } from '../records/publication-schedule.server.ts'
import { emptyTrash } from '../records/trash.server.ts'
import { feedJobs } from '../scheduling/index.server.ts'

const NIGHTLY_CRON = '50 3 * * *'

const EVERY_MINUTE_CRON = '* * * * *'

const plans = defineQueue('admin.carry-out-plans', z.strictObject({}), { isExclusive: true })
const cleanUp = defineQueue('admin.empty-bin', z.strictObject({}), { isExclusive: true })

type AdminServices = { platform: Platform; media: MediaStore; shop: TicketShop | undefined }

/** The admin area's jobs: scheduled publications every minute, the clean-up of the trash every night. */
export function adminJobs({ platform, media, shop }: AdminServices, means: Means): JobHandler[] {
  return [
    handleQueue(plans, () => runScheduledPublications(platform), { cron: EVERY_MINUTE_CRON }),
    handleQueue(cleanUp, () => cleanUpAdmin(platform, media), { cron: NIGHTLY_CRON }),
    ...importJobs(platform),
    ...sourceJobs({ platform, shop }),
    ...feedJobs(platform),
    ...auditJobs(platform, means),
  ]
}

/** Deletes expired records from the trash, and the files of deleted or replaced media. */
export async function cleanUpAdmin(platform: Platform, media: MediaStore): Promise<void> {
  // Files first: once the records are gone, nothing refers to them.
  await deleteReplacedFiles(platform, media)
  await emptyTrash(platform)
}
