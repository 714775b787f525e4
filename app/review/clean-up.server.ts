import { and, eq, gte, lt, or } from 'drizzle-orm'
import { z } from 'zod'
import type { ContentObject } from '../content/content-object.ts'
import { versions } from '../content/tables.ts'
import { toDate } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { defineQueue, handleQueue, type JobHandler } from '../platform/jobs/queue.ts'
import type { Platform } from '../platform/platform.ts'
import { recordChanges } from '../records/tables.ts'
import { trashStart } from '../records/trash.server.ts'
import { readObjectPlace } from './object-place.server.ts'
import { LISTED_DAYS } from './preview-links.server.ts'
import { commentThreads, previewLinks, reviewRequests } from './tables.ts'

const NIGHTLY_CRON = '25 4 * * *'
const OF_OBJECTS = [commentThreads, previewLinks, reviewRequests] as const

const cleanUp = defineQueue('review.clean-up', z.strictObject({}), { isExclusive: true })

/** The job that deletes every night what nobody can come back to. */
export function reviewJobs(platform: Platform): JobHandler[] {
  return [handleQueue(cleanUp, () => cleanUpReview(platform), { cron: NIGHTLY_CRON })]
}

/**
 * Deletes preview links that have ended thirty days ago, and comments, reviews and links of objects that are gone: deleted,
 * and no longer in the trash, from which they would come back with what was said of them.
 */
export async function cleanUpReview(platform: Platform): Promise<void> {
  const listed = toDate(platform.clock.now().subtract({ hours: 24 * LISTED_DAYS }))
  await platform.write(async (tx) => {
    await tx.delete(previewLinks).where(or(lt(previewLinks.endsAt, listed), lt(previewLinks.revokedAt, listed)))
  })
  for (const object of await readObjects(platform.db)) {
    await platform.write(async (tx) => {
      if (!(await isGone(platform, tx, object))) return
      for (const table of OF_OBJECTS) {
        await tx.delete(table).where(and(eq(table.contentType, object.contentType), eq(table.objectId, object.objectId)))
      }
    })
  }
}

/** The objects that something is said of, each once. */
async function readObjects(db: Database): Promise<ContentObject[]> {
  const [threads, links, requests] = OF_OBJECTS.map((table) =>
    db.select({ contentType: table.contentType, objectId: table.objectId }).from(table),
  )
  return threads && links && requests ? threads.union(links).union(requests) : []
}

async function isGone(platform: Pick<Platform, 'clock'>, tx: Database, object: ContentObject): Promise<boolean> {
  if (await readObjectPlace(tx, object)) return false
  const { contentType, objectId } = object
  const [deletion] = await tx
    .select({ id: recordChanges.id })
    .from(recordChanges)
    .where(
      and(
        eq(recordChanges.contentType, contentType),
        eq(recordChanges.objectId, objectId),
        eq(recordChanges.action, 'deleted'),
        gte(recordChanges.createdAt, trashStart(platform)),
      ),
    )
    .limit(1)
  if (deletion || contentType !== 'page') return deletion === undefined
  // A page deleted with the one above it has no entry of its own; its versions stay as long as it can come back.
  const [version] = await tx
    .select({ id: versions.id })
    .from(versions)
    .where(and(eq(versions.contentType, contentType), eq(versions.objectId, objectId)))
    .limit(1)
  return version === undefined
}
