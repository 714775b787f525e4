import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { ConfigError } from '../config/config.ts'
import type { Logger } from '../logging/logger.ts'
import type { Database, DatabaseHandle } from './database.ts'
import { isDriverAway, namedOutage } from './outage.ts'
import { hangUp, LINE_PATIENCE_MS, PostgresLine, pauseBefore } from './postgres-line.ts'
import { HousePool } from './postgres-pool.ts'

/** A database that starts beside the site is there by then. */
const START_PATIENCE_MS = 60_000

/** A database on a PostgreSQL server, which may go and come while it is open. @throws ConfigError when it does not come for a minute */
export async function openPostgres(url: string, log: Pick<Logger, 'warn' | 'info'>): Promise<DatabaseHandle> {
  await untilThere(url, log)
  const line = new PostgresLine({
    connection: () => new pg.Client({ connectionString: url, connectionTimeoutMillis: LINE_PATIENCE_MS, keepAlive: true }),
    log,
    onSilence: () => pool.hangUpAll(),
  })
  const pool = new HousePool(url, () => line.isAway)
  return {
    db: drizzle(pool) as unknown as Database,
    kind: 'postgres',
    isAway: () => line.isAway,
    listen: (channel, onPayload) => line.listen(channel, onPayload),
    execute: (text, values) => pool.query(text, values).catch(rename),
    migrate: (migrationsFolder) => migrateTogether(url, migrationsFolder).catch(rename),
    async close() {
      await line.close()
      await pool.end()
    },
  }
}

function rename(error: unknown): never {
  throw namedOutage(error)
}

/** Several nodes may start at once: one migrates, the others wait for it. */
async function migrateTogether(url: string, migrationsFolder: string): Promise<void> {
  const client = await connected(url)
  try {
    await client.query('SELECT pg_advisory_lock(7366937)')
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}

async function untilThere(url: string, log: Pick<Logger, 'warn'>): Promise<void> {
  const deadline = performance.now() + START_PATIENCE_MS
  const { host } = new URL(url)
  for (let attempt = 0; ; attempt++) {
    try {
      return await (await connected(url)).end()
    } catch (error) {
      if (!isDriverAway(error)) throw error
      const reason = error instanceof Error ? error.message : ''
      if (performance.now() > deadline) throw new ConfigError(`DATABASE_URL names ${host}, where no database answers (${reason}).`)
      if (attempt === 0) log.warn({ reason }, `waiting for the database at ${host}`)
      await new Promise((resolve) => setTimeout(resolve, pauseBefore(attempt, Math.random())))
    }
  }
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: LINE_PATIENCE_MS })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    hangUp(client)
    throw error
  }
}
