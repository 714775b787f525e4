import { createHash } from 'node:crypto'
import { and, asc, desc, eq, gt, isNull, or } from 'drizzle-orm'
import type { ContentObject } from '../content/content-object.ts'
import { mayEdit } from '../content/editing-rights.server.ts'
import { draftsWithPlace, type ModuleRegistry, readTranslationDrafts, type TranslationDraft } from '../content/index.server.ts'
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

/** What of an object is not live: in German by container, and the drafts of its translations. */
export type Pending = { drafts: PendingDraft[]; translations: TranslationDraft[] }

/** Whether all of an object is live. */
export function isNothing({ drafts, translations }: Pending): boolean {
  return drafts.length + translations.length === 0
}

/**
 * What of an object is handed over: of each container with changes its revision and a fingerprint, and of each translation
 * that is a draft its revision as the fingerprint.
 */
export function handOver({ drafts, translations }: Pending): HandedOver {
  return Object.fromEntries([
    ...drafts.map(({ row, draft }) => [row.id, { revision: draft.revision, fingerprint: fingerprintOf(draft.document) }]),
    ...translations.map((translation) => [translationKey(translation), { revision: 0, fingerprint: translation.revision }]),
  ])
}

/** Names a translation among what is handed over; a container is named by its number there. */
function translationKey({ locale, field }: TranslationDraft): string {
  return `${locale}/${field}`
}

function fingerprintOf(document: unknown): string {
  return createHash('sha256').update(JSON.stringify(document)).digest('base64url').slice(0, 22)
}

/** What of an object is not live. */
export async function readPending(db: Database, modules: ModuleRegistry, { contentType, objectId }: ContentObject): Promise<Pending> {
  const isOfObject = and(eq(containers.contentType, contentType), eq(containers.objectId, objectId))
  const rows = await db.select().from(containers).where(isOfObject)
  const drafts = await readPendingDrafts(db, rows, modules.upgrade)
  const translations = await readTranslationDrafts(db, { contentType, objectId })
  const documents = [...rows, ...drafts].map(({ document }) => document)
  return { drafts, translations: draftsWithPlace(translations, contentType, documents) }
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
export async function changedSince(db: Database, viewer: Pick<Viewer, 'id' | 'role'>, row: ReviewRow, pending: Pending): Promise<string[]> {
  const reviewers = new Set([row.reviewerId, isAsked(viewer, row) ? viewer.id : undefined])
  const translators = pending.translations.filter(
    (draft) => !reviewers.has(draft.userId) && row.handedOver[translationKey(draft)]?.fingerprint !== draft.revision,
  )
  const names = translators.map(({ updatedBy }) => updatedBy)
  const now = handOver({ ...pending, translations: [] })
  const ids = [...new Set([...Object.keys(now), ...containersOf(row.handedOver)])]
  const differing = ids.filter((id) => now[id]?.fingerprint !== row.handedOver[id]?.fingerprint)
  if (differing.length === 0) return [...new Set(names)]
  const later = differing.map((id) => {
    const since = gt(draftOperations.revision, row.handedOver[id]?.revision ?? 0)
    return and(eq(draftOperations.containerId, Number(id)), since)
  })
  const authors = await db
    .selectDistinct({ id: draftOperations.userId })
    .from(draftOperations)
    .where(or(...later))
  const others = authors.map(({ id }) => id).filter((id) => !reviewers.has(id))
  // A change older than the log, or one without an author, is nobody's known work, and counts.
  if (authors.length === 0) return ['', ...names]
  return [...new Set([...(await readNames(db, others)).values(), ...names])]
}

/** The ids of the containers among what was handed over. */
export function containersOf(handedOver: HandedOver): string[] {
  return Object.keys(handedOver).filter((key) => !key.includes('/'))
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
  if (isNothing(pending)) return null
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
      if (isNothing(pending)) return []
      return (await changedSince(platform.db, viewer, row, pending)).length === 0 ? [row] : []
    }),
  )
  return waiting.flat()
}

const MAX_OPEN = 50

function openRequests(db: Database): Promise<ReviewRow[]> {
  return db.select().from(reviewRequests).where(isNull(reviewRequests.outcome)).orderBy(asc(reviewRequests.id)).limit(MAX_OPEN)
}
