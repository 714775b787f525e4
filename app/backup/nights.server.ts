import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { backUp, type TakenBackup } from './backup.server.ts'
import { BackupError } from './backup-error.ts'
import { dropOldBackups } from './kept-backups.server.ts'
import { nightsPlace } from './places/nights-place.ts'
import type { BackupPlace } from './places/place.ts'

/** How many days the house's own backups stay; the last one stays. */
const KEEP_DAYS = 7

type Services = Pick<Platform, 'db' | 'clock' | 'config'>

/** Whether the house backs itself up: one whose database lies in its data folder, unless it is switched off. */
export function hasNights({ DATABASE_URL, BACKUP_NIGHTLY }: Pick<Platform['config'], 'DATABASE_URL' | 'BACKUP_NIGHTLY'>): boolean {
  return !DATABASE_URL && BACKUP_NIGHTLY === 'on'
}

/** Where the house's own backups lie. */
export function nightsOf({ DATA_DIR }: Pick<Platform['config'], 'DATA_DIR'>): BackupPlace {
  return nightsPlace(join(DATA_DIR, 'backups'), join(DATA_DIR, 'files'))
}

/** Takes a backup of the house into its data folder, and drops those that are older than a week. */
export async function backUpTonight(services: Services): Promise<TakenBackup> {
  const { config, clock } = services
  const place = nightsOf(config)
  await mkdir(join(config.DATA_DIR, 'backups'), { recursive: true, mode: 0o700 })
  const taken = await backUp(services, place)
  await dropOldBackups(place, clock.now(), KEEP_DAYS)
  return taken
}

/**
 * Backs the house up as it is before its tables change, where it backs itself up.
 * @throws BackupError when that cannot be done: a full disk, a folder that belongs to somebody else
 */
export async function backUpBeforeMigration(services: Services): Promise<void> {
  if (!hasNights(services.config)) return
  try {
    await backUpTonight(services)
  } catch (error) {
    const about = { folder: nightsOf(services.config).label, fault: error instanceof Error ? error.message : String(error) }
    throw new BackupError(
      t(
        'The house is not updated, since it could not be backed up before: {fault}. Its backups lie in {folder}; BACKUP_NIGHTLY=off takes none.',
        about,
      ),
    )
  }
}
