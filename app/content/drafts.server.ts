import { and, eq, gt } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import { dateOf } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { type Applied, applyOperations, OperationError } from './apply-operation.ts'
import { changedNodes } from './changed-nodes.ts'
import { collide } from './collisions.ts'
import { type ContainerDocument, emptyDocument } from './document.ts'
import { assertMayEdit } from './editing-rights.server.ts'
import { keepDrafts } from './kept-drafts.server.ts'
import type { ContentHouse } from './page-log.ts'
import { type ContentObject, lockContainers, namedObject } from './publishing.server.ts'
import type { ContainerRow } from './queries.server.ts'
import { refuseRootData, refuseShapes } from './refusals.server.ts'
import { ROOT_ID } from './root-id.ts'
import type { ModuleRuntime } from './runtime.server.ts'
import { sameJson } from './same-json.ts'
import type { DraftPatch, DraftState } from './schema.ts'
import { containers, draftOperations, drafts } from './tables.ts'
import { locate } from './tree.ts'

/**
 * Applies a batch of operations to a container's draft, which is made from the live document when there is none.
 * A batch sent twice is applied once. A stale batch is merged when others changed other nodes.
 * @throws Problem 404 `not_found`, 409 `conflict` with both states, 422 operations or data the document cannot take
 */
export function patchDraft(
  platform: Platform,
  modules: ModuleRuntime,
  viewer: Viewer,
  containerId: number,
  patch: DraftPatch,
): Promise<DraftState> {
  return platform.write(async (tx) => {
    const { live, draft } = await lockDraft(tx, modules, viewer, containerId)
    if (await wasSentBefore(tx, containerId, patch.batch_id)) return { ...draft, has_changes: !sameJson(draft.document, live.document) }
    const since = await tx
      .select({ operations: draftOperations.operations, touched: draftOperations.touched, batchId: draftOperations.batchId })
      .from(draftOperations)
      .where(and(eq(draftOperations.containerId, containerId), gt(draftOperations.revision, patch.base_revision)))
    const applied = applyOrRefuse(draft, patch)
    // The log must reach back to what the browser knows; it does not when a version was restored or a draft thrown away.
    const isLogComplete = since.length === draft.revision - patch.base_revision
    const unseen = since.filter(({ batchId }) => !patch.knows.includes(batchId))
    if (!isLogComplete || unseen.some((theirs) => collide({ ...patch, ...applied }, theirs))) throw conflict(draft, patch)
    refuse(modules, applied)

    const next = { revision: draft.revision + 1, document: applied.document }
    const now = dateOf(platform.clock.now())
    const has_changes = await writeDraft(tx, live, { ...next, updatedBy: viewer.id, updatedAt: now })
    await tx.insert(draftOperations).values({
      containerId,
      revision: next.revision,
      operations: patch.operations,
      touched: applied.touched,
      batchId: patch.batch_id,
      userId: viewer.id,
      createdAt: now,
    })
    return { ...next, has_changes }
  })
}

/**
 * Writes a draft; one that says what visitors see anyway is none.
 * @returns whether there is a draft now
 */
async function writeDraft(
  tx: Database,
  live: LiveContainer,
  next: { document: ContainerDocument; revision: number; updatedBy: string; updatedAt: Date },
): Promise<boolean> {
  if (sameJson(next.document, live.document)) {
    await dropDraft(tx, live.id, next.revision)
    return false
  }
  const values = { ...next, containerId: live.id, liveRevision: live.revision }
  await tx.insert(drafts).values(values).onConflictDoUpdate({ target: drafts.containerId, set: next })
  return true
}

/** Takes a draft away; what is live goes on from its revision, so that no browser takes one state for another. */
async function dropDraft(tx: Database, containerId: number, revision: number): Promise<void> {
  await tx.delete(drafts).where(eq(drafts.containerId, containerId))
  await tx.update(containers).set({ revision }).where(eq(containers.id, containerId))
}

async function wasSentBefore(tx: Database, containerId: number, batchId: string): Promise<boolean> {
  const sent = await tx
    .select({ revision: draftOperations.revision })
    .from(draftOperations)
    .where(and(eq(draftOperations.containerId, containerId), eq(draftOperations.batchId, batchId)))
  return sent.length > 0
}

type Draft = Pick<DraftState, 'revision' | 'document'>

function applyOrRefuse(draft: Draft, patch: DraftPatch): Applied {
  try {
    return applyOperations(draft.document, patch.operations)
  } catch (error) {
    if (!(error instanceof OperationError)) throw error
    if (patch.base_revision !== draft.revision) throw conflict(draft, patch)
    throw new Problem(422, `operation_${error.code}`, t('This change does not fit the page.'))
  }
}

function refuse(modules: ModuleRuntime, { document, touched }: Applied): void {
  if (touched.includes(ROOT_ID)) refuseRootData(document)
  refuseShapes(
    modules,
    touched.flatMap((id) => locate(document, id)?.node ?? []),
  )
}

function conflict(draft: Draft, patch: DraftPatch): Problem {
  return new Problem(409, 'conflict', t('Somebody else has changed the same module meanwhile.'), {
    theirs: draft,
    yours: { base_revision: patch.base_revision, operations: patch.operations },
  })
}

