import { and, asc, count, desc, eq, inArray, max, sql, sum } from 'drizzle-orm'
import type { ContentObject } from '../content/content-object.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import { isoWithOffset, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { CommentThread } from './schema.ts'
import { comments, commentThreads, reviewRequests } from './tables.ts'

/** Threads of an object that are read at once; the newest, so that none of the last months is missing. */
export const MAX_THREADS = 500

/** The threads of an object with their comments, oldest first, resolved ones among them. Two statements. */
export async function readThreads(db: Database, viewer: Pick<Viewer, 'id'>, object: ContentObject): Promise<CommentThread[]> {
  const threads = await db.select().from(commentThreads).where(ofObject(object)).orderBy(desc(commentThreads.id)).limit(MAX_THREADS)
  if (threads.length === 0) return []
  const rows = await db
    .select()
    .from(comments)
    .where(
      inArray(
        comments.threadId,
        threads.map(({ id }) => id),
      ),
    )
    .orderBy(asc(comments.id))
  const byThread = Map.groupBy(rows, ({ threadId }) => threadId)
  const iso = (date: Date) => isoWithOffset(toInstant(date))
  return threads.toReversed().map((thread) => ({
    id: thread.id,
    anchor: {
      node: thread.node,
      nodeType: thread.nodeType,
      nodeWords: thread.nodeWords,
      field: thread.field,
      quote: thread.quote,
      offset: thread.offset,
    },
    resolved: thread.resolvedAt && { by: thread.resolvedBy, at: iso(thread.resolvedAt) },
    comments: (byThread.get(thread.id) ?? []).map(({ id, userId, userName, text, mentions, createdAt, editedAt }) => ({
      id,
      author: userName,
      isMine: userId === viewer.id,
      text,
      mentions: mentions.map((mention) => ({ ...mention, isMe: mention.id === viewer.id })),
      at: iso(createdAt),
      editedAt: editedAt && iso(editedAt),
    })),
  }))
}

/**
 * A token that changes with the comments on an object and its review. The edit stream sends it, and editor windows reload
 * what they show when it differs. One statement.
 */
export async function readReviewRevision({ db }: { db: Database }, object: ContentObject): Promise<string> {
  const threads = { last: max(commentThreads.id), number: count(), sum: sum(commentThreads.revision) }
  const requests = { last: max(reviewRequests.id), number: count(reviewRequests.endedAt), sum: sql<string | null>`NULL` }
  const rows = await db
    .select(threads)
    .from(commentThreads)
    .where(ofObject(object))
    .unionAll(
      db
        .select(requests)
        .from(reviewRequests)
        .where(and(eq(reviewRequests.contentType, object.contentType), eq(reviewRequests.objectId, object.objectId))),
    )
  return rows.map(({ last, number, sum: total }) => `${last ?? 0}.${number}.${total ?? 0}`).join('/')
}

function ofObject({ contentType, objectId }: ContentObject) {
  return and(eq(commentThreads.contentType, contentType), eq(commentThreads.objectId, objectId))
}
