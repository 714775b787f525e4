import { and, eq, gt } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import { toDate } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { notFound, Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { type Applied, applyOperations, OperationError } from './apply-operation.ts'
import { conflictsWith } from './conflicts.ts'
import type { ContainerDocument } from './document.ts'
import { draftConflict } from './draft-conflict.server.ts'
import { assertValidFields, assertValidRootData } from './draft-validation.server.ts'
import { assertMayEdit } from './editing-rights.server.ts'
import type { ModuleRegistry } from './module-registry.server.ts'
import type { Operation } from './operations.ts'
import { ROOT_ID } from './root-id.ts'
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
  modules: ModuleRegistry,
  viewer: Viewer,
  containerId: number,
  patch: DraftPatch,
): Promise<DraftState> {
  return platform.write(async (tx) => {
    const { live, draft, row } = await lockDraft(tx, modules, viewer, containerId)
    if (await wasSentBefore(tx, containerId, patch.batch_id)) return { ...draft, has_changes: !sameJson(draft.document, live.document) }
    const since = await tx
      .select()
      .from(draftOperations)
      .where(and(eq(draftOperations.containerId, containerId), gt(draftOperations.revision, patch.base_revision)))
      .orderBy(draftOperations.revision)
    // The log must reach back to what the browser knows; it does not when a version was restored or a draft thrown away.
    const isLogComplete = since.length === draft.revision - patch.base_revision
    const unseen = since.filter(({ batchId }) => !patch.knows.includes(batchId))
    const applied = tryOperations(draft.document, patch.operations)
    if (applied instanceof OperationError && patch.base_revision === draft.revision) throw operationProblem(applied)
    if (applied instanceof OperationError || !isLogComplete || unseen.some((theirs) => conflictsWith({ ...patch, ...applied }, theirs)))
      throw await draftConflict(tx, viewer, { shown: draft, row, unseen }, patch)
    assertValidResult(modules, applied)

    const next = { revision: draft.revision + 1, document: applied.document }
    const now = toDate(platform.clock.now())
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
export async function writeDraft(
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
export async function dropDraft(tx: Database, containerId: number, revision: number): Promise<void> {
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

/** What operations make of a document, or why they cannot. */
export function tryOperations(document: ContainerDocument, operations: Operation[]): Applied | OperationError {
  try {
    return applyOperations(document, operations)
  } catch (error) {
    if (error instanceof OperationError) return error
    throw error
  }
}

/** The refusal of operations that a document cannot take. */
export function operationProblem({ code }: OperationError): Problem {
  return new Problem(422, `operation_${code}`, t('This change cannot be applied to this page.'))
}

/** Refuses what operations have left in a shape that could not be drawn. @throws Problem 422 */
export function assertValidResult(modules: ModuleRegistry, { document, touched }: Applied): void {
  if (touched.includes(ROOT_ID)) assertValidRootData(document)
  assertValidFields(
    modules,
    touched.flatMap((id) => locate(document, id)?.node ?? []),
  )
}

type LiveContainer = { id: number; revision: number; document: ContainerDocument }

/** A container, locked for this transaction, with its draft; what is live where there is none. @throws Problem 404 */
export async function lockDraft(tx: Database, modules: ModuleRegistry, viewer: Viewer, containerId: number) {
  const row = await lockContainer(tx, containerId)
  assertMayEdit(viewer, row.contentType)
  const live: LiveContainer = { id: row.id, revision: row.revision, document: modules.upgrade(row.document) }
  const [draft] = await tx.select().from(drafts).where(eq(drafts.containerId, containerId))
  const shown = draft ? { revision: draft.revision, document: modules.upgrade(draft.document) } : live
  return { live, draft: { revision: shown.revision, document: shown.document }, row: draft }
}

/** A container, locked for this transaction. @throws Problem 404 */
export async function lockContainer(tx: Database, containerId: number) {
  const [live] = await tx.select().from(containers).where(eq(containers.id, containerId)).for('update')
  if (!live) throw notFound()
  return live
}
