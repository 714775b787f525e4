import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as untilNextTurn } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { narrow } from '../../files/private-folder.ts'
import type { Database, DatabaseHandle } from '../database.ts'
import { lockFolder } from '../folder-lock.ts'
import { giveWayToOthers } from '../give-way.ts'
import { type Ask, compareWithProgram, noteProgram, readProgram } from '../program-release.ts'
import { StatementLog } from '../statement-log.ts'
import { DamagedDatabase } from './damaged-database.ts'
import { assertFilesWhole } from './database-files.ts'
import { drizzleClient } from './drizzle-client.ts'
import { assertMayBegin, assertNoCutRestore, DATABASE_FOLDER, isBegun, markBegun, markMade } from './house-mark.ts'

const MB = 1024 * 1024
/** The least and the most shared buffers of PGlite, in MB; between them half of what the tables take on disk. */
const BUFFERS_MB = { least: 32, most: 128 }
/** A tenth of a second of a job that writes records. */
const RECORDS_PER_TRANSACTION = 10

/**
 * Opens the embedded database of a data folder, and makes it where no house has ever been.
 * @throws FolderLockedError when another process holds the folder; LostDatabase when a house lies there without its database;
 *   DamagedDatabase when its files cannot be read; CutRestore when a backup is restored in it by half. What is looked at before PGlite opens is left as it was, but for the lock.
 */
export async function openPglite(folder: string): Promise<DatabaseHandle> {
  const isNew = assertMayBegin(folder)
  const path = join(folder, DATABASE_FOLDER)
  if (isNew) markBegun(folder)
  const unlock = lockFolder(folder)
  try {
    assertNoCutRestore(folder)
    // A house that runs is in the midst of writing: whoever holds it is named first.
    if (!isNew) assertFilesWhole(path)
    // A first start that was cut off has left half a database, in which nobody can have written.
    if (isNew && isBegun(folder)) rmSync(path, { recursive: true, force: true })
    mkdirSync(path, { recursive: true })
    const { client, speech, drizzle } = await createClient(path)
    const { fromPglite } = await import('pg-boss')
    // PGlite gives the files of a new database to everybody, whatever the umask.
    narrow(path)
    markMade(folder)
    giveWayBetweenStatements(client)
    const statements = new StatementLog()
    const forDrizzle = drizzleClient(client, speech)
    return {
      db: drizzle(forDrizzle, { logger: statements }) as unknown as Database,
      kind: 'pglite',
      isUnavailable: () => false,
      listen: (channel, onPayload) => client.listen(channel, onPayload),
      onStatement: (callback) => statements.subscribe(callback),
      execute: fromPglite(client).executeSql,
      recordsPerTransaction: RECORDS_PER_TRANSACTION,
      giveWay: giveWayToOthers(client),
      migrate: async (migrationsFolder, beforeChanges) => {
        if (!isNew) await readEachTable(client)
        const ask: Ask = async (statement) => (await client.query(statement)).rows
        const program = await readProgram(migrationsFolder)
        const house = await compareWithProgram(ask, program)
        if (house.stands === 'later') return house.release
        if (house.stands === 'behind') await beforeChanges?.()
        const { migrate } = await import('drizzle-orm/pglite/migrator')
        await migrate(drizzle(forDrizzle), { migrationsFolder })
        await noteProgram(ask, program)
        return undefined
      },
      close: async () => {
        await client.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** @throws DamagedDatabase for whatever PGlite itself says: it aborts with frames of its machine code */
async function createClient(path: string) {
  const { PGlite, ...speech } = await import('@electric-sql/pglite')
  const { amcheck } = await import('@electric-sql/pglite/contrib/amcheck')
  const { pageinspect } = await import('@electric-sql/pglite/contrib/pageinspect')
  const { fuzzystrmatch } = await import('@electric-sql/pglite/contrib/fuzzystrmatch')
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm')
  const { unaccent } = await import('@electric-sql/pglite/contrib/unaccent')
  const { drizzle } = await import('drizzle-orm/pglite')
  try {
    const client = await PGlite.create({
      dataDir: path,
      extensions: { amcheck, fuzzystrmatch, pageinspect, pg_trgm, unaccent },
      startParams: [...PGlite.defaultStartParams, ...settingsFor(path).flatMap((setting) => ['-c', setting])],
    })
    return { client, speech, drizzle }
  } catch (error) {
    if (isSystemError(error)) throw error
    throw new DamagedDatabase('its files do not fit together', { cause: error })
  }
}

/** A full disk, missing rights: what the operating system says is no damage. */
function isSystemError(error: unknown): boolean {
  return typeof (error as NodeJS.ErrnoException).syscall === 'string'
}

/**
 * Reads a row of each table by its first index, which costs some ten milliseconds: what a file has lost shows at the start and not
 * to the first visitor of a page. A table whose file was emptied is not told from one without rows, its index is.
 * @throws DamagedDatabase
 */
async function readEachTable(client: PGlite): Promise<void> {
  const tables = `
    SELECT format('%I.%I', n.nspname, c.relname) AS name,
      (SELECT string_agg(quote_ident(a.attname), ', ' ORDER BY array_position(i.indkey::smallint[], a.attnum))
        FROM pg_index i JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey)
        WHERE i.indrelid = c.oid AND i.indisprimary) AS key
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'r' AND n.nspname NOT IN ('pg_catalog', 'information_schema')`
  try {
    await client.transaction(async (tx) => {
      const { rows } = await tx.query<{ name: string; key: string | null }>(tables)
      if (rows.length === 0) return
      await tx.exec('SET LOCAL enable_seqscan = off; SET LOCAL enable_indexonlyscan = off')
      const firstRows = rows.map(({ name, key }) => `SELECT 1 FROM ${name} ${key ? `ORDER BY ${key}` : ''} LIMIT 1`)
      await tx.query(`SELECT ${firstRows.map((row) => `(SELECT count(*) FROM (${row}) AS row)`).join(' + ')}`)
    })
  } catch (error) {
    throw new DamagedDatabase(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

/**
 * Lets the event loop turn after every statement. PGlite runs in this process and answers without waiting, so a transaction of
 * forty statements would otherwise hold up pages from memory for as long as all of them take. Costs some microseconds each.
 */
function giveWayBetweenStatements(client: PGlite): void {
  const run = client._runExclusiveQuery.bind(client)
  client._runExclusiveQuery = async (statement) => {
    try {
      return await run(statement)
    } finally {
      await untilNextTurn()
    }
  }
}

/**
 * Settings of PGlite by the size of its data. It reserves shared buffers at once, and for 100 connections where it has one: its
 * own settings take 110 MB more, which a small house does not need. A large one does: what does not fit the buffers is read from
 * files, page after page, which made up two thirds of a search among 100,000 documents.
 */
function settingsFor(path: string): string[] {
  const half = Math.ceil(tableBytes(join(path, 'base')) / MB / 2)
  return [`shared_buffers=${Math.min(Math.max(half, BUFFERS_MB.least), BUFFERS_MB.most)}MB`, 'max_connections=4']
}

function tableBytes(folder: string): number {
  if (!existsSync(folder)) return 0
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}
