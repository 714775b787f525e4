import { and, eq, gt } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import { dateOf } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { type Applied, applyOperations, OperationError } from './apply-operation.ts'
import { collide } from './collisions.ts'
import { type ContainerDocument, emptyDocument } from './document.ts'
import { assertMayEdit } from './editing-rights.server.ts'
import { refuseRootData, refuseShapes } from './refusals.server.ts'
import { ROOT_ID } from './root-id.ts'
import type { ModuleRuntime } from './runtime.server.ts'
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
    const draft = await lockDraft(tx, modules, viewer, containerId)
    if (await wasSentBefore(tx, containerId, patch.batch_id)) return draft
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
    await tx
      .update(drafts)
      .set({ ...next, updatedBy: viewer.id, updatedAt: now })
      .where(eq(drafts.containerId, containerId))
    await tx.insert(draftOperations).values({
      containerId,
      revision: next.revision,
      operations: patch.operations,
      touched: applied.touched,
      batchId: patch.batch_id,
      userId: viewer.id,
      createdAt: now,
    })
    return next
  })
}

async function wasSentBefore(tx: Database, containerId: number, batchId: string): Promise<boolean> {
  const sent = await tx
    .select({ revision: draftOperations.revision })
    .from(draftOperations)
    .where(and(eq(draftOperations.containerId, containerId), eq(draftOperations.batchId, batchId)))
  return sent.length > 0
}

function applyOrRefuse(draft: DraftState, patch: DraftPatch): Applied {
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

function conflict(draft: DraftState, patch: DraftPatch): Problem {
  return new Problem(409, 'conflict', t('Somebody else has changed the same module meanwhile.'), {
    theirs: draft,
    yours: { base_revision: patch.base_revision, operations: patch.operations },
  })
}

/** The draft of a container, locked for this transaction; made from the live document when there is none. @throws Problem 404 */
async function lockDraft(tx: Database, modules: ModuleRuntime, viewer: Viewer, containerId: number): Promise<DraftState> {
  const live = await lockContainer(tx, containerId)
  assertMayEdit(viewer, live.contentType)
  const [draft] = await tx.select().from(drafts).where(eq(drafts.containerId, containerId))
  if (draft) return { revision: draft.revision, document: modules.upgrade(draft.document) }
  const { revision } = live
  const document = modules.upgrade(live.document)
  await tx.insert(drafts).values({ containerId, document, revision, liveRevision: revision, updatedBy: viewer.id })
  return { revision, document }
}

/** A container, locked for this transaction. @throws Problem 404 */
export async function lockContainer(tx: Database, containerId: number) {
  const [live] = await tx.select().from(containers).where(eq(containers.id, containerId)).for('update')
  if (!live) throw new Problem(404, 'not_found', t('There is nothing at this address.'))
  return live
}

/**
 * Throws away what has not been made live. Browsers that still know it are told so with their next batch.
 * @param viewer who does it; nobody when the night's tidying does
 * @throws Problem 403, 404
 */
export function discardDraft(platform: Platform, containerId: number, viewer?: Viewer): Promise<void> {
  return platform.write(async (tx) => {
    const { contentType } = await lockContainer(tx, containerId)
    if (viewer) assertMayEdit(viewer, contentType)
    const [draft] = await tx.delete(drafts).where(eq(drafts.containerId, containerId)).returning({ revision: drafts.revision })
    if (!draft) return
    // A number that no browser has seen, so that nothing sent later counts as known.
    await tx
      .update(containers)
      .set({ revision: draft.revision + 1 })
      .where(eq(containers.id, containerId))
    await forgetOperations(tx, containerId)
  })
}

/** Makes a version the draft again; it goes live only when it is saved. */
export function restoreVersion(
  platform: Platform,
  modules: ModuleRuntime,
  viewer: Viewer,
  object: { contentType: string; objectId: number },
  documents: Record<string, ContainerDocument>,
): Promise<void> {
  return platform.write(async (tx) => {
    const rows = await tx
      .select({ id: containers.id, slug: containers.slug })
      .from(containers)
      .where(and(eq(containers.contentType, object.contentType), eq(containers.objectId, object.objectId)))
      .orderBy(containers.id)
    for (const { id, slug } of rows) {
      const draft = await lockDraft(tx, modules, viewer, id)
      await forgetOperations(tx, id)
      await tx
        .update(drafts)
        .set({
          document: documents[slug] ?? emptyDocument(),
          revision: draft.revision + 1,
          updatedBy: viewer.id,
          updatedAt: dateOf(platform.clock.now()),
        })
        .where(eq(drafts.containerId, id))
    }
  })
}

async function forgetOperations(tx: Database, containerId: number): Promise<void> {
  await tx.delete(draftOperations).where(eq(draftOperations.containerId, containerId))
}
