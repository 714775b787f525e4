import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ContentObject } from '../content/content-object.ts'
import { mayEdit } from '../content/editing-rights.server.ts'
import { containers, drafts, scheduledChanges } from '../content/tables.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import { isoWithOffset, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { queryRows } from '../platform/database/query-rows.ts'
import { adminUrl } from '../platform/routing/admin-url.ts'
import { recordTypes } from '../records/registry.server.ts'
import { scheduledPublications } from '../records/tables.ts'
import { readRecord } from '../records/values.server.ts'
import { type ObjectPlace, readObjectPlace } from './object-place.server.ts'
import { reviewPath } from './review-mail.server.ts'
import { comments, commentThreads, reviewRequests } from './tables.ts'

/** Why something concerns somebody: asked to review, given back, somebody wrote to them, or a plan of theirs that failed. */
export type ConcernKind = 'review' | 'returned' | 'comment' | 'failed'

/** Something that waits for one person: by whom, on what, in which words, since when, and where it is answered. */
export type Concern = { kind: ConcernKind; title: string; by: string; words: string; at: string; to: string }

type Row = {
  kind: ConcernKind
  type: string
  object: number
  by: string
  words: string
  at: string | Date
  thread: number | null
  node: string | null
}

const MOST = 30

/** How many things concern somebody, counted as far as they are listed. One statement. */
export async function countConcerns(db: Database, viewer: Viewer): Promise<number> {
  return (await readRows(db, viewer)).length
}

/** What concerns somebody, newest first. One statement, and one for each object concerned. */
export async function readConcerns(db: Database, viewer: Viewer): Promise<Concern[]> {
  const rows = await readRows(db, viewer)
  const places = new Map<string, Promise<ObjectPlace | undefined>>()
  const placeOf = ({ type, object }: Row) => {
    const key = `${type}:${object}`
    if (!places.has(key)) places.set(key, placeOfObject(db, { contentType: type, objectId: object }))
    return places.get(key)
  }
  const all = await Promise.all(rows.map(async (row) => ({ row, place: await placeOf(row) })))
  return all.flatMap(({ row, place }) => (place ? [concernOf(row, place)] : []))
}

function concernOf({ kind, type, object, by, words, at, thread, node }: Row, place: ObjectPlace): Concern {
  const edited = `${place.path}?edit`
  const ways: Record<ConcernKind, string> = {
    review: reviewPath(place.path),
    returned: edited,
    comment: `${edited}${node ? `=${encodeURIComponent(node)}` : ''}&comment=${thread}`,
    failed: recordTypes().some(({ name }) => name === type) ? adminUrl(type, object) : adminUrl('changes'),
  }
  return { kind, title: place.title, by, words, at: isoWithOffset(toInstant(new Date(at))), to: ways[kind] }
}

/** Where an object is on the site; of a record without a page of its own only its title. */
async function placeOfObject(db: Database, object: ContentObject): Promise<ObjectPlace | undefined> {
  const place = await readObjectPlace(db, object)
  const type = place ? undefined : recordTypes().find(({ name }) => name === object.contentType)
  const record = type && (await readRecord(db, type, object.objectId))
  return place ?? (record && { title: record.title, path: '' })
}

/** Of reviews only those of objects that the viewer may publish are theirs. */
async function readRows(db: Database, viewer: Viewer): Promise<Row[]> {
  const me = viewer.id
  const parts = [reviewsAsked(me), reviewsReturned(me), threadsWaiting(me), failedChanges(me), failedPublications(me)]
  const rows = await queryRows<Row>(db, sql`${sql.join(parts, sql` UNION ALL `)} ORDER BY at DESC LIMIT ${MOST}`)
  return rows.filter(({ kind, type }) => kind !== 'review' || mayEdit(viewer, type))
}

/** A review is over by itself when nothing of the draft is left to publish. */
const hasDraftToReview = sql`EXISTS (SELECT 1 FROM ${drafts}, ${containers} WHERE ${and(
  eq(drafts.containerId, containers.id),
  eq(containers.contentType, reviewRequests.contentType),
  eq(containers.objectId, reviewRequests.objectId),
  sql`${drafts.document} <> ${containers.document}`,
)})`

function reviewsAsked(me: string): SQL {
  const { contentType, objectId, userName, message, createdAt, outcome, userId, reviewerId } = reviewRequests
  return sql`SELECT 'review' AS kind, ${contentType} AS type, ${objectId} AS object, ${userName} AS by, ${message} AS words,
    ${createdAt} AS at, NULL::integer AS thread, NULL::text AS node FROM ${reviewRequests}
    WHERE ${outcome} IS NULL AND ${userId} <> ${me} AND (${reviewerId} IS NULL OR ${reviewerId} = ${me}) AND ${hasDraftToReview}`
}

function reviewsReturned(me: string): SQL {
  const { contentType, objectId, endedBy, answer, endedAt, outcome, userId, isSeen } = reviewRequests
  return sql`SELECT 'returned', ${contentType}, ${objectId}, ${endedBy}, ${answer}, ${endedAt}, NULL, NULL FROM ${reviewRequests}
    WHERE ${outcome} = 'returned' AND NOT ${isSeen} AND ${userId} = ${me} AND ${hasDraftToReview}`
}

/** Open threads in which somebody has written or is named, and another has had the last word. */
function threadsWaiting(me: string): SQL {
  const mine = sql`EXISTS (SELECT 1 FROM ${comments} AS own WHERE own.thread_id = ${commentThreads.id}
    AND (own.user_id = ${me} OR own.mentions @> ${JSON.stringify([{ id: me }])}::jsonb))`
  return sql`SELECT 'comment', ${commentThreads.contentType}, ${commentThreads.objectId}, ${comments.userName}, ${comments.text},
    ${comments.createdAt}, ${commentThreads.id}, ${commentThreads.node} FROM ${commentThreads}
    JOIN ${comments} ON ${comments.threadId} = ${commentThreads.id}
    WHERE ${commentThreads.resolvedAt} IS NULL AND ${comments.userId} <> ${me} AND ${mine}
    AND ${comments.id} = (SELECT max(last.id) FROM ${comments} AS last WHERE last.thread_id = ${commentThreads.id})`
}

function failedChanges(me: string): SQL {
  const { contentType, objectId, failure, createdAt, userId } = scheduledChanges
  return sql`SELECT 'failed', ${contentType}, ${objectId}, '', ${failure}, ${createdAt}, NULL, NULL FROM ${scheduledChanges}
    WHERE ${failure} <> '' AND ${userId} = ${me}`
}

function failedPublications(me: string): SQL {
  const { contentType, objectId, failure, at, userId } = scheduledPublications
  return sql`SELECT 'failed', ${contentType}, ${objectId}, '', ${failure}, ${at}, NULL, NULL FROM ${scheduledPublications}
    WHERE ${failure} <> '' AND ${userId} = ${me}`
}
