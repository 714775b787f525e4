import { createHash } from 'node:crypto'
import { and, asc, desc, eq, gt, isNull, or } from 'drizzle-orm'
import type { ContentObject } from '../content/content-object.ts'
import { mayEdit } from '../content/editing-rights.server.ts'
import type { ModuleRegistry } from '../content/index.server.ts'
import { type PendingDraft, readNames, readPendingDrafts } from '../content/pending-drafts.server.ts'
import { containers, draftOperations } from '../content/tables.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import { isoWithOffset, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import type { ReviewState } from './schema.ts'
import { reviewRequests } from './tables.ts'

export type ReviewRow = typeof reviewRequests.$inferSelect
type HandedOver = ReviewRow['handedOver']

/** What of an object's draft is handed over: of each container with changes its revision and a fingerprint. */
export function handOver(pending: readonly PendingDraft[]): HandedOver {
  return Object.fromEntries(
    pending.map(({ row, draft }) => [row.id, { revision: draft.revision, fingerprint: fingerprintOf(draft.document) }]),
  )
}

function fingerprintOf(document: unknown): string {
  return createHash('sha256').update(JSON.stringify(document)).digest('base64url').slice(0, 22)
}

/** The drafts of an object that differ from what is live. */
export async function readPending(
  db: Database,
  modules: ModuleRegistry,
  { contentType, objectId }: ContentObject,
): Promise<PendingDraft[]> {
  const isOfObject = and(eq(containers.contentType, contentType), eq(containers.objectId, objectId))
  return readPendingDrafts(db, await db.select().from(containers).where(isOfObject), modules.upgrade)
}

/** The newest request of an object, if there is one; locked where it is about to be ended. */
export async function readNewest(db: Database, { contentType, objectId }: ContentObject): Promise<ReviewRow | undefined> {
  const [row] = await db
    .select()
    .from(reviewRequests)
    .where(and(eq(reviewRequests.contentType, contentType), eq(reviewRequests.objectId, objectId)))
    .orderBy(desc(reviewRequests.id))
    .limit(1)
  return row
}

/** Whether somebody is asked by a request: by name, or with all who may publish the object; never who asks. */
export function isAsked(
  viewer: Pick<Viewer, 'id' | 'role'>,
  row: Pick<ReviewRow, 'contentType' | 'objectId' | 'reviewerId' | 'userId'>,
): boolean {
  if (row.userId === viewer.id || !mayEdit(viewer, row.contentType, row.objectId)) return false
  return row.reviewerId === null || row.reviewerId === viewer.id
}

/**
 * The names of those who have changed the draft materially since it was handed over, so that it is no longer what was asked
 * about: it differs, by the work of somebody who is not asked to review it (decision 0066). Two statements where it differs.
 */
export async function changedSince(
  db: Database,
  viewer: Pick<Viewer, 'id' | 'role'>,
  row: ReviewRow,
  pending: readonly PendingDraft[],
): Promise<string[]> {
  const now = handOver(pending)
  const ids = [...new Set([...Object.keys(now), ...Object.keys(row.handedOver)])]
  const differing = ids.filter((id) => now[id]?.fingerprint !== row.handedOver[id]?.fingerprint)
  if (differing.length === 0) return []
  const later = differing.map((id) => {
    const since = gt(draftOperations.revision, row.handedOver[id]?.revision ?? 0)
    return and(eq(draftOperations.containerId, Number(id)), since)
  })
  const authors = await db
    .selectDistinct({ id: draftOperations.userId })
    .from(draftOperations)
    .where(or(...later))
  const reviewers = new Set([row.reviewerId, isAsked(viewer, row) ? viewer.id : undefined])
  const others = authors.map(({ id }) => id).filter((id) => !reviewers.has(id))
  // A change older than the log, or one without an author, is nobody's known work, and counts.
  if (authors.length === 0) return ['']
  return [...(await readNames(db, others)).values()]
}

/**
 * Whether an object is with somebody for review, as the viewer needs to know it; null when it is not. What ended by itself,
 * because all of it is live or discarded, is over without anybody's doing.
 */
export async function readReview(
  platform: Pick<Platform, 'db'>,
  modules: ModuleRegistry,
  viewer: Viewer,
  object: ContentObject,
): Promise<ReviewState | null> {
  const row = await readNewest(platform.db, object)
  if (!row) return null
  const isMine = row.userId === viewer.id
  if (row.outcome !== null && (row.outcome !== 'returned' || row.isSeen || !isMine)) return null
  const pending = await readPending(platform.db, modules, object)
  if (pending.length === 0) return null
  const changedBy = row.outcome === null ? await changedSince(platform.db, viewer, row, pending) : []
  const iso = (date: Date) => isoWithOffset(toInstant(date))
  return {
    id: row.id,
    state: row.outcome === 'returned' ? 'returned' : changedBy.length > 0 ? 'changed' : 'open',
    by: row.userName,
    isMine,
    isAsked: isAsked(viewer, row),
    reviewer: row.reviewerName,
    message: row.message,
    at: iso(row.createdAt),
    changedBy: changedBy.filter(Boolean),
    answer: row.answer,
    endedBy: row.endedBy,
    endedAt: row.endedAt && iso(row.endedAt),
  }
}

/** The requests that wait for the viewer, the oldest first, without those whose drafts have changed or are gone. */
export async function readWaiting(platform: Pick<Platform, 'db'>, modules: ModuleRegistry, viewer: Viewer): Promise<ReviewRow[]> {
  const open = await openRequests(platform.db)
  const waiting = await Promise.all(
    open.map(async (row) => {
      if (!isAsked(viewer, row)) return []
      const pending = await readPending(platform.db, modules, row)
      if (pending.length === 0) return []
      return (await changedSince(platform.db, viewer, row, pending)).length === 0 ? [row] : []
    }),
  )
  return waiting.flat()
}

const MAX_OPEN = 50

function openRequests(db: Database): Promise<ReviewRow[]> {
  return db.select().from(reviewRequests).where(isNull(reviewRequests.outcome)).orderBy(asc(reviewRequests.id)).limit(MAX_OPEN)
}
