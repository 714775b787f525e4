import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { ConfigError } from '../config/config.ts'
import type { Logger } from '../logging/logger.ts'
import type { Database, DatabaseHandle } from './database.ts'
import { isConnectionFailure, toDatabaseUnavailable } from './outage.ts'
import { arrivesAt, isPooled } from './pooler.ts'
import { CONNECT_TIMEOUT_MS, destroyConnection, PostgresListener, reconnectDelay } from './postgres-listener.ts'
import { PostgresPool } from './postgres-pool.ts'
import { type Ask, compareWithProgram, noteProgram, type Release, readProgram } from './program-release.ts'
import { StatementLog } from './statement-log.ts'

/** Long enough for a database that is started together with the site. */
const START_TIMEOUT_MS = 60_000
/** Few enough for short locks, many enough for throughput. */
const RECORDS_PER_TRANSACTION = 200

/** Where PostgreSQL is. */
export type PostgresUrls = {
  url: string
  /** the same database past the pooler to which `url` leads, where it does */
  directUrl?: string | undefined
}

/**
 * Connects to PostgreSQL with a pool for queries and one connection for notifications. Both survive an outage: queries fail
 * with `DatabaseUnavailable` meanwhile, and work again once the listener has reconnected. Behind a pooler, notifications and
 * migrations take the direct way, since both need a connection that stays the same.
 * @throws ConfigError when the database is unavailable for a minute, or a pooler is passed by no way that carries notifications
 */
export async function openPostgres(urls: PostgresUrls, log: Pick<Logger, 'warn' | 'info'>): Promise<DatabaseHandle> {
  const pooled = await findPooler(urls, log)
  const { url, directUrl = url } = urls
  const listener = new PostgresListener({
    createClient: () => new pg.Client({ connectionString: directUrl, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, keepAlive: true }),
    log,
    onHeartbeatTimeout: () => pool.destroyAll(),
  })
  const pool = new PostgresPool(url, { isPooled: pooled, isUnavailable: () => listener.isUnavailable })
  const statements = new StatementLog()
  return {
    db: drizzle(pool, { logger: statements }) as unknown as Database,
    kind: 'postgres',
    isUnavailable: () => listener.isUnavailable,
    listen: (channel, onPayload) => listener.listen(channel, onPayload),
    onStatement: (callback) => statements.subscribe(callback),
    execute: (text, values) => pool.query(text, values).catch(rethrow),
    recordsPerTransaction: RECORDS_PER_TRANSACTION,
    giveWay: async () => {},
    migrate: (migrationsFolder) => migrateExclusively(directUrl, migrationsFolder).catch(rethrow),
    async close() {
      await listener.close()
      await pool.end()
    },
  }
}

function rethrow(error: unknown): never {
  throw toDatabaseUnavailable(error)
}

/**
 * Migrates under an advisory lock: of several nodes that start at once one migrates and the others wait.
 * @returns the release that has written the database, if it is a later one
 */
async function migrateExclusively(url: string, migrationsFolder: string): Promise<Release | undefined> {
  const client = await connectClient(url)
  const ask: Ask = async (statement) => (await client.query(statement)).rows
  try {
    await client.query('SELECT pg_advisory_lock(7366937)')
    const program = await readProgram(migrationsFolder)
    const house = await compareWithProgram(ask, program)
    if (house.stands === 'later') return house.release
    await migrate(drizzle(client), { migrationsFolder })
    await noteProgram(ask, program)
    return undefined
  } finally {
    await client.end()
  }
}

/**
 * Waits for the database, by both ways where there are two.
 * @returns whether a pooler stands before it
 * @throws ConfigError when it does not come, or when notifications cannot pass
 */
async function findPooler({ url, directUrl }: PostgresUrls, log: Pick<Logger, 'warn'>): Promise<boolean> {
  const client = await waitForDatabase('DATABASE_URL', url, log)
  let direct: pg.Client | undefined
  try {
    const pooled = await isPooled(client)
    if (!pooled && !directUrl) return false
    if (!directUrl) {
      throw new ConfigError(
        `DATABASE_URL leads to a pooler (${new URL(url).host}). Set DATABASE_DIRECT_URL beside it: the address of the database itself, over which nodes hear of each other's writes.`,
      )
    }
    direct = await waitForDatabase('DATABASE_DIRECT_URL', directUrl, log)
    if (!(await arrivesAt(direct, client))) {
      throw new ConfigError(
        `What is sent by DATABASE_URL does not arrive at DATABASE_DIRECT_URL (${new URL(directUrl).host}): it has to lead to the same database, and not by a pooler that hands out connections by the transaction.`,
      )
    }
    if (pooled) await warnOfEndlessStatements(client, log)
    return pooled
  } finally {
    await client.end()
    await direct?.end()
  }
}

/** A pooler lets nobody set how long a statement may take, so that is the database's to know. */
async function warnOfEndlessStatements(client: pg.Client, log: Pick<Logger, 'warn'>): Promise<void> {
  const { rows } = await client.query('SHOW statement_timeout')
  if (rows[0]?.statement_timeout === '0')
    log.warn("statements may run without end behind this pooler; ALTER ROLE … SET statement_timeout = '2min' ends them")
}

/** @param name the variable that holds the address. @returns a connection, which the caller ends */
async function waitForDatabase(name: string, url: string, log: Pick<Logger, 'warn'>): Promise<pg.Client> {
  const deadline = performance.now() + START_TIMEOUT_MS
  const { host } = new URL(url)
  for (let attempt = 0; ; attempt++) {
    try {
      return await connectClient(url)
    } catch (error) {
      if (!isConnectionFailure(error)) throw error
      const reason = error instanceof Error ? error.message : ''
      if (performance.now() > deadline) throw new ConfigError(`${name} names ${host}, where no database answers (${reason}).`)
      if (attempt === 0) log.warn({ reason }, `waiting for the database at ${host}`)
      await new Promise((resolve) => setTimeout(resolve, reconnectDelay(attempt, Math.random())))
    }
  }
}

async function connectClient(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    destroyConnection(client)
    throw error
  }
}
