import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as untilNextTurn } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import type { Logger } from '../logging/logger.ts'
import type { Database, DatabaseHandle } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import { StatementLog } from './statement-log.ts'

/**
 * PGlite reserves shared buffers at once, and for 100 connections where it has one: its own settings take 110 MB more.
 * What does not fit the buffers is read from the operating system's cache.
 */
const PGLITE_SETTINGS = ['shared_buffers=32MB', 'max_connections=4']

/**
 * Opens the configured database: PostgreSQL if there is a URL, else the embedded PGlite in `folder`. Both run the same SQL.
 * Only the driver in use is loaded.
 * @param options.log receives the beginning and the end of an outage of PostgreSQL
 * @throws FolderLockedError when another process holds the folder, ConfigError when PostgreSQL is unavailable for a minute
 */
export async function openDatabase(options: {
  url: string | undefined
  folder: string
  log?: Pick<Logger, 'warn' | 'info'>
}): Promise<DatabaseHandle> {
  const { url, folder, log = { warn: () => {}, info: () => {} } } = options
  if (!url) return openPglite(folder)
  const { openPostgres } = await import('./open-postgres.ts')
  return openPostgres(url, log)
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
      startParams: [...PGlite.defaultStartParams, ...PGLITE_SETTINGS.flatMap((setting) => ['-c', setting])],
    })
    giveWayBetweenStatements(client)
    const statements = new StatementLog()
    return {
      db: drizzle(client, { logger: statements }) as unknown as Database,
      kind: 'pglite',
      isUnavailable: () => false,
      listen: (channel, onPayload) => client.listen(channel, onPayload),
      onStatement: (callback) => statements.subscribe(callback),
      execute: fromPglite(client).executeSql,
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
