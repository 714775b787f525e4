import { existsSync } from 'node:fs'
import { appendFile, mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { deriveKey } from '../platform/config/secret.ts'
import { batchesOf, schemaOf } from '../platform/database/whole-tables.ts'
import { openFileStore } from '../platform/files/file-store.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { fileKeysOf } from '../site-archive/index.server.ts'
import { backupTables } from './backup-tables.ts'

/** The file in the backup's folder that holds all tables; written last, so that a folder with it is complete. */
export const DATABASE_FILE = 'database.jsonl.gz'

/** First line of the database file. */
export type BackupHead = {
  foyer: 1
  schema: string
  takenAt: string
  tables: string[]
  /** fingerprint of the key that encrypts secrets in the tables; does not reveal the key */
  key: string
}

/**
 * Backs up everything to a folder: a consistent snapshot of the tables, and the bytes of all files. Files are immutable, so
 * those already in the folder are not copied again.
 * @returns the number of rows and of copied files
 */
export async function backUp(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  folder: string,
  print: (line: string) => void = () => {},
): Promise<{ rows: number; files: number }> {
  await mkdir(folder, { recursive: true })
  const unfinished = join(folder, `${DATABASE_FILE}.new`)
  // Each chunk is compressed by itself and written at once, so that the tables are never in memory.
  const write = (text: string, how: typeof writeFile = appendFile) => how(unfinished, gzipSync(text))
  const keys = new Set<string>()
  let rows = 0
  // One snapshot for all tables, so that all references in it resolve.
  await platform.db.transaction(
    async (tx) => {
      const tables = await backupTables(tx)
      const takenAt = platform.clock.now().toString()
      const head: BackupHead = { foyer: 1, schema: await schemaOf(tx), takenAt, tables, key: keyFingerprint(platform.config) }
      await write(`${JSON.stringify(head)}\n`, writeFile)
      for (const table of tables) {
        let count = 0
        for await (const batch of batchesOf(tx, table)) {
          count += batch.length
          await write(batch.map((row) => `${JSON.stringify([table, row])}\n`).join(''))
          for (const row of batch) for (const key of fileKeysOf(table, row)) keys.add(key)
        }
        if (count > 0) print(`${table}: ${count}`)
        rows += count
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  const files = await copyFiles(platform, folder, keys, print)
  await rename(unfinished, join(folder, DATABASE_FILE))
  return { rows, files }
}

/** The fingerprint of the encryption key. */
export function keyFingerprint(config: Platform['config']): string {
  return deriveKey(config, 'backup').toString('base64url').slice(0, 16)
}

async function copyFiles(platform: Pick<Platform, 'config'>, folder: string, keys: Set<string>, print: (line: string) => void) {
  const store = await openFileStore(platform.config)
  let copied = 0
  for (const key of keys) {
    const path = join(folder, 'files', key)
    if (existsSync(path)) continue
    // Deleted since the snapshot was taken.
    if (!(await store.exists(key))) continue
    await mkdir(dirname(path), { recursive: true })
    await writeFile(`${path}.new`, await store.read(key))
    await rename(`${path}.new`, path)
    copied += 1
    if (copied % 100 === 0) print(t('{n} files copied', { n: copied }))
  }
  return copied
}
