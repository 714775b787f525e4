import { sql } from 'drizzle-orm'
import { createContext, type RouterContextProvider } from 'react-router'
import { createDocumentCache, type DocumentCache } from './cache/document-cache.ts'
import { FragmentCache } from './cache/fragment-cache.ts'
import { PageCache } from './cache/page-cache.ts'
import { ReadCache } from './cache/read-cache.ts'
import { createSharedCache, type SharedCache } from './cache/shared-cache.ts'
import type { Clock } from './clock/clock.ts'
import { createServerClock } from './clock/server-clock.ts'
import type { Config } from './config/config.ts'
import type { Database, DatabaseHandle } from './database/database.ts'
import { openDatabase } from './database/open-database.ts'
import { nameOfRelease, type Release } from './database/program-release.ts'
import { keepPrivate } from './files/private-folder.ts'
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
  /** the migrations that this program has */
  migrationsFolder: string
  /** the release that has written the database, if it is later than this program and suits it */
  laterRelease: Release | undefined
  db: Database
  database: DatabaseHandle
  pageCache: PageCache
  readCache: ReadCache
  /** what visitors' questions found: a cache of its own, so that however many are asked they evict none of the reads above */
  searchCache: ReadCache
  documentCache: DocumentCache
  fragmentCache: FragmentCache
  /** the CDN or proxy that keeps pages in front of the site; undefined without one */
  sharedCache: SharedCache | undefined
  /** background jobs, enqueued in the transaction of the write that causes them */
  jobs: Jobs
  /**
   * Runs a write in one transaction and returns the result of `work`. The tags passed to `invalidate` drop the cached pages
   * and reads that depend on them: on this node before `write` returns, on other nodes through a notification that
   * PostgreSQL delivers with the commit. Those passed to `refresh` drop the reads alone: visitors may get the old pages for up
   * to `PAGE_STALE_SECONDS`, so only a write after which nothing has to vanish may use it (cache/README.md). An error in
   * `work` or in a hook rolls everything back.
   */
  write<T>(work: (tx: Database, invalidate: Invalidate, refresh: Invalidate) => Promise<T>): Promise<T>
  /**
   * Registers a hook that runs in the transaction of every write that names tags, before its commit, and may name more: they
   * are invalidated, or refreshed where the write itself only refreshes. Hooks run in the order of their registration, one
   * after the other, and lengthen every write.
   */
  onBeforeCommit(hook: BeforeCommit): void
  /** Drops everything in memory that was read from the database, on all nodes: for whoever fills tables without naming tags. */
  forgetReads(): Promise<void>
  /** aborted when the server begins to close: responses that would go on end then */
  closing: AbortSignal
  /** Aborts `closing`. The platform itself is used until `close`. */
  beginClosing(): void
  close(): Promise<void>
}

/** Collects cache tags that a write affects. */
export type Invalidate = (...tags: string[]) => void

type BeforeCommit = (tx: Database, tags: ReadonlySet<string>, invalidate: Invalidate) => Promise<void>

/** The router context key that holds the platform. */
export const platformContext = createContext<Platform>()

/** The platform, in a loader or action. */
export function platformOf(context: Readonly<RouterContextProvider>): Platform {
  return context.get(platformContext)
}

type PlatformOptions = {
  clock?: Clock | undefined
  beforeMigration?: (house: Pick<Platform, 'db' | 'clock' | 'config'>) => Promise<void>
}

/**
 * Opens the database, migrates it to the newest schema and starts listening for invalidations by other nodes.
 * @param options.clock the clock of the server; tests pass one that they can move
 * @param options.beforeMigration what is done with the database of a house as it is, before its tables change
 * @throws ConfigError, FolderLockedError as `openDatabase`, LaterDatabase; the database is closed again if anything fails
 */
export async function createPlatform(
  config: Config,
  migrationsFolder: string,
  { clock = createServerClock(config.FOYER_NOW), beforeMigration }: PlatformOptions = {},
): Promise<Platform> {
  const log = createLogger(config.LOG_LEVEL)
  keepPrivate(config.DATA_DIR, log)
  const database = await openDatabase({ url: config.DATABASE_URL, directUrl: config.DATABASE_DIRECT_URL, folder: config.DATA_DIR, log })
  try {
    const laterRelease = await database.migrate(migrationsFolder, () => beforeMigration?.({ db: database.db, clock, config }))
    if (laterRelease) log.warn(`the database was written by a later release, Foyer ${nameOfRelease(laterRelease)}; this program suits it`)
    return await assemblePlatform(database, { config, clock, log, migrationsFolder, laterRelease })
  } catch (error) {
    await database.close().catch(() => {})
    throw error
  }
}

