import { z } from 'zod'
import { defineQueue, handleQueue, type JobHandler } from '../platform/jobs/queue.ts'
import type { Platform } from '../platform/platform.ts'
import { backUp, type TakenBackup } from './backup.server.ts'
import { dropOldBackups, listBackups } from './kept-backups.server.ts'
import { type BackupConfig, bucketPlace, hasBackupBucket } from './places/bucket-place.ts'

/** After the nightly check. */
const NIGHTLY_CRON = '40 3 * * *'
const TIMEOUT_SECONDS = 4 * 60 * 60
/** A night that was missed, and half a day to notice. */
const LATE_AFTER = { hours: 36 }

export const backupQueue = defineQueue('backup.nightly', z.strictObject({}), {
  isExclusive: true,
  retries: 2,
  retryDelaySeconds: 300,
  timeoutSeconds: TIMEOUT_SECONDS,
})

/** The nightly backup into the house's bucket; none where there is no bucket. */
export function backupJobs(platform: Platform): JobHandler[] {
  const { config } = platform
  if (!hasBackupBucket(config)) return []
  return [handleQueue(backupQueue, () => backUpToBucket(platform, config), { cron: NIGHTLY_CRON })]
}

/** Takes a backup into the bucket and drops those that are older than `BACKUP_KEEP_DAYS`. */
export async function backUpToBucket(
  services: Pick<Platform, 'db' | 'clock' | 'config'>,
  config: BackupConfig,
  print?: (line: string) => void,
): Promise<TakenBackup> {
  const place = await bucketPlace(config)
  const taken = await backUp(services, place, print)
  await dropOldBackups(place, services.clock.now(), config.BACKUP_KEEP_DAYS)
  return taken
}

/**
 * When the last backup was taken, if that is too long ago.
 * @returns undefined when all is well, null when there has never been one
 */
export async function readLateBackup({ clock, config }: Pick<Platform, 'clock' | 'config'>): Promise<Temporal.Instant | null | undefined> {
  if (!hasBackupBucket(config)) return undefined
  const last = (await listBackups(await bucketPlace(config))).at(-1)
  if (!last) return null
  return Temporal.Instant.compare(last.takenAt, clock.now().subtract(LATE_AFTER)) < 0 ? last.takenAt : undefined
}
