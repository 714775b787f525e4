import { z } from 'zod'
import { defineQueue, handleQueue, type JobHandler, type JobQueue } from '../platform/jobs/queue.ts'
import type { Platform } from '../platform/platform.ts'
import { backUp, type TakenBackup } from './backup.server.ts'
import { dropOldBackups, listBackups } from './kept-backups.server.ts'
import { backUpTonight, hasNights } from './nights.server.ts'
import { type BackupConfig, bucketPlace, hasBackupBucket } from './places/bucket-place.ts'
import { readBackLatest } from './read-back.server.ts'

/** After the nightly check. */
const NIGHTLY_CRON = '40 3 * * *'
/** After the backup of Sunday's night. */
const WEEKLY_CRON = '20 4 * * 0'
const TIMEOUT_SECONDS = 4 * 60 * 60
/** A night that was missed, and half a day to notice. */
const LATE_AFTER = { hours: 36 }

const OPTIONS = { isExclusive: true, retries: 2, retryDelaySeconds: 300, timeoutSeconds: TIMEOUT_SECONDS }
const NOTHING = z.strictObject({})

/** Takes the nightly backup into the house's bucket. */
export const backupQueue = defineQueue('backup.nightly', NOTHING, OPTIONS)
/** Takes the nightly backup of a house with the embedded database into its data folder. */
export const nightQueue = defineQueue('backup.night', NOTHING, OPTIONS)
/** Reads the newest of those back. */
export const readBackQueue = defineQueue('backup.read-back', NOTHING, OPTIONS)

/** The jobs of those places for backups that the house has. */
export function backupJobs(platform: Platform): JobHandler[] {
  const { config, migrationsFolder } = platform
  return [
    ...(hasBackupBucket(config) ? [handleQueue(backupQueue, () => backUpToBucket(platform, config), { cron: NIGHTLY_CRON })] : []),
    ...(hasNights(config)
      ? [
          handleQueue(nightQueue, () => backUpTonight(platform), { cron: NIGHTLY_CRON }),
          handleQueue(readBackQueue, () => readBackLatest(platform, migrationsFolder), { cron: WEEKLY_CRON }),
        ]
      : []),
  ]
}

/** The queues whose jobs this node leaves to others: of several nodes perhaps only one knows the bucket. */
export function queuesOfOthers({ config }: Pick<Platform, 'config'>): JobQueue<object>[] {
  return [...(hasBackupBucket(config) ? [] : [backupQueue]), ...(hasNights(config) ? [] : [nightQueue, readBackQueue])]
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
