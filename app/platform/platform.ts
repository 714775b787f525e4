import { sql } from 'drizzle-orm'
import { createContext, type RouterContextProvider } from 'react-router'
import { createDocumentCache, type DocumentCache } from './cache/document-cache.ts'
import { FragmentCache } from './cache/fragment-cache.ts'
import { PageCache } from './cache/page-cache.ts'
import { ReadCache } from './cache/read-cache.ts'
import { type Clock, createClock } from './clock/clock.ts'
import type { Config } from './config/config.ts'
import type { Database, DatabaseHandle } from './database/database.ts'
import { openDatabase } from './database/open-database.ts'
import { type Jobs, openJobs } from './jobs/jobs.ts'
import { createLogger, type Logger } from './logging/logger.ts'

const MIB = 1024 * 1024
const SEARCH_CACHE_BYTES = 8 * MIB
const DOCUMENT_CACHE_BYTES = 16 * MIB
const FRAGMENT_CACHE_BYTES = 8 * MIB
const TAG_CHANNEL = 'foyer_tags'

/** The services that every feature is built on. One per process, or one per test. */
export type Platform = {
  config: Config
  clock: Clock
  log: Logger
  db: Database
  database: DatabaseHandle
  pageCache: PageCache
  readCache: ReadCache
  /** what visitors' questions found: a cache of its own, so that however many are asked they evict none of the reads above */
  searchCache: ReadCache
  documentCache: DocumentCache
  fragmentCache: FragmentCache
  /** background jobs, enqueued in the transaction of the write that causes them */
  jobs: Jobs
  /**
   * Runs a write in one transaction and returns the result of `work`. The tags passed to `invalidate` drop the cached pages
   * and reads that depend on them: on this node before `write` returns, on other nodes through a notification that
   * PostgreSQL delivers with the commit (cache/README.md). An error in `work` or in a hook rolls everything back.
   */
  write<T>(work: (tx: Database, invalidate: (...tags: string[]) => void) => Promise<T>): Promise<T>
  /**
   * Registers a hook that runs in the transaction of every write that invalidates tags, before its commit, and may
   * invalidate more. Hooks run in the order of their registration, one after the other, and lengthen every write.
   */
  onBeforeCommit(hook: BeforeCommit): void
  close(): Promise<void>
}

type Invalidate = (...tags: string[]) => void
type BeforeCommit = (tx: Database, tags: ReadonlySet<string>, invalidate: Invalidate) => Promise<void>

/** The router context key that holds the platform. */
export const platformContext = createContext<Platform>()

/** The platform, in a loader or action. */
export function platformOf(context: Readonly<RouterContextProvider>): Platform {
  return context.get(platformContext)
}

/**
 * Opens the database, migrates it to the newest schema and starts listening for invalidations by other nodes.
 * @param clock the clock of the server; tests pass one that they can move
 * @throws ConfigError, FolderLockedError as `openDatabase`; the database is closed again if anything fails
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
  const pages = new PageCache(clock, config.PAGE_CACHE_MB * MIB)
  const source = { db: database.db, clock }
  const freezes = config.NODE_ENV !== 'production'
  const reads = new ReadCache(source, { freezes })
  const searches = new ReadCache(source, { freezes: false, maxBytes: SEARCH_CACHE_BYTES })
  const documents = createDocumentCache(DOCUMENT_CACHE_BYTES)
  const fragments = new FragmentCache(FRAGMENT_CACHE_BYTES)
  // Reads first: a page rendered between the two must not be made from an old read and stored.
  const drop = (tags: string[]) => {
    reads.invalidate(tags)
    searches.invalidate(tags)
    pages.invalidate(tags)
  }
  const hooks: BeforeCommit[] = []
  const stopListening = await database.listen(TAG_CHANNEL, (payload) => {
    if (payload !== '') return drop(JSON.parse(payload))
    reads.clear()
    searches.clear()
    pages.clear()
    documents.clear()
    fragments.clear()
  })
  return {
    config,
    clock,
    log,
    db: database.db,
    database,
    pageCache: pages,
    readCache: reads,
    searchCache: searches,
    documentCache: documents,
    fragmentCache: fragments,
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
    const invalidate: Invalidate = (...emitted) => {
      for (const tag of emitted) tags.add(tag)
    }
    const value = await work(tx, invalidate)
    if (tags.size > 0) for (const hook of hooks) await hook(tx, tags, invalidate)
    for (const payload of payloadsOf([...tags])) await tx.execute(sql`SELECT pg_notify(${TAG_CHANNEL}, ${payload})`)
    return value
  })
  if (tags.size > 0) drop([...tags])
  return result
}

const TAGS_PER_NOTIFICATION = 200

/** A notification holds at most 8,000 bytes, so many tags are sent in several. */
function payloadsOf(tags: string[]): string[] {
  const payloads: string[] = []
  for (let start = 0; start < tags.length; start += TAGS_PER_NOTIFICATION)
    payloads.push(JSON.stringify(tags.slice(start, start + TAGS_PER_NOTIFICATION)))
  return payloads
}
