import { twoFactors, users } from '../platform/auth/tables.ts'
import type { Database } from '../platform/database/database.ts'
import { continueCounters, emptyAllTables, insertRows, rowsOf, schemaOf, selfReferencing } from '../platform/database/whole-tables.ts'
import { openFileStore } from '../platform/files/file-store.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { FILES, keyFingerprint } from './backup.server.ts'
import { BackupError } from './backup-error.ts'
import { filesOf } from './kept-backups.server.ts'
import type { BackupPlace } from './places/place.ts'
import { openTablesFile, type TablesFile } from './tables-file.server.ts'

/**
 * Restores the backup with this key, which its tables have, in one transaction. All sessions end; queued emails are marked as
 * failed, so that none is sent twice. Second factors encrypted with another key are deleted.
 * @throws BackupError when there is no such backup, it is damaged, it has another schema version, or there is data and `replace` is not set
 */
export async function restore(
  platform: Pick<Platform, 'db' | 'config'>,
  { place, key }: { place: BackupPlace; key: string },
  { replace }: { replace: boolean },
  print: (line: string) => void = () => {},
): Promise<{ rows: number; files: number; hasOtherKey: boolean }> {
  const file = await openTablesFile(place, key)
  const hasOtherKey = file.head.key !== keyFingerprint(platform.config)
  if (file.head.schema !== (await schemaOf(platform.db))) {
    throw new BackupError(t('This backup was made with a different version of Foyer. Restore it with that version, then update.'))
  }
  const files = await restoreFiles(platform, place, key)
  const rows = await platform.db.transaction(async (tx) => {
    if (!replace && (await hasData(tx))) {
      throw new BackupError(t('This site already contains data. Use --replace to overwrite it with the backup.'))
    }
    await emptyAllTables(tx)
    const counts = await insertAll(tx, file)
    for (const [table, count] of counts) {
      await continueCounters(tx, table)
      print(`${table}: ${count}`)
    }
    if (hasOtherKey) await deleteSecondFactors(tx)
    await rowsOf(
      tx,
      `UPDATE mails SET state = 'failed', last_error = 'restored from a backup' WHERE state IN ('queued', 'sending', 'unsure')`,
    )
    return [...counts.values()].reduce((sum, count) => sum + count, 0)
  })
  return { rows, files, hasOtherKey }
}

/**
 * Fills empty tables from a backup.
 * @returns how many rows each table got; the file has the tables in an order in which they can be filled
 * @throws BackupError when the file is damaged
 */
export async function insertAll(tx: Database, file: TablesFile): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for await (const { table, rows } of file.batches(await selfReferencing(tx))) {
    await insertRows(tx, table, rows)
    counts.set(table, (counts.get(table) ?? 0) + rows.length)
  }
  return counts
}

/** Deletes second factors, whose keys cannot be decrypted: users could not log in with them. */
async function deleteSecondFactors(tx: Database): Promise<void> {
  await tx.delete(twoFactors)
  await tx.update(users).set({ twoFactorEnabled: false })
}

async function hasData(tx: Database): Promise<boolean> {
  const [row] = await rowsOf<{ holds: boolean }>(
    tx,
    'SELECT EXISTS (SELECT 1 FROM users) OR EXISTS (SELECT 1 FROM pages) OR EXISTS (SELECT 1 FROM productions) AS holds',
  )
  return Boolean(row?.holds)
}

async function restoreFiles(platform: Pick<Platform, 'config'>, place: BackupPlace, tablesKey: string): Promise<number> {
  const store = await openFileStore(platform.config)
  let brought = 0
  for (const key of await filesOf(place, tablesKey)) {
    if (await store.exists(key)) continue
    await store.write(key, await place.read(FILES + key))
    brought += 1
  }
  return brought
}
