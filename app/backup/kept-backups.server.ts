import { FILES, filesKeyOf } from './backup.server.ts'
import { BackupError } from './backup-error.ts'
import { DATED_TABLES, nameOf } from './places/dated-keys.ts'
import type { BackupPlace } from './places/place.ts'

/** A file that no backup names may belong to one that is being taken: it stays for so long. */
const UNNAMED_FILES_STAY = { hours: 24 }
const TAKEN_AT = /^\d{4}-\d\d-\d\dT\d{6}Z$/

/** One of several backups at a place: the key of its tables, and when they were taken. */
export type KeptBackup = { key: string; takenAt: Temporal.Instant }

/** The backups at a place that holds several, the oldest first. */
export async function listBackups(place: BackupPlace): Promise<KeptBackup[]> {
  const found = await place.list(DATED_TABLES)
  return found.flatMap(({ key }) => (TAKEN_AT.test(nameOf(key)) ? [{ key, takenAt: Temporal.Instant.from(nameOf(key)) }] : []))
}

/**
 * Removes backups that are older than so many days, but never the last one, and the files that none of the others names.
 * @returns how many backups were removed
 */
export async function dropOldBackups(place: BackupPlace, now: Temporal.Instant, keepDays: number): Promise<number> {
  const backups = await listBackups(place)
  const oldest = now.subtract({ hours: 24 * keepDays })
  const old = backups.slice(0, -1).filter(({ takenAt }) => Temporal.Instant.compare(takenAt, oldest) < 0)
  // Tables first: a backup is one as long as they are there.
  for (const { key } of old) await place.remove(key)
  for (const { key } of old) await place.remove(filesKeyOf(key))
  if (old.length > 0) await dropUnnamedFiles(place)
  return old.length
}

async function dropUnnamedFiles(place: BackupPlace): Promise<void> {
  const named = new Set<string>()
  for (const { key } of await listBackups(place)) for (const file of await filesOf(place, key)) named.add(FILES + file)
  // By the store's own clock, whatever that of the house says.
  const before = Temporal.Now.instant().subtract(UNNAMED_FILES_STAY)
  for (const { key, at } of await place.list(FILES))
    if (!named.has(key) && Temporal.Instant.compare(at, before) < 0) await place.remove(key)
}

/** The keys of the files of a backup; of one by an older release, which has no list of them, all that lie there. */
export async function filesOf(place: BackupPlace, tablesKey: string): Promise<string[]> {
  const listed = await place.read(filesKeyOf(tablesKey)).catch((error) => {
    if (error instanceof BackupError) throw error
    return undefined
  })
  if (listed) return Buffer.from(listed).toString().split('\n').filter(Boolean)
  return (await place.list(FILES)).map(({ key }) => key.slice(FILES.length))
}
