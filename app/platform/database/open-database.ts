import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Database, DatabaseHandle } from './database.ts'
import { lockFolder } from './folder-lock.ts'

/**
 * Opens the database that the configuration names: PostgreSQL when an address is given, else the
 * embedded PGlite in `folder`. Both answer the same SQL.
 * @throws FolderLockedError when another process holds the folder
 */
export async function openDatabase(options: { url: string | undefined; folder: string }): Promise<DatabaseHandle> {
  return options.url ? openPostgres(options.url) : openPglite(options.folder)
}

async function openPostgres(url: string): Promise<DatabaseHandle> {
  const { default: pg } = await import('pg')
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  // An idle connection that breaks must not bring the process down; the next query opens a new one.
  pool.on('error', () => {})
  return {
    db: drizzle(pool) as unknown as Database,
    kind: 'postgres',
    listen: (channel, onPayload) => listenOnPostgres(url, channel, onPayload),
    execute: (text, values) => pool.query(text, values),
    migrate: (migrationsFolder) => migratePostgres(url, migrationsFolder),
    close: () => pool.end(),
  }
}

/** Several nodes may start at once: one migrates, the others wait for it. */
async function migratePostgres(url: string, migrationsFolder: string): Promise<void> {
  const { default: pg } = await import('pg')
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const { migrate } = await import('drizzle-orm/node-postgres/migrator')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock(7366937)')
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}

/** Listens on a connection of its own and reconnects when it breaks. */
async function listenOnPostgres(url: string, channel: string, onPayload: (payload: string) => void) {
  const { default: pg } = await import('pg')
  let stopped = false
  let client: InstanceType<typeof pg.Client> | undefined
  async function connect() {
    const next = new pg.Client({ connectionString: url })
    next.on('notification', (message) => onPayload(message.payload ?? ''))
    next.on('error', () => {})
    next.on('end', () => {
      // What was sent while the line was down is unknown, so every listener is told to forget everything.
      if (!stopped)
        setTimeout(
          () =>
            connect().then(
              () => onPayload(''),
              () => next.emit('end'),
            ),
          500,
        )
    })
    await next.connect()
    await next.query(`LISTEN "${channel}"`)
    client = next
  }
  await connect()
  return async () => {
    stopped = true
    await client?.end()
  }
}

async function openPglite(folder: string): Promise<DatabaseHandle> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm')
  const { unaccent } = await import('@electric-sql/pglite/contrib/unaccent')
  const { drizzle } = await import('drizzle-orm/pglite')
  const { fromPglite } = await import('pg-boss')
  const unlock = lockFolder(folder)
  try {
    const path = join(folder, 'database')
    mkdirSync(path, { recursive: true })
    const client = await PGlite.create({ dataDir: path, extensions: { pg_trgm, unaccent } })
    return {
      db: drizzle(client) as unknown as Database,
      kind: 'pglite',
      listen: (channel, onPayload) => client.listen(channel, onPayload),
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
