import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { ConfigError } from '../config/config.ts'
import type { Logger } from '../logging/logger.ts'
import type { Database, DatabaseHandle } from './database.ts'
import { isConnectionFailure, toDatabaseUnavailable } from './outage.ts'
import { CONNECT_TIMEOUT_MS, destroyConnection, PostgresListener, reconnectDelay } from './postgres-listener.ts'
import { PostgresPool } from './postgres-pool.ts'
import { StatementLog } from './statement-log.ts'

/** Long enough for a database that is started together with the site. */
const START_TIMEOUT_MS = 60_000
/** Few enough for short locks, many enough for throughput. */
const RECORDS_PER_TRANSACTION = 200

/**
 * Connects to PostgreSQL with a pool for queries and one connection for notifications. Both survive an outage: queries fail
 * with `DatabaseUnavailable` meanwhile, and work again once the listener has reconnected.
 * @throws ConfigError when the database is unavailable for a minute
 */
export async function openPostgres(url: string, log: Pick<Logger, 'warn' | 'info'>): Promise<DatabaseHandle> {
  await waitForDatabase(url, log)
  const listener = new PostgresListener({
    createClient: () => new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, keepAlive: true }),
    log,
    onHeartbeatTimeout: () => pool.destroyAll(),
  })
  const pool = new PostgresPool(url, () => listener.isUnavailable)
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
    migrate: (migrationsFolder) => migrateExclusively(url, migrationsFolder).catch(rethrow),
    async close() {
      await listener.close()
      await pool.end()
    },
  }
}

function rethrow(error: unknown): never {
  throw toDatabaseUnavailable(error)
}

/** Migrates under an advisory lock: of several nodes that start at once one migrates and the others wait. */
async function migrateExclusively(url: string, migrationsFolder: string): Promise<void> {
  const client = await connectClient(url)
  try {
    await client.query('SELECT pg_advisory_lock(7366937)')
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}

async function waitForDatabase(url: string, log: Pick<Logger, 'warn'>): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS
  const { host } = new URL(url)
  for (let attempt = 0; ; attempt++) {
    try {
      return await (await connectClient(url)).end()
    } catch (error) {
      if (!isConnectionFailure(error)) throw error
      const reason = error instanceof Error ? error.message : ''
      if (performance.now() > deadline) throw new ConfigError(`DATABASE_URL names ${host}, where no database answers (${reason}).`)
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