type LiveContainer = { id: number; revision: number; document: ContainerDocument }

/** A container, locked for this transaction, with its draft; what is live where there is none. @throws Problem 404 */
async function lockDraft(tx: Database, modules: ModuleRuntime, viewer: Viewer, containerId: number) {
  const row = await lockContainer(tx, containerId)
  assertMayEdit(viewer, row.contentType)
  const live: LiveContainer = { id: row.id, revision: row.revision, document: modules.upgrade(row.document) }
  const [draft] = await tx.select().from(drafts).where(eq(drafts.containerId, containerId))
  const shown = draft ? { revision: draft.revision, document: modules.upgrade(draft.document) } : live
  return { live, draft: { revision: shown.revision, document: shown.document } }
}

/** A container, locked for this transaction. @throws Problem 404 */
export async function lockContainer(tx: Database, containerId: number) {
  const [live] = await tx.select().from(containers).where(eq(containers.id, containerId)).for('update')
  if (!live) throw new Problem(404, 'not_found', t('There is nothing at this address.'))
  return live
}

/**
 * Throws away what has not been made live of a container, and keeps it as a version where it belongs to an object. Browsers
 * that still know it are told so with their next batch.
 * @param viewer who does it; nobody when the night's tidying does
 * @throws Problem 403, 404
 */
export function discardDraft(platform: Platform, containerId: number, viewer?: Viewer): Promise<void> {
  return platform.write(async (tx) => {
    const row = await lockContainer(tx, containerId)
    if (viewer) assertMayEdit(viewer, row.contentType)
    await keepIfOwned(tx, platform, row)
    await discardInside(tx, row.id)
  })
}

/**
 * Throws away everything that has not been made live of an object; it stays as a version.
 * @returns the number of that version; null when there was nothing to throw away
 * @throws Problem 403, 404
 */
export function discardDrafts(
  { platform, log }: ContentHouse,
  modules: ModuleRuntime,
  viewer: Viewer,
  object: ContentObject,
): Promise<{ kept: number | null }> {
  return platform.write(async (tx) => {
    assertMayEdit(viewer, object.contentType)
    const rows = await lockContainers(tx, object)
    if (rows.length === 0) throw new Problem(404, 'not_found', t('There is nothing at this address.'))
    const kept = await keepDrafts(tx, platform, object, { rows, upgrade: modules.upgrade })
    for (const { id } of rows) await discardInside(tx, id)
    if (kept !== undefined) await log.note(tx, viewer, { ...(await namedObject(tx, object)), action: 'discarded' })
    return { kept: kept ?? null }
  })
}

async function discardInside(tx: Database, containerId: number): Promise<void> {
  const [draft] = await tx.select({ revision: drafts.revision }).from(drafts).where(eq(drafts.containerId, containerId))
  if (!draft) return
  // A number that no browser has seen, so that nothing sent later counts as known.
  await dropDraft(tx, containerId, draft.revision + 1)
  await forgetOperations(tx, containerId)
}

async function keepIfOwned(tx: Database, platform: Platform, row: ContainerRow): Promise<void> {
  if (row.objectId === null) return
  const object = { contentType: row.contentType, objectId: row.objectId }
  const rows = await lockContainers(tx, object)
  // Only this one is given up; the others' drafts stay.
  await keepDrafts(tx, platform, object, { rows: rows.filter(({ id }) => id === row.id), upgrade: (document) => document })
}

/**
 * Makes a version the draft again; it goes live only when it is saved. A draft that it replaces stays as a version.
 * @returns the number of that version; null when no draft was replaced
 */
export function restoreVersion(
  { platform, log }: ContentHouse,
  modules: ModuleRuntime,
  viewer: Viewer,
  object: ContentObject,
  documents: Record<string, ContainerDocument>,
): Promise<{ kept: number | null }> {
  return platform.write(async (tx) => {
    assertMayEdit(viewer, object.contentType)
    const rows = await lockContainers(tx, object)
    const kept = await keepDrafts(tx, platform, object, { rows, upgrade: modules.upgrade })
    for (const { id, slug } of rows) {
      const { live, draft } = await lockDraft(tx, modules, viewer, id)
      await forgetOperations(tx, id)
      const document = modules.upgrade(documents[slug] ?? emptyDocument())
      // One number is left out, so that no browser finds its way from what it knows to here by steps.
      const revision = draft.revision + 2
      const now = dateOf(platform.clock.now())
      const isDraft = await writeDraft(tx, live, { document, revision, updatedBy: viewer.id, updatedAt: now })
      if (!isDraft) continue
      const touched = changedNodes(live.document, document).map((node) => node.id)
      const by = { batchId: crypto.randomUUID(), userId: viewer.id, createdAt: now }
      await tx.insert(draftOperations).values({ ...by, containerId: id, revision, operations: [], touched })
    }
    await log.note(tx, viewer, { ...(await namedObject(tx, object)), action: 'returned' })
    return { kept: kept ?? null }
  })
}

async function forgetOperations(tx: Database, containerId: number): Promise<void> {
  await tx.delete(draftOperations).where(eq(draftOperations.containerId, containerId))
}
