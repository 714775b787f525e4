import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as untilNextTurn } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { narrow } from '../files/private-folder.ts'
import type { Logger } from '../logging/logger.ts'
import type { Database, DatabaseHandle } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import { giveWayToOthers } from './give-way.ts'
import { StatementLog } from './statement-log.ts'

const MB = 1024 * 1024
/** The least and the most shared buffers of PGlite, in MB; between them half of what the tables take on disk. */
const BUFFERS_MB = { least: 32, most: 128 }
/** A tenth of a second of a job that writes records. */
const RECORDS_PER_TRANSACTION = 10

/**
 * Opens the configured database: PostgreSQL if there is a URL, else the embedded PGlite in `folder`. Both run the same SQL.
 * Only the driver in use is loaded.
 * @param options.directUrl the same database past the pooler to which `url` leads, where it does
 * @param options.log receives the beginning and the end of an outage of PostgreSQL
 * @throws FolderLockedError when another process holds the folder, ConfigError as `openPostgres`
 */
export async function openDatabase(options: {
  url: string | undefined
  directUrl?: string | undefined
  folder: string
  log?: Pick<Logger, 'warn' | 'info'>
}): Promise<DatabaseHandle> {
  const { url, directUrl, folder, log = { warn: () => {}, info: () => {} } } = options
  if (!url) return openPglite(folder)
  const { openPostgres } = await import('./open-postgres.ts')
  return openPostgres({ url, directUrl }, log)
}

async function openPglite(folder: string): Promise<DatabaseHandle> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { fuzzystrmatch } = await import('@electric-sql/pglite/contrib/fuzzystrmatch')
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm')
  const { unaccent } = await import('@electric-sql/pglite/contrib/unaccent')
  const { drizzle } = await import('drizzle-orm/pglite')
  const { fromPglite } = await import('pg-boss')
  const unlock = lockFolder(folder)
  try {
    const path = join(folder, 'database')
    mkdirSync(path, { recursive: true })
    const client = await PGlite.create({
      dataDir: path,
      extensions: { fuzzystrmatch, pg_trgm, unaccent },
      startParams: [...PGlite.defaultStartParams, ...settingsFor(path).flatMap((setting) => ['-c', setting])],
    })
    // PGlite gives the files of a new database to everybody, whatever the umask.
    narrow(path)
    giveWayBetweenStatements(client)
    const statements = new StatementLog()
    return {
      db: drizzle(client, { logger: statements }) as unknown as Database,
      kind: 'pglite',
      isUnavailable: () => false,
      listen: (channel, onPayload) => client.listen(channel, onPayload),
      onStatement: (callback) => statements.subscribe(callback),
      execute: fromPglite(client).executeSql,
      recordsPerTransaction: RECORDS_PER_TRANSACTION,
      giveWay: giveWayToOthers(client),
      migrate: async (migrationsFolder) => {
        const { migrate } = await import('drizzle-orm/pglite/migrator')
        await migrate(drizzle(client), { migrationsFolder })
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
