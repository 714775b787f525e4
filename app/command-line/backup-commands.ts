import {
  backUp,
  backUpToBucket,
  bucketPlace,
  DATABASE_FILE,
  folderPlace,
  hasBackupBucket,
  hasNights,
  listBackups,
  nameOf,
  nightsOf,
  restore,
  tablesKeyOf,
} from '../backup/index.server.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import type { Foyer } from '../server.ts'
import type { Flags, Print } from './command.ts'
import { rebuildIndex } from './rebuild-index.ts'

const LATEST = 'latest'

type Services = Pick<Platform, 'db' | 'clock' | 'config'>
type Place = ReturnType<typeof folderPlace>

/** Backs up to a folder. @returns the exit code */
export async function backUpToFolder(services: Services, folder: string, print: Print): Promise<number> {
  const { rows, files } = await backUp(services, folderPlace(folder), print)
  print(t('Backed up {rows} rows and {files} new files to {folder}.', { rows, files, folder }))
  return 0
}

/** Backs up to the house's bucket, as the nightly job does. @returns the exit code */
export async function backUpNow(services: Services, print: Print): Promise<number> {
  const { config } = services
  if (!hasBackupBucket(config)) return withoutBucket(print)
  const { key, rows, files } = await backUpToBucket(services, config, print)
  print(t('Backed up {rows} rows and {files} new files to {folder}.', { rows, files, folder: `${config.BACKUP_BUCKET}/${key}` }))
  return 0
}

/** Prints the names of the backups: the house's own, and those in its bucket. @returns the exit code */
export async function printBackups({ config }: Services, print: Print): Promise<number> {
  if (!hasBackupBucket(config) && !hasNights(config)) return withoutBucket(print)
  if (hasNights(config)) {
    const names = await namesAt(nightsOf(config))
    print(names || t('There is no backup in {folder} yet.', { folder: nightsOf(config).label }))
  }
  if (hasBackupBucket(config)) {
    const names = await namesAt(await bucketPlace(config))
    print(names || t('There is no backup in the bucket {bucket}.', { bucket: config.BACKUP_BUCKET }))
  }
  return 0
}

async function namesAt(place: Place): Promise<string> {
  return (await listBackups(place)).map(({ key }) => nameOf(key)).join('\n')
}

/** Restores the backup in a folder. @returns the exit code */
export function restoreFromFolder(foyer: Foyer, folder: string, flags: Flags, print: Print): Promise<number> {
  return restoreFrom(foyer, folderPlace(folder), DATABASE_FILE, flags, print)
}

/** Restores a backup of the bucket by its name. @returns the exit code */
export async function restoreFromBucket(foyer: Foyer, name: string, flags: Flags, print: Print): Promise<number> {
  const { config } = foyer.platform
  if (!hasBackupBucket(config)) return withoutBucket(print)
  const place = await bucketPlace(config)
  const key = name === LATEST ? (await listBackups(place)).at(-1)?.key : tablesKeyOf(name)
  if (key) return restoreFrom(foyer, place, key, flags, print)
  print(t('There is no backup in the bucket {bucket}.', { bucket: config.BACKUP_BUCKET }))
  return 1
}

/** Restores one of the house's own backups by its name. @returns the exit code */
export async function restoreFromNight(foyer: Foyer, name: string, flags: Flags, print: Print): Promise<number> {
  const place = nightsOf(foyer.platform.config)
  const key = name === LATEST ? (await listBackups(place)).at(-1)?.key : tablesKeyOf(name)
  if (key) return restoreFrom(foyer, place, key, flags, print)
  print(t('There is no backup in {folder} yet.', { folder: place.label }))
  return 1
}

async function restoreFrom(foyer: Foyer, place: Place, key: string, { replace = false }: Flags, print: Print): Promise<number> {
  const { rows, files, hasOtherKey } = await restore(foyer.platform, { place, key }, { replace }, print)
  await rebuildIndex(foyer, print)
  if (hasOtherKey)
    print(t('This site has a different AUTH_SECRET from the backup. Everyone has to set up two-factor authentication again.'))
  print(t('Restored {rows} rows and {files} files.', { rows, files }))
  return 0
}

function withoutBucket(print: Print): number {
  print(t('This site has no bucket for backups. Set BACKUP_BUCKET.'))
  return 1
}
