import { lt } from 'drizzle-orm'
import { z } from 'zod'
import { toDate } from '../platform/clock/clock.ts'
import { defineQueue, handleQueue, type JobHandler } from '../platform/jobs/queue.ts'
import type { Platform } from '../platform/platform.ts'
import { discardDraft } from './discard-and-restore.server.ts'
import type { ModuleRegistry } from './module-registry.server.ts'
import type { ContentServices } from './page-log.ts'
import { runDueReleases } from './releases/run-release.server.ts'
import { runScheduledChanges } from './run-scheduled-changes.server.ts'
import { draftOperations, drafts, releases } from './tables.ts'

/** For how long a browser that was offline can still be merged. */
const LOG_RETENTION_HOURS = 14 * 24
/** Drafts unchanged for this long are discarded, as versions. */
const DRAFT_RETENTION_HOURS = 180 * 24
/** For how long a release that is live can be undone. */
const RELEASE_RETENTION_HOURS = 30 * 24
const NIGHTLY_CRON = '10 4 * * *'

const EVERY_MINUTE_CRON = '* * * * *'

const goLive = defineQueue('content.scheduled-changes', z.strictObject({}), { isExclusive: true })
const cleanUp = defineQueue('content.clean-up', z.strictObject({}), { isExclusive: true })

/**
 * The jobs that make scheduled changes and releases live every minute, those of a time when no server ran with the first, and that delete
 * abandoned drafts and old rows of the draft log every night.
 */
export function contentJobs(services: ContentServices, modules: ModuleRegistry): JobHandler[] {
  return [
    handleQueue(goLive, () => runPlanned(services, modules), { cron: EVERY_MINUTE_CRON }),
    handleQueue(cleanUp, () => cleanUpContent(services.platform), { cron: NIGHTLY_CRON }),
  ]
}

/** Makes live what is due: single changes, then releases. */
export async function runPlanned(services: ContentServices, modules: ModuleRegistry): Promise<void> {
  await runScheduledChanges(services, modules)
  await runDueReleases(services, modules)
}

/** Discards drafts that nobody has changed for 180 days, and deletes rows of the draft log after two weeks, live releases after thirty days. */
export async function cleanUpContent(platform: Platform): Promise<void> {
  const before = (hours: number) => toDate(platform.clock.now().subtract({ hours }))
  const abandoned = await platform.db
    .select({ containerId: drafts.containerId })
    .from(drafts)
    .where(lt(drafts.updatedAt, before(DRAFT_RETENTION_HOURS)))
  for (const { containerId } of abandoned) await discardDraft(platform, containerId)
  await platform.write(async (tx) => {
    await tx.delete(draftOperations).where(lt(draftOperations.createdAt, before(LOG_RETENTION_HOURS)))
    await tx.delete(releases).where(lt(releases.liveAt, before(RELEASE_RETENTION_HOURS)))
  })
}
