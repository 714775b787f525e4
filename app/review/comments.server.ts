import { and, count, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ContentObject } from '../content/content-object.ts'
import { mayView } from '../content/editing-rights.server.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import { toDate } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { forbidden } from '../platform/http/authorize.ts'
import { notFound, orNotFound, Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { recordChange } from '../records/write.server.ts'
import { readPeople } from './colleagues.server.ts'
import { mailComment } from './comment-mail.server.ts'
import { mentionedIn } from './comment-text.ts'
import { commentKind } from './log-kinds.ts'
import { readObjectPlace } from './object-place.server.ts'
import type { commentChangeSchema, commentSchema, threadSchema } from './schema.ts'
import { comments, commentThreads, type Mention } from './tables.ts'
import { MAX_THREADS } from './threads.server.ts'

const MAX_COMMENTS_PER_THREAD = 200

type ThreadRow = typeof commentThreads.$inferSelect
type NewComment = z.infer<typeof commentSchema>

/**
 * Begins a thread with its first comment. Idempotent by `key`.
 * @returns the id of the thread
 * @throws Problem 404 when there is no such object, 409 `too_many`
 */
export function addThread(
  platform: Platform,
  viewer: Viewer,
  object: ContentObject,
  { anchor, ...comment }: z.infer<typeof threadSchema>,
): Promise<{ thread: number }> {
  return platform.write(async (tx) => {
    const known = await findByKey(tx, comment.key)
    if (known) return { thread: known }
    await requirePlace(tx, viewer, object)
    const [{ number } = { number: 0 }] = await tx.select({ number: count() }).from(commentThreads).where(ofObject(object))
    if (number >= MAX_THREADS) throw tooMany()
    const [thread] = await tx
      .insert(commentThreads)
      .values({ ...object, ...anchor, createdAt: toDate(platform.clock.now()) })
      .returning()
    await insertComment(platform, tx, viewer, orNotFound(thread), comment)
    return { thread: orNotFound(thread).id }
  })
}

/** Adds a comment to a thread, which is open again then. Idempotent by `key`. @throws Problem 404, 409 `too_many` */
export function addReply(platform: Platform, viewer: Viewer, threadId: number, comment: NewComment): Promise<{ thread: number }> {
  return platform.write(async (tx) => {
    const known = await findByKey(tx, comment.key)
    if (known) return { thread: known }
    const thread = await lockThread(tx, threadId)
    const [{ number } = { number: 0 }] = await tx.select({ number: count() }).from(comments).where(eq(comments.threadId, threadId))
    if (number >= MAX_COMMENTS_PER_THREAD) throw tooMany()
    await insertComment(platform, tx, viewer, thread, comment)
    await touchThread(tx, threadId, { resolvedAt: null, resolvedBy: '' })
    return { thread: threadId }
  })
}

/** Marks a thread as resolved, or opens it again. @throws Problem 404 */
export function resolveThread(platform: Platform, viewer: Viewer, threadId: number, isResolved: boolean): Promise<void> {
  return platform.write(async (tx) => {
    const thread = await lockThread(tx, threadId)
    const wasResolved = thread.resolvedAt !== null
    const { title } = await requirePlace(tx, viewer, thread)
    if (wasResolved === isResolved) return
    const now = toDate(platform.clock.now())
    await touchThread(tx, threadId, isResolved ? { resolvedAt: now, resolvedBy: viewer.name } : { resolvedAt: null, resolvedBy: '' })
    await log(platform, tx, viewer, thread, { title, action: 'changed', before: { isResolved: wasResolved }, after: { isResolved } })
  })
}

/**
 * Changes one's own comment; colleagues who are named in it only now get an email.
 * @throws Problem 403 `not_allowed` for a comment of somebody else; 404
 */
export function changeComment(
  platform: Platform,
  viewer: Viewer,
  id: number,
  { text, mentions }: z.infer<typeof commentChangeSchema>,
): Promise<void> {
  return platform.write(async (tx) => {
    const { comment, thread } = await lockOwnComment(tx, viewer, id)
    const place = await requirePlace(tx, viewer, thread)
    const named = await readMentions(tx, thread, { text, mentions })
    await tx
      .update(comments)
      .set({ text, mentions: named, editedAt: toDate(platform.clock.now()) })
      .where(eq(comments.id, id))
    await touchThread(tx, thread.id, {})
    await log(platform, tx, viewer, thread, {
      title: place.title,
      action: 'changed',
      before: { text: comment.text },
      after: { text },
    })
    const mentioned = new Set(named.map((mention) => mention.id)).difference(new Set(comment.mentions.map((mention) => mention.id)))
    await mailComment(platform, tx, viewer, { thread, place, text, mentioned, people: new Set() })
  })
}

/** Deletes one's own comment, with the last one the thread. @throws Problem 403 `not_allowed`; 404 */
export function deleteComment(platform: Platform, viewer: Viewer, id: number): Promise<void> {
  return platform.write(async (tx) => {
    const { comment, thread } = await lockOwnComment(tx, viewer, id)
    const { title } = await requirePlace(tx, viewer, thread)
    await tx.delete(comments).where(eq(comments.id, id))
    const [{ number } = { number: 0 }] = await tx.select({ number: count() }).from(comments).where(eq(comments.threadId, thread.id))
    if (number === 0) await tx.delete(commentThreads).where(eq(commentThreads.id, thread.id))
    else await touchThread(tx, thread.id, {})
    await log(platform, tx, viewer, thread, { title, action: 'deleted', before: { text: comment.text }, after: null })
  })
}

async function insertComment(platform: Platform, tx: Database, viewer: Viewer, thread: ThreadRow, comment: NewComment): Promise<void> {
  const place = await requirePlace(tx, viewer, thread)
  const earlier = await tx.select({ userId: comments.userId }).from(comments).where(eq(comments.threadId, thread.id))
  const mentions = await readMentions(tx, thread, comment)
  const { key, text } = comment
  await tx.insert(comments).values({
    ...{ threadId: thread.id, key, text, mentions },
    ...{ userId: viewer.id, userName: viewer.name, createdAt: toDate(platform.clock.now()) },
  })
  await log(platform, tx, viewer, thread, { title: place.title, action: 'created', before: null, after: { text } })
  const mentioned = new Set(mentions.map(({ id }) => id))
  await mailComment(platform, tx, viewer, { thread, place, text, mentioned, people: new Set(earlier.map(({ userId }) => userId)) })
}

/** Those of the colleagues that a browser names who may see the object and whose names stand in the text. */
async function readMentions(
  tx: Database,
  { contentType }: Pick<ThreadRow, 'contentType'>,
  { text, mentions }: { text: string; mentions: string[] },
): Promise<Mention[]> {
  if (mentions.length === 0) return []
  const people = (await readPeople(tx, contentType)).filter(({ id }) => mentions.includes(id))
  return mentionedIn(text, people).map(({ id, name }) => ({ id, name }))
}

/** The place of an object that the viewer may see. @throws Problem 403, 404 */
async function requirePlace(tx: Database, viewer: Viewer, object: ContentObject) {
  if (!mayView(viewer, object.contentType, object.objectId)) throw forbidden()
  return orNotFound(await readObjectPlace(tx, object))
}

async function lockThread(tx: Database, id: number): Promise<ThreadRow> {
  const [thread] = await tx.select().from(commentThreads).where(eq(commentThreads.id, id)).for('update')
  return orNotFound(thread)
}

async function lockOwnComment(tx: Database, viewer: Viewer, id: number) {
  const [comment] = await tx.select().from(comments).where(eq(comments.id, id))
  if (!comment) throw notFound()
  if (comment.userId !== viewer.id) throw forbidden()
  return { comment, thread: await lockThread(tx, comment.threadId) }
}

/** Changes a thread so that others hear of it. */
async function touchThread(tx: Database, id: number, changes: Partial<Pick<ThreadRow, 'resolvedAt' | 'resolvedBy'>>): Promise<void> {
  await tx
    .update(commentThreads)
    .set({ ...changes, revision: sql`${commentThreads.revision} + 1` })
    .where(eq(commentThreads.id, id))
}

async function findByKey(tx: Database, key: string): Promise<number | undefined> {
  const [known] = await tx.select({ thread: comments.threadId }).from(comments).where(eq(comments.key, key))
  return known?.thread
}

type Entry = Pick<Parameters<typeof recordChange>[3], 'title' | 'action' | 'before' | 'after'>

function log(platform: Platform, tx: Database, viewer: Viewer, thread: ThreadRow, entry: Entry): Promise<void> {
  return recordChange(platform, tx, viewer, { ...entry, contentType: commentKind.name, objectId: thread.id })
}

function ofObject({ contentType, objectId }: ContentObject) {
  return and(eq(commentThreads.contentType, contentType), eq(commentThreads.objectId, objectId))
}

function tooMany(): Problem {
  return new Problem(409, 'too_many', t('There are too many comments here already. Please delete some that are no longer needed.'))
}
