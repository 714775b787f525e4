import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPglite } from '../platform/database/embedded/open-pglite.ts'
import { countRows, emptyAllTables } from '../platform/database/whole-tables.ts'
import { handleProcessTask } from '../platform/isolated-worker/isolated-process.ts'
import { BackupError } from './backup-error.ts'
import { folderPlace } from './places/folder-place.ts'
import { insertAll } from './restore.server.ts'
import { openTablesFile } from './tables-file.server.ts'

export type ReadBackTask = { folder: string; key: string; migrations: string }
/** A table of which a second database has another number of rows than the house had. */
export type DifferingTable = { table: string; had: number; has: number }
/** The tables that differ; `damaged`: the file could not be read to its end. */
export type ReadBack = { isDamaged: boolean; differing: DifferingTable[] }

export const processUrl = import.meta.url

/** Restores a backup in a second database, which is removed again, and counts it against the house. */
handleProcessTask(
  async () => {},
  async ({ folder, key, migrations }: ReadBackTask): Promise<ReadBack> => {
    const second = await mkdtemp(join(tmpdir(), 'foyer-read-back-'))
    const { db, migrate, close } = await openPglite(second)
    try {
      await migrate(migrations)
      const file = await openTablesFile(folderPlace(folder), key)
      await db.transaction(async (tx) => {
        await emptyAllTables(tx)
        await insertAll(tx, file)
      })
      const differing: DifferingTable[] = []
      for (const [table, had] of Object.entries(file.end()?.counts ?? {})) {
        const has = await countRows(db, table)
        if (has !== had) differing.push({ table, had, has })
      }
      return { isDamaged: false, differing }
    } catch (error) {
      // Its message is in the language of this process, which has no texts.
      if (error instanceof BackupError) return { isDamaged: true, differing: [] }
      throw error
    } finally {
      await close()
      await rm(second, { recursive: true, force: true })
    }
  },
)
