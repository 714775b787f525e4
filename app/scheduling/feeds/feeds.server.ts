import { asc, count, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../../platform/auth/auth.ts'
import { isoWithOffset, toDate, toInstant } from '../../platform/clock/clock.ts'
import { alphabetical } from '../../platform/database/alphabetical.ts'
import { recordId } from '../../platform/database/record-id.ts'
import { issueOfOutsideAddress } from '../../platform/http/outside-address.ts'
import { notFound } from '../../platform/http/problem.ts'
import type { Platform } from '../../platform/platform.ts'
import { BOOKING_KINDS } from '../bookings/booking-kinds.ts'
import { planningFeedEntries, planningFeeds } from '../tables.ts'
import { hostOf, logFeed } from './feed-log.server.ts'
import type { FeedFailure } from './read-feed.server.ts'

const MAX_RULES = 50

/** A feed as staff write it. */
export const feedSchema = z.strictObject({
  name: z.string().trim().min(1).max(100),
  address: z
    .string()
    .trim()
    .max(2000)
    .refine((address) => issueOfOutsideAddress(address) === undefined, { error: ({ input }) => issueOfOutsideAddress(String(input)) }),
  roomId: recordId.nullable(),
  kind: z.enum(BOOKING_KINDS),
  rules: z
    .array(
      z.strictObject({ words: z.string().trim().min(1).max(100), roomId: recordId.nullable(), kind: z.enum(BOOKING_KINDS).nullable() }),
    )
    .max(MAX_RULES)
    .default([]),
  isActive: z.boolean().default(true),
})
type FeedInput = z.infer<typeof feedSchema>

/** A feed as staff read it. */
export type FeedView = Omit<FeedInput, 'address'> & {
  id: number
  /** where it is read from, without path and secret */
  host: string
  /** the whole address; null for those who may only read */
  address: string | null
  readAt: string | null
  failure: FeedFailure | ''
  skipped: number
  entries: number
}
/** A feed that was just read, with the first of the entries that are left out. */
export type ReadFeedView = FeedView & { leftOut: { title: string; location: string; start: string | null }[] }

/** The feeds by name. Two statements. @param mayWrite whether their addresses are shown */
export async function readFeeds({ db }: Pick<Platform, 'db'>, mayWrite: boolean): Promise<FeedView[]> {
  const [feeds, counts] = await Promise.all([
    db.select().from(planningFeeds).orderBy(alphabetical(planningFeeds.name), asc(planningFeeds.id)),
    db.select({ id: planningFeedEntries.feedId, entries: count() }).from(planningFeedEntries).groupBy(planningFeedEntries.feedId),
  ])
  const entries = new Map(counts.map((row) => [row.id, row.entries]))
  return feeds.map(({ id, name, address, roomId, kind, rules, isActive, readAt, failure, skipped }) => ({
    ...{ id, name, roomId, kind, rules, isActive, skipped, failure: failure as FeedFailure | '' },
    host: hostOf(address),
    address: mayWrite ? address : null,
    readAt: readAt && isoWithOffset(toInstant(readAt)),
    entries: entries.get(id) ?? 0,
  }))
}

/** Stores a new feed. @returns its id */
export function createFeed(platform: Platform, viewer: Viewer, input: FeedInput): Promise<number> {
  return platform.write(async (tx) => {
    const [row] = await tx
      .insert(planningFeeds)
      .values({ ...input, updatedAt: toDate(platform.clock.now()) })
      .returning()
    if (!row) throw new Error('a planning system was not stored')
    await logFeed(platform, tx, viewer, { action: 'created', before: null, after: row })
    return row.id
  })
}

/** Changes a feed; it is then read whole again. @throws Problem 404 */
export function updateFeed(platform: Platform, viewer: Viewer, id: number, input: FeedInput): Promise<void> {
  return platform.write(async (tx, invalidate) => {
    const values = { ...input, etag: '', lastModified: '', updatedAt: toDate(platform.clock.now()) }
    const [before] = await tx.select().from(planningFeeds).where(eq(planningFeeds.id, id)).for('update')
    const [after] = await tx.update(planningFeeds).set(values).where(eq(planningFeeds.id, id)).returning()
    if (!before || !after) throw notFound()
    await logFeed(platform, tx, viewer, { action: 'changed', before, after })
    invalidate('planning-feeds')
  })
}

/** Deletes a feed with its entries. @throws Problem 404 */
export function deleteFeed(platform: Platform, viewer: Viewer, id: number): Promise<void> {
  return platform.write(async (tx, invalidate) => {
    const [row] = await tx.delete(planningFeeds).where(eq(planningFeeds.id, id)).returning()
    if (!row) throw notFound()
    await logFeed(platform, tx, viewer, { action: 'deleted', before: row, after: null })
    invalidate('planning-feeds')
  })
}
