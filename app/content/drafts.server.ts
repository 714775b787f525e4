import { and, eq, gt } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import { toDate } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { notFound, Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { applyOperations, OperationError, type OperationResult } from './apply-operation.ts'
import { conflictsWith } from './conflicts.ts'
import type { ContainerDocument } from './document.ts'
import { draftConflict } from './draft-conflict.server.ts'
import { assertValidFields, assertValidRootData } from './draft-validation.server.ts'
import { assertMayEdit } from './editing-rights.server.ts'
import type { ModuleRegistry } from './module-registry.server.ts'
import type { Operation } from './operations.ts'
import { OWN_FIELDS } from './own-fields.ts'
import { ROOT_ID } from './root-id.ts'
import { sameJson } from './same-json.ts'
import type { DraftPatch, DraftState } from './schema.ts'
import { containers, draftOperations, drafts } from './tables.ts'
import { locate } from './tree.ts'

/**
 * Applies a batch of operations to a container's draft, which is created from the live document when there is none.
 * Idempotent by `batch_id`. A stale batch (others have changed the draft since its `base_revision`) is merged when the log
 * is complete since then and no unseen batch conflicts with it.
 * @returns the draft after the batch; its revision has grown by 1
 * @throws Problem 404 `not_found`; 409 `conflict` with both states; 422 `operation_*` when an operation does not fit,
 * `unknown_module` or `misshapen` when the result is invalid
 */
export function patchDraft(
  platform: Platform,
  modules: ModuleRegistry,
  viewer: Viewer,
  containerId: number,
  patch: DraftPatch,
): Promise<DraftState> {
  return platform.write((tx) => patchDraftInTx(platform, tx, modules, viewer, containerId, patch))
}

/** `patchDraft` as a part of a transaction. */
export async function patchDraftInTx(
  platform: Platform,
  tx: Database,
  modules: ModuleRegistry,
  viewer: Viewer,
  containerId: number,
  patch: DraftPatch,
): Promise<DraftState> {
  const { live, draft, row } = await lockDraft(tx, modules, viewer, containerId)
  if (await isDuplicateBatch(tx, containerId, patch.batch_id)) return { ...draft, has_changes: !sameJson(draft.document, live.document) }
  const since = await tx
    .select()
    .from(draftOperations)
    .where(and(eq(draftOperations.containerId, containerId), gt(draftOperations.revision, patch.base_revision)))
    .orderBy(draftOperations.revision)
  // The log is complete unless a draft was discarded or a version restored since the base revision (README.md, Counters).
  const isLogComplete = since.length === draft.revision - patch.base_revision
  const unseen = since.filter(({ batchId }) => !patch.knows.includes(batchId))
  const applied = tryOperations(draft.document, patch.operations)
  if (applied instanceof OperationError && patch.base_revision === draft.revision) throw operationProblem(applied)
  assertFitsModel(live.model, patch.operations)
  if (applied instanceof OperationError || !isLogComplete || unseen.some((batch) => conflictsWith({ ...patch, ...applied }, batch)))
    throw await draftConflict(tx, viewer, { current: draft, row, unseen }, patch)
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
}

/**
 * Stores a draft, or deletes it when it equals the live document.
 * @returns whether the container has a draft now
 */
export async function writeDraft(
  tx: Database,
  live: LiveContainer,
  next: { document: ContainerDocument; revision: number; updatedBy: string; updatedAt: Date },
): Promise<boolean> {
  if (sameJson(next.document, live.document)) {
    await deleteDraft(tx, live.id, next.revision)
    return false
  }
  const values = { ...next, containerId: live.id, liveRevision: live.revision }
  await tx.insert(drafts).values(values).onConflictDoUpdate({ target: drafts.containerId, set: next })
  return true
}

/** Deletes a draft and sets the live revision to `revision`, so that no revision number ever names two states. */
export async function deleteDraft(tx: Database, containerId: number, revision: number): Promise<void> {
  await tx.delete(drafts).where(eq(drafts.containerId, containerId))
  await tx.update(containers).set({ revision }).where(eq(containers.id, containerId))
}

async function isDuplicateBatch(tx: Database, containerId: number, batchId: string): Promise<boolean> {
  const sent = await tx
    .select({ revision: draftOperations.revision })
    .from(draftOperations)
    .where(and(eq(draftOperations.containerId, containerId), eq(draftOperations.batchId, batchId)))
  return sent.length > 0
}

/** Applies operations; returns the error instead of throwing it, so that a stale batch can be answered as a conflict. */
export function tryOperations(document: ContainerDocument, operations: Operation[]): OperationResult | OperationError {
  try {
    return applyOperations(document, operations)
  } catch (error) {
    if (error instanceof OperationError) return error
    throw error
  }
}

/** The response to operations that do not fit the document: 422 `operation_<code>`. */
export function operationProblem({ code }: OperationError): Problem {
  return new Problem(422, `operation_${code}`, t('This change cannot be applied to this page.'))
}

/** An object has its own fields once: they can be changed, but not removed, moved or joined by a module. @throws Problem 422 */
function assertFitsModel(model: string, operations: readonly Operation[]): void {
  const isKept = ({ type, ...operation }: Operation) => type === 'update' && 'id' in operation && operation.id !== ROOT_ID
  if (model === OWN_FIELDS && !operations.every(isKept))
    throw new Problem(422, 'operation_own_fields', t('This change cannot be applied to this page.'))
}

/** Validates the nodes that operations touched: what a draft holds must be renderable. @throws Problem 422 */
export function assertValidResult(modules: ModuleRegistry, { document, touched }: OperationResult): void {
  if (touched.includes(ROOT_ID)) assertValidRootData(document)
  assertValidFields(
    modules,
    touched.flatMap((id) => locate(document, id)?.node ?? []),
  )
}

type LiveContainer = { id: number; revision: number; model: string; document: ContainerDocument }

/**
 * Locks a container for this transaction and reads its draft.
 * @returns `draft` is the live document and revision when there is no draft; `row` is the stored draft
 * @throws Problem 403, 404
 */
export async function lockDraft(tx: Database, modules: ModuleRegistry, viewer: Viewer, containerId: number) {
  const row = await lockContainer(tx, containerId)
  assertMayEdit(viewer, row.contentType, row.objectId)
  const live: LiveContainer = { id: row.id, revision: row.revision, model: row.model, document: modules.upgrade(row.document) }
  const [draft] = await tx.select().from(drafts).where(eq(drafts.containerId, containerId))
  const current = draft ? { revision: draft.revision, document: modules.upgrade(draft.document) } : live
  return { live, draft: { revision: current.revision, document: current.document }, row: draft }
}

/** Locks a container for this transaction. @throws Problem 404 */
export async function lockContainer(tx: Database, containerId: number) {
  const [live] = await tx.select().from(containers).where(eq(containers.id, containerId)).for('update')
  if (!live) throw notFound()
  return live
}
