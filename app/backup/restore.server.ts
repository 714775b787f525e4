import { gunzipSync } from 'node:zlib'
import { twoFactors, users } from '../platform/auth/tables.ts'
import type { Database } from '../platform/database/database.ts'
import { continueCounters, emptyAllTables, insertRows, rowsOf, schemaOf, type TableRow } from '../platform/database/whole-tables.ts'
import { openFileStore } from '../platform/files/file-store.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { type BackupHead, FILES, keyFingerprint } from './backup.server.ts'
import { BackupError } from './backup-error.ts'
import { backupTables } from './backup-tables.ts'
import { filesOf } from './kept-backups.server.ts'
import type { BackupPlace } from './places/place.ts'

/**
 * Restores the backup with this key, which its tables have, in one transaction. All sessions end; queued emails are marked as failed, so that none is sent twice.
 * Second factors encrypted with another key are deleted.
 * @throws BackupError when there is no such backup, it has another schema version, or there is data and `replace` is not set
 */
export async function restore(
  platform: Pick<Platform, 'db' | 'config'>,
  { place, key }: { place: BackupPlace; key: string },
  { replace }: { replace: boolean },
  print: (line: string) => void = () => {},
): Promise<{ rows: number; files: number; hasOtherKey: boolean }> {
  const { head, rows } = await readBackup(place, key)
  const hasOtherKey = head.key !== keyFingerprint(platform.config)
  if (head.schema !== (await schemaOf(platform.db))) {
    throw new BackupError(t('This backup was made with a different version of Foyer. Restore it with that version, then update.'))
  }
  const files = await restoreFiles(platform, place, key)
  await platform.db.transaction(async (tx) => {
    const tables = await backupTables(tx)
    if (!replace && (await hasData(tx))) {
      throw new BackupError(t('This site already contains data. Use --replace to overwrite it with the backup.'))
    }
    await emptyAllTables(tx)
    for (const table of tables) {
      const lines = rows.get(table) ?? []
      await insertRows(tx, table, lines)
      if (lines.length > 0) await continueCounters(tx, table)
      if (lines.length > 0) print(`${table}: ${lines.length}`)
    }
    if (hasOtherKey) await deleteSecondFactors(tx)
    await rowsOf(tx, `UPDATE mails SET state = 'failed', last_error = 'restored from a backup' WHERE state = 'queued'`)
  })
  return { rows: [...rows.values()].reduce((sum, lines) => sum + lines.length, 0), files, hasOtherKey }
}

/** Deletes second factors, whose keys cannot be decrypted: users could not log in with them. */
async function deleteSecondFactors(tx: Database): Promise<void> {
  await tx.delete(twoFactors)
  await tx.update(users).set({ twoFactorEnabled: false })
}

async function readBackup(place: BackupPlace, key: string): Promise<{ head: BackupHead; rows: Map<string, TableRow[]> }> {
  const bytes = await place.read(key).catch((error) => {
    // The place itself did not answer.
    if (error instanceof BackupError) throw error
    throw new BackupError(t('{folder} does not contain a complete backup: {file} is missing.', { folder: place.label, file: key }))
  })
  const [first = '{}', ...lines] = gunzipSync(bytes).toString().trimEnd().split('\n')
  const rows = new Map<string, TableRow[]>()
  for (const line of lines) {
    const [table, row] = JSON.parse(line) as [string, TableRow]
    const held = rows.get(table)
    if (held) held.push(row)
    else rows.set(table, [row])
  }
  return { head: JSON.parse(first), rows }
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
