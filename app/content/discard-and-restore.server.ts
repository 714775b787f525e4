import { eq } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import { toDate } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { notFound } from '../platform/http/problem.ts'
import type { Platform } from '../platform/platform.ts'
import { OperationError } from './apply-operation.ts'
import { changedNodes } from './changed-nodes.ts'
import type { ContainerRow } from './container-queries.server.ts'
import type { ContentObject } from './content-object.ts'
import { type ContainerDocument, emptyDocument } from './document.ts'
import { saveDraftsAsVersion } from './draft-versions.server.ts'
import { assertValidResult, deleteDraft, lockContainer, lockDraft, operationProblem, tryOperations, writeDraft } from './drafts.server.ts'
import { assertMayEdit } from './editing-rights.server.ts'
import type { ModuleRegistry } from './module-registry.server.ts'
import type { Operation } from './operations.ts'
import { OWN_FIELDS, ownFieldsId } from './own-fields.ts'
import type { ContentServices } from './page-log.ts'
import { lockContainers, readLogObject } from './publishing.server.ts'
import { containers, draftOperations, drafts } from './tables.ts'

/**
 * Discards the draft of a container, and saves it as a version when the container belongs to an object. The next batch of a
 * browser that still has the draft open is a conflict.
 * @param viewer undefined for the nightly clean-up
 * @throws Problem 403, 404
 */
export function discardDraft(platform: Platform, containerId: number, viewer?: Viewer): Promise<void> {
  return platform.write(async (tx) => {
    const row = await lockContainer(tx, containerId)
    if (viewer) assertMayEdit(viewer, row.contentType, row.objectId)
    await saveOwnedDraftAsVersion(tx, platform, row)
    await deleteDraftAndLog(tx, row.id)
  })
}

/**
 * Discards the drafts of all containers of an object, and saves them as a version.
 * @returns the number of that version; null when there was no draft
 * @throws Problem 403, 404
 */
export function discardDrafts(
  { platform, log }: ContentServices,
  modules: ModuleRegistry,
  viewer: Viewer,
  object: ContentObject,
): Promise<{ kept: number | null }> {
  return platform.write(async (tx) => {
    assertMayEdit(viewer, object.contentType, object.objectId)
    const rows = await lockContainers(tx, object)
    if (rows.length === 0) throw notFound()
    const version = await saveDraftsAsVersion(tx, platform, object, { rows, upgrade: modules.upgrade })
    for (const { id } of rows) await deleteDraftAndLog(tx, id)
    if (version !== undefined) await log.record(tx, viewer, { ...(await readLogObject(tx, object)), action: 'discarded' })
    return { kept: version ?? null }
  })
}

async function deleteDraftAndLog(tx: Database, containerId: number): Promise<void> {
  const [draft] = await tx.select({ revision: drafts.revision }).from(drafts).where(eq(drafts.containerId, containerId))
  if (!draft) return
  // A revision that no browser has seen, so that no later batch can be based on it.
  await deleteDraft(tx, containerId, draft.revision + 1)
  await clearOperationLog(tx, containerId)
}

/**
 * Saves a state of a container's draft as a version without changing the draft: as it is, or with rejected operations
 * applied. An editor who resolves a conflict in favour of one state can restore the other.
 * @returns the number of the version; null when there is no draft, or the container belongs to no object
 * @throws Problem 403, 404, 422
 */
export function saveStateAsVersion(
  platform: Platform,
  modules: ModuleRegistry,
  viewer: Viewer,
  containerId: number,
  operations: Operation[],
): Promise<{ kept: number | null }> {
  return platform.write(async (tx) => {
    const { draft } = await lockDraft(tx, modules, viewer, containerId)
    const { contentType, objectId } = await lockContainer(tx, containerId)
    if (objectId === null) return { kept: null }
    const rows = await lockContainers(tx, { contentType, objectId })
    const applied = tryOperations(draft.document, operations)
    if (applied instanceof OperationError) throw operationProblem(applied)
    assertValidResult(modules, applied)
    const own = operations.length > 0 ? { containerId, document: applied.document, viewer } : undefined
    const version = await saveDraftsAsVersion(tx, platform, { contentType, objectId }, { rows, upgrade: modules.upgrade, own })
    return { kept: version ?? null }
  })
}

async function saveOwnedDraftAsVersion(tx: Database, platform: Platform, row: ContainerRow): Promise<void> {
  if (row.objectId === null) return
  const object = { contentType: row.contentType, objectId: row.objectId }
  const rows = await lockContainers(tx, object)
  // Only this container's draft is discarded; those of its siblings stay.
  await saveDraftsAsVersion(tx, platform, object, { rows: rows.filter(({ id }) => id === row.id), upgrade: (document) => document })
}

/**
 * Makes the documents of a version the drafts of an object; publishing them is a step of its own. Drafts that are replaced
 * are saved as a version. A container that was deleted since comes back.
 * @returns the number of that version; null when no draft was replaced
 */
export function restoreVersion(
  { platform, log }: ContentServices,
  modules: ModuleRegistry,
  viewer: Viewer,
  object: ContentObject,
  documents: Record<string, ContainerDocument>,
): Promise<{ kept: number | null }> {
  return platform.write(async (tx) => {
    assertMayEdit(viewer, object.contentType, object.objectId)
    await createDeletedContainers(tx, object, Object.keys(documents))
    const rows = await lockContainers(tx, object)
    const version = await saveDraftsAsVersion(tx, platform, object, { rows, upgrade: modules.upgrade })
    for (const { id, slug, model, document: current } of rows) {
      const { live, draft } = await lockDraft(tx, modules, viewer, id)
      await clearOperationLog(tx, id)
      // A version from before the own fields were edited on the page says nothing of them.
      const document = modules.upgrade(documents[slug] ?? (model === OWN_FIELDS ? current : emptyDocument()))
      // A number is skipped, so that the log is incomplete for every stale browser and none can be merged across the restore.
      const revision = draft.revision + 2
      const now = toDate(platform.clock.now())
      const isDraft = await writeDraft(tx, live, { document, revision, updatedBy: viewer.id, updatedAt: now })
      if (!isDraft) continue
      const touched = changedNodes(live.document, document).map((node) => node.id)
      const by = { batchId: crypto.randomUUID(), userId: viewer.id, createdAt: now }
      await tx.insert(draftOperations).values({ ...by, containerId: id, revision, operations: [], touched })
    }
    await log.record(tx, viewer, { ...(await readLogObject(tx, object)), action: 'returned' })
    return { kept: version ?? null }
  })
}

/** Creates the containers of a version that were deleted since, empty. One whose slug another object has meanwhile stays away. */
async function createDeletedContainers(tx: Database, object: ContentObject, slugs: string[]): Promise<void> {
  const wanted = slugs.filter((slug) => slug !== ownFieldsId(object.contentType, object.objectId))
  if (wanted.length === 0) return
  const document = emptyDocument()
  const rows = wanted.map((slug) => ({ ...object, slug, document }))
  await tx.insert(containers).values(rows).onConflictDoNothing({ target: containers.slug })
}

async function clearOperationLog(tx: Database, containerId: number): Promise<void> {
  await tx.delete(draftOperations).where(eq(draftOperations.containerId, containerId))
}
