import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { deriveKey } from '../platform/config/secret.ts'
import { batchesOf, countRows, schemaOf } from '../platform/database/whole-tables.ts'
import { openFileStore } from '../platform/files/file-store.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { fileKeysOf } from '../site-archive/index.server.ts'
import { backupTables } from './backup-tables.ts'
import type { BackupPlace } from './places/place.ts'
import type { BackupEnd, BackupHead } from './tables-file.server.ts'

/** The file in a folder that holds all tables of its backup. */
export const DATABASE_FILE = 'database.jsonl.gz'
/** Where the bytes of files lie beside the tables. */
export const FILES = 'files/'

export type TakenBackup = {
  /** what it can be called at its place */
  key: string
  rows: number
  /** how many files had to be copied */
  files: number
}

type Services = Pick<Platform, 'db' | 'clock' | 'config'>

/**
 * Backs everything up: a consistent snapshot of the tables, and the bytes of all files. Files are immutable, so those already
 * at the place are not copied again. The tables are written last, so that a place that has them has all of it. Needs room for
 * the tables in `DATA_DIR` meanwhile.
 */
export async function backUp(services: Services, place: BackupPlace, print: (line: string) => void = () => {}): Promise<TakenBackup> {
  const folder = await mkdtemp(join(services.config.DATA_DIR, 'backup-'))
  try {
    const path = join(folder, DATABASE_FILE)
    const { takenAt, rows, fileKeys } = await writeTables(services, path, print)
    const { copied, held } = await copyFiles(services, place, fileKeys, print)
    const key = place.tablesKey(takenAt)
    await place.write(filesKeyOf(key), Buffer.from(held.join('\n')))
    await place.copyIn(key, path)
    return { key, rows, files: copied }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The key of the list of files that belong to a backup, by the key of its tables. */
export function filesKeyOf(tablesKey: string): string {
  return tablesKey.replace(/^database/, 'files').replace(/\.jsonl\.gz$/, '.txt')
}

/** The fingerprint of the encryption key. */
export function keyFingerprint(config: Platform['config']): string {
  return deriveKey(config, 'backup').toString('base64url').slice(0, 16)
}

async function writeTables({ db, clock, config }: Services, path: string, print: (line: string) => void) {
  // Each chunk is compressed by itself and written at once, so that the tables are never in memory.
  const write = (text: string, how: typeof writeFile = appendFile) => how(path, gzipSync(text))
  const fileKeys = new Set<string>()
  const takenAt = clock.now()
  const counts: Record<string, number> = {}
  let rows = 0
  // One snapshot for all tables, so that all references in it resolve.
  await db.transaction(
    async (tx) => {
      const tables = await backupTables(tx)
      const head: BackupHead = {
        ...{ foyer: 1, schema: await schemaOf(tx), takenAt: takenAt.toString(), tables },
        ...{ key: keyFingerprint(config), isCounted: true },
      }
      await write(`${JSON.stringify(head)}\n`, writeFile)
      for (const table of tables) {
        let count = 0
        for await (const batch of batchesOf(tx, table)) {
          count += batch.length
          await write(batch.map((row) => `${JSON.stringify([table, row])}\n`).join(''))
          for (const row of batch) for (const key of fileKeysOf(table, row)) fileKeys.add(key)
        }
        if (count > 0) print(`${table}: ${count}`)
        rows += count
        counts[table] = await countRows(tx, table)
      }
      const end: BackupEnd = { rows, counts }
      await write(`${JSON.stringify(end)}\n`)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  return { takenAt, rows, fileKeys }
}

/** @returns how many files were copied, and the keys of all that are at the place now */
async function copyFiles({ config }: Services, place: BackupPlace, fileKeys: Set<string>, print: (line: string) => void) {
  const store = await openFileStore(config)
  const there = new Set((await place.list(FILES)).map(({ key }) => key))
  const held: string[] = []
  let copied = 0
  for (const key of fileKeys) {
    if (!there.has(FILES + key)) {
      // Deleted since the snapshot was taken.
      if (!(await store.exists(key))) continue
      if (!(await place.takeFile?.(key))) await place.write(FILES + key, await store.read(key))
      copied += 1
      if (copied % 100 === 0) print(t('{n} files copied', { n: copied }))
    }
    held.push(key)
  }
  return { copied, held }
}
