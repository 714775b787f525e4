import { and, eq } from 'drizzle-orm'
import { toDate, toInstant } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { FetchFailed, type FetchProblem, fetchOutside } from '../../platform/http/fetch-outside.ts'
import { runIsolated, WorkerLimitExceeded } from '../../platform/isolated-worker/isolated-worker.ts'
import type { Platform } from '../../platform/platform.ts'
import { planningFeedEntries, planningFeeds } from '../tables.ts'
import type { FeedEntries, FeedWindow, LeftOut } from './feed-entries.server.ts'
import { logFeed } from './feed-log.server.ts'
import { placeEntry } from './feed-rules.ts'
import type { FeedResult, FeedTask } from './parse-feed-worker.server.ts'
import { readRoomNames } from './room-names.server.ts'

const MAX_BYTES = 8 * 1024 * 1024
const TIMEOUT_MS = 30_000
const LIMITS = { memoryMb: 256, milliseconds: 15_000 }
/** What is kept of a calendar: from a month ago to two seasons ahead. */
const DAYS_BACK = 31
const DAYS_AHEAD = 600
/** So often it is read whole although its server says that nothing has changed: the window moves on. */
const WHOLE_AFTER_HOURS = 24
const ROWS_AT_ONCE = 1000

/** Why a feed could not be read. */
export type FeedFailure = FetchProblem | 'unreadable' | 'overload'
type Feed = typeof planningFeeds.$inferSelect

/**
 * Reads a feed and replaces its entries in one transaction. Where it cannot be read, its last entries stay, and the reason is
 * noted.
 * @returns why it could not be read; undefined when it could, or is gone or switched off
 */
export async function readFeed(platform: Platform, id: number): Promise<FeedFailure | undefined> {
  return (await readFeedWith(platform, id, { namesLeftOut: false })).failure
}

/** The same, with the entries that it had to leave out; of those only the number is stored, so it is read although nothing has changed. */
export async function readFeedNamingLeftOut(platform: Platform, id: number): Promise<LeftOut[]> {
  return (await readFeedWith(platform, id, { namesLeftOut: true })).leftOut
}

async function readFeedWith(
  platform: Platform,
  id: number,
  { namesLeftOut }: { namesLeftOut: boolean },
): Promise<{ failure?: FeedFailure; leftOut: LeftOut[] }> {
  const [feed] = await platform.db
    .select()
    .from(planningFeeds)
    .where(and(eq(planningFeeds.id, id), eq(planningFeeds.isActive, true)))
  if (!feed) return { leftOut: [] }
  try {
    return { leftOut: await readAndStore(platform, feed, namesLeftOut && feed.skipped > 0) }
  } catch (error) {
    const known = failureOf(error)
    // What nobody has foreseen is noted too: a calendar that goes stale without a word is worse than one that says so.
    const failure = known ?? 'unreadable'
    if (known) platform.log.warn({ feed: id, failure }, 'a planning system could not be read')
    else platform.log.error({ feed: id, err: error }, 'a planning system could not be read')
    await platform.write(async (tx) => {
      await tx
        .update(planningFeeds)
        .set({ triedAt: toDate(platform.clock.now()), failure })
        .where(eq(planningFeeds.id, id))
      await logTurn(platform, tx, feed, failure)
    })
    return { failure, leftOut: [] }
  }
}

/** Notes in the audit log that reading began to fail, fails otherwise, or goes well again; not each time. */
async function logTurn(platform: Platform, tx: Database, feed: Feed, failure: string): Promise<void> {
  if (feed.failure !== failure) await logFeed(platform, tx, undefined, { action: 'changed', before: feed, after: { ...feed, failure } })
}

class Unreadable extends Error {}

/** Why a feed could not be read; undefined for what nobody has foreseen. */
function failureOf(error: unknown): FeedFailure | undefined {
  if (error instanceof FetchFailed) return error.problem
  if (error instanceof Unreadable) return 'unreadable'
  return error instanceof WorkerLimitExceeded ? 'overload' : undefined
}

async function readAndStore(platform: Platform, feed: Feed, isWhole: boolean): Promise<LeftOut[]> {
  const now = platform.clock.now()
  const isFresh = !isWhole && feed.placedAt !== null && toInstant(feed.placedAt).until(now).total('hours') < WHOLE_AFTER_HOURS
  const fetched = await fetchOutside(feed.address, {
    known: isFresh ? feed : { etag: '', lastModified: '' },
    ...{ maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, privateHosts: platform.config.PRIVATE_FEED_HOSTS },
  })
  const done = { readAt: toDate(now), triedAt: toDate(now), failure: '' }
  if (!fetched) {
    await platform.write(async (tx) => {
      await tx.update(planningFeeds).set(done).where(eq(planningFeeds.id, feed.id))
      await logTurn(platform, tx, feed, '')
    })
    return []
  }
  const window = {
    from: now.subtract({ hours: DAYS_BACK * 24 }).epochMilliseconds,
    to: now.add({ hours: DAYS_AHEAD * 24 }).epochMilliseconds,
  }
  const { entries, leftOut } = await parse(fetched.body, window)
  return storeEntries(
    platform,
    feed,
    { entries, leftOut },
    {
      ...done,
      placedAt: toDate(now),
      etag: fetched.etag,
      lastModified: fetched.lastModified,
    },
  )
}

async function parse(bytes: Uint8Array, window: FeedWindow): Promise<FeedEntries> {
  const { workerUrl } = await import('./parse-feed-worker.server.ts')
  const result = await runIsolated<FeedResult>(workerUrl, { bytes, window } satisfies FeedTask, LIMITS)
  if (result === 'unreadable') throw new Unreadable()
  return result
}

/** Replaces the entries of a feed, unless it has been changed meanwhile: then the reading that follows that change counts. */
async function storeEntries(platform: Platform, feed: Feed, { entries, leftOut }: FeedEntries, state: Partial<Feed>): Promise<LeftOut[]> {
  const allRooms = await readRoomNames(platform.db)
  const missing = [...leftOut]
  const placed = entries.flatMap(({ title, location, start, end }) => {
    const { roomId, kind } = placeEntry({ title, location }, feed, allRooms)
    if (roomId === null) missing.push({ title, location, start })
    return roomId === null ? [] : [{ feedId: feed.id, title, kind, roomId, startsAt: new Date(start), endsAt: new Date(end) }]
  })
  await platform.write(async (tx, invalidate) => {
    const [current] = await tx.select().from(planningFeeds).where(eq(planningFeeds.id, feed.id)).for('update')
    if (current?.updatedAt.getTime() !== feed.updatedAt.getTime()) return
    await tx.delete(planningFeedEntries).where(eq(planningFeedEntries.feedId, feed.id))
    for (let from = 0; from < placed.length; from += ROWS_AT_ONCE)
      await tx.insert(planningFeedEntries).values(placed.slice(from, from + ROWS_AT_ONCE))
    await tx
      .update(planningFeeds)
      .set({ ...state, skipped: missing.length })
      .where(eq(planningFeeds.id, feed.id))
    await logTurn(platform, tx, feed, '')
    invalidate('planning-feeds')
  })
  return missing
}