async function assemblePlatform(
  database: DatabaseHandle,
  { config, clock, log, migrationsFolder, laterRelease }: Pick<Platform, 'config' | 'clock' | 'log' | 'migrationsFolder' | 'laterRelease'>,
): Promise<Platform> {
  const jobs = await openJobs(database, log)
  const pages = new PageCache(clock, config.PAGE_CACHE_MB * MIB)
  const source = { db: database.db, clock }
  const freezes = config.NODE_ENV !== 'production'
  const reads = new ReadCache(source, { freezes, log })
  const searches = new ReadCache(source, { freezes: false, maxBytes: SEARCH_CACHE_BYTES })
  const documents = createDocumentCache(DOCUMENT_CACHE_BYTES)
  const fragments = new FragmentCache(FRAGMENT_CACHE_BYTES, { isStrict: freezes })
  const shared = createSharedCache(config, log)
  // Reads first: a page rendered between the two must not be made from an old read and stored.
  const drop = ({ invalidated, refreshed }: AffectedTags) => {
    for (const cache of [reads, searches]) cache.invalidate([...invalidated, ...refreshed])
    if (refreshed.length > 0) pages.markStale(refreshed)
    if (invalidated.length > 0) pages.invalidate(invalidated)
  }
  // The node that writes tells the cache in front of all nodes.
  const dropEverywhere = (tags: AffectedTags) => {
    drop(tags)
    shared?.purge([...tags.invalidated, ...tags.refreshed])
  }
  const hooks: BeforeCommit[] = []
  const closing = new AbortController()
  const forget = () => {
    reads.clear()
    searches.clear()
    pages.distrust()
    documents.clear()
    fragments.clear()
  }
  const stopListening = await database.listen(TAG_CHANNEL, (payload) => {
    if (payload === '') forget()
    else drop(affectedBy(payload))
  })
  return {
    config,
    clock,
    log,
    migrationsFolder,
    laterRelease,
    db: database.db,
    database,
    pageCache: pages,
    readCache: reads,
    searchCache: searches,
    documentCache: documents,
    fragmentCache: fragments,
    sharedCache: shared,
    jobs,
    write: (work) => writeAndNotify({ db: database.db, drop: dropEverywhere, hooks }, work),
    onBeforeCommit: (hook) => hooks.push(hook),
    forgetReads: async () => {
      forget()
      shared?.purgeAll()
      await database.db.execute(sql`SELECT pg_notify(${TAG_CHANNEL}, '')`)
    },
    closing: closing.signal,
    beginClosing: () => closing.abort(),
    close: async () => {
      closing.abort()
      await jobs.stop()
      await stopListening()
      await shared?.close()
      await database.close()
    },
  }
}

/** The tags of a write: of what must vanish, and of what only changes. */
type AffectedTags = { invalidated: string[]; refreshed: string[] }

async function writeAndNotify<T>(
  { db, drop, hooks }: { db: Database; drop: (tags: AffectedTags) => void; hooks: BeforeCommit[] },
  work: (tx: Database, invalidate: Invalidate, refresh: Invalidate) => Promise<T>,
): Promise<T> {
  const [invalidated, refreshed] = [new Set<string>(), new Set<string>()]
  const collectIn = (tags: Set<string>) => {
    return (...emitted: string[]) => {
      for (const tag of emitted) tags.add(tag)
    }
  }
  const affected = () => ({ invalidated: [...invalidated], refreshed: [...refreshed.difference(invalidated)] })
  const result = await db.transaction(async (tx) => {
    const [invalidate, refresh] = [collectIn(invalidated), collectIn(refreshed)]
    const value = await work(tx, invalidate, refresh)
    const tags = invalidated.union(refreshed)
    // What hooks derive from a write has to vanish only if something of the write has to.
    const affectDerived = invalidated.size > 0 ? invalidate : refresh
    if (tags.size > 0) for (const hook of hooks) await hook(tx, tags, affectDerived)
    for (const payload of payloadsOf(affected())) await tx.execute(sql`SELECT pg_notify(${TAG_CHANNEL}, ${payload})`)
    return value
  })
  if (invalidated.size + refreshed.size > 0) drop(affected())
  return result
}

const TAGS_PER_NOTIFICATION = 200

/** First in a notification whose tags are refreshed. A node of an earlier release takes it for a tag and drops all. */
const REFRESHED = 'refreshed:'

/** A notification holds at most 8,000 bytes, so many tags are sent in several. */
function payloadsOf({ invalidated, refreshed }: AffectedTags): string[] {
  return [...chunksOf(invalidated), ...chunksOf(refreshed).map((tags) => [REFRESHED, ...tags])].map((tags) => JSON.stringify(tags))
}

function affectedBy(payload: string): AffectedTags {
  const [first, ...others] = JSON.parse(payload) as string[]
  if (first === undefined) return { invalidated: [], refreshed: [] }
  return first === REFRESHED ? { invalidated: [], refreshed: others } : { invalidated: [first, ...others], refreshed: [] }
}

function chunksOf(tags: string[]): string[][] {
  return Array.from({ length: Math.ceil(tags.length / TAGS_PER_NOTIFICATION) }, (_, chunk) =>
    tags.slice(chunk * TAGS_PER_NOTIFICATION, (chunk + 1) * TAGS_PER_NOTIFICATION),
  )
}
