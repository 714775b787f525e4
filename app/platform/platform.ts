import { sql } from 'drizzle-orm'
import { createContext, type RouterContextProvider } from 'react-router'
import { PageCache } from './cache/page-cache.ts'
import { ReadCache } from './cache/read-cache.ts'
import { type Clock, createClock } from './clock/clock.ts'
import type { Config } from './config/config.ts'
import type { Database, DatabaseHandle } from './database/database.ts'
import { openDatabase } from './database/open-database.ts'
import { type Jobs, openJobs } from './jobs/jobs.ts'
import { createLogger, type Logger } from './logging/logger.ts'

const TAG_CHANNEL = 'foyer_tags'

/** What every feature uses: configuration, clock, log, database, caches and jobs. */
export type Platform = {
  config: Config
  clock: Clock
  log: Logger
  db: Database
  database: DatabaseHandle
  pageCache: PageCache
  readCache: ReadCache
  /** work left for later, in the same transaction as the write that causes it */
  jobs: Jobs
  /**
   * Runs a write in one transaction. Tags given to `invalidate` drop the cached pages and reads that depend on them: on
   * this node before `write` returns, on others by a notification sent with the commit (cache/README.md).
   */
  write<T>(work: (tx: Database, invalidate: (...tags: string[]) => void) => Promise<T>): Promise<T>
  /** Registers a hook that every write calls with its tags, in its transaction before the commit; an error rolls the write back. */
  onBeforeCommit(follow: BeforeCommit): void
  close(): Promise<void>
}

type BeforeCommit = (tx: Database, tags: ReadonlySet<string>) => Promise<void>

/** Key under which route loaders find the platform. */
export const platformContext = createContext<Platform>()

/** The platform of the request that a loader answers. */
export function platformOf(context: Readonly<RouterContextProvider>): Platform {
  return context.get(platformContext)
}

/**
 * Opens the database, brings it to the newest schema and starts listening for changes made by other nodes.
 * @param clock the clock of the program; a test gives one it can move
 */
export async function createPlatform(
  config: Config,
  migrationsFolder: string,
  clock: Clock = createClock(config.FOYER_NOW),
): Promise<Platform> {
  const log = createLogger(config.LOG_LEVEL)
  const database = await openDatabase({ url: config.DATABASE_URL, folder: config.DATA_DIR, log })
  try {
    await database.migrate(migrationsFolder)
    return await assemblePlatform(database, { config, clock, log })
  } catch (error) {
    await database.close().catch(() => {})
    throw error
  }
}

async function assemblePlatform(
  database: DatabaseHandle,
  { config, clock, log }: Pick<Platform, 'config' | 'clock' | 'log'>,
): Promise<Platform> {
  const jobs = await openJobs(database, log)
  const pages = new PageCache(clock)
  const reads = new ReadCache(clock)
  // Reads first: a page rendered between the two must not be made of an old read and kept.
  const drop = (tags: string[]) => {
    reads.invalidate(tags)
    pages.invalidate(tags)
  }
  const hooks: BeforeCommit[] = []
  const stopListening = await database.listen(TAG_CHANNEL, (payload) => {
    if (payload !== '') return drop(JSON.parse(payload))
    reads.clear()
    pages.clear()
  })
  return {
    config,
    clock,
    log,
    db: database.db,
    database,
    pageCache: pages,
    readCache: reads,
    jobs,
    write: (work) => writeAndNotify({ db: database.db, drop, hooks }, work),
    onBeforeCommit: (hook) => hooks.push(hook),
    close: async () => {
      await jobs.stop()
      await stopListening()
      await database.close()
    },
  }
}

async function writeAndNotify<T>(
  { db, drop, hooks }: { db: Database; drop: (tags: string[]) => void; hooks: BeforeCommit[] },
  work: (tx: Database, invalidate: (...tags: string[]) => void) => Promise<T>,
): Promise<T> {
  const tags = new Set<string>()
  const result = await db.transaction(async (tx) => {
    const value = await work(tx, (...emitted) => {
      for (const tag of emitted) tags.add(tag)
    })
    if (tags.size > 0) for (const hook of hooks) await hook(tx, tags)
    for (const payload of payloadsOf([...tags])) await tx.execute(sql`SELECT pg_notify(${TAG_CHANNEL}, ${payload})`)
    return value
  })
  if (tags.size > 0) drop([...tags])
  return result
}

const TAGS_PER_NOTICE = 200

/** A notice holds at most 8000 bytes, so many tags go out in several. */
function payloadsOf(tags: string[]): string[] {
  const payloads: string[] = []
  for (let start = 0; start < tags.length; start += TAGS_PER_NOTICE)
    payloads.push(JSON.stringify(tags.slice(start, start + TAGS_PER_NOTICE)))
  return payloads
}
