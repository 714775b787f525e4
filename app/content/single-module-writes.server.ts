import { eq } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import type { Database } from '../platform/database/database.ts'
import { notFound, Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import { applyOperations, OperationError } from './apply-operation.ts'
import { containerTags } from './cache-tags.ts'
import type { ContainerRow } from './container-queries.server.ts'
import { type ContainerDocument, type ContentNode, emptyDocument } from './document.ts'
import { assertPublishable } from './draft-validation.server.ts'
import { assertValidResult, lockContainer } from './drafts.server.ts'
import { assertMayEdit } from './editing-rights.server.ts'
import type { ModuleRegistry } from './module-registry.server.ts'
import type { Operation } from './operations.ts'
import { OWN_FIELDS } from './own-fields.ts'
import type { ContentServices } from './page-log.ts'
import { lockContainers, readLogObject, setLive, writeVersion } from './publishing.server.ts'
import { ROOT_ID } from './root-id.ts'
import { draftOperations, drafts } from './tables.ts'
import { locate } from './tree.ts'

/** A change of what is live in one container. */
type LiveCall = {
  containerId: number
  /** the module that the call addresses, or `ROOT_ID` for the container itself */
  nodeId: string
  operations: Operation[]
  /** the words of the version */
  summary: string
}

/**
 * Applies the operations of a single-module call (A §7), as `changeLive` does.
 * @returns the module afterwards; its last state when the operations remove it
 */
export async function applyToLive(
  services: ContentServices,
  modules: ModuleRegistry,
  viewer: Viewer,
  call: LiveCall,
): Promise<ContentNode> {
  const { before, row } = await changeLive(services, modules, viewer, call)
  return (locate(row.document, call.nodeId) ?? locate(before, call.nodeId))?.node as ContentNode
}

/**
 * Applies operations to the live document of a container and writes a version. They are applied to an open draft as well,
 * so that publishing it does not undo them.
 * @returns the container afterwards, and its document before
 * @throws Problem 403; 404; 409 `draft_open` with both states when the draft has changed the same module; 422 when an
 * operation does not fit or the module breaks a rule
 */
export function changeLive(
  { platform, log }: ContentServices,
  modules: ModuleRegistry,
  viewer: Viewer,
  call: LiveCall,
): Promise<{ before: ContainerDocument; row: ContainerRow }> {
  return platform.write(async (tx, invalidate) => {
    const live = await lockContainer(tx, call.containerId)
    assertMayEdit(viewer, live.contentType, live.objectId)
    // The fields of a record are written by its own endpoints.
    if (live.model === OWN_FIELDS) throw notFound()
    const before = modules.upgrade(live.document)
    const applied = applyOrReject(before, call.operations)
    const node = locate(applied.document, call.nodeId)?.node
    assertValidResult(modules, applied)
    if (node) assertPublishable(modules.validate({ ...emptyDocument(), columns: [{ classes: '', children: [node] }] }))

    const [draft] = await tx.select().from(drafts).where(eq(drafts.containerId, live.id))
    const revision = Math.max(live.revision, draft?.revision ?? 0) + 1
    if (draft) await applyToDraft(tx, { before, draft: { ...draft, document: modules.upgrade(draft.document) }, revision, call })
    await setLive(tx, platform, live.id, { document: applied.document, revision })
    await tx.insert(draftOperations).values({
      containerId: live.id,
      revision,
      operations: call.operations,
      touched: applied.touched,
      batchId: crypto.randomUUID(),
      userId: viewer.id,
    })
    invalidate(`container:${live.slug}`, ...containerTags(live.contentType, live.objectId))
    if (live.objectId !== null) {
      const object = { contentType: live.contentType, objectId: live.objectId }
      await writeVersion(tx, platform, viewer, { ...object, summary: call.summary }, await lockContainers(tx, object))
      await log.record(tx, viewer, { ...(await readLogObject(tx, object)), action: 'published' })
    }
    return { before, row: { ...live, document: applied.document, revision } }
  })
}

function applyOrReject(document: ContainerDocument, operations: Operation[]) {
  try {
    return applyOperations(document, operations)
  } catch (error) {
    if (!(error instanceof OperationError)) throw error
    throw new Problem(422, `operation_${error.code}`, t('This change cannot be applied to this page.'))
  }
}

type OpenDraft = {
  before: ContainerDocument
  draft: { document: ContainerDocument; revision: number }
  revision: number
  call: LiveCall
}

/** Applies the live operations to an open draft too. @throws Problem 409 when the draft has changed the same module */
async function applyToDraft(tx: Database, { before, draft, revision, call }: OpenDraft): Promise<void> {
  const conflict = () =>
    new Problem(409, 'draft_open', t('Someone else has since changed this module.'), {
      theirs: { revision: draft.revision, document: draft.document },
      yours: { operations: call.operations },
    })
  if (nodeSnapshot(before, call.nodeId) !== nodeSnapshot(draft.document, call.nodeId)) throw conflict()
  try {
    const { document } = applyOperations(draft.document, call.operations)
    await tx.update(drafts).set({ document, revision }).where(eq(drafts.containerId, call.containerId))
  } catch (error) {
    throw error instanceof OperationError ? conflict() : error
  }
}

/** A module and its position, or what the container itself has, as text, for comparison. */
function nodeSnapshot(document: ContainerDocument, id: string): string {
  if (id === ROOT_ID) return JSON.stringify({ ...document, columns: document.columns.map(({ classes }) => classes) })
  const located = locate(document, id)
  return JSON.stringify(located && [located.parent, located.column, located.node])
}
