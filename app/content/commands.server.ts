import { and, eq, gt, inArray, max, sql } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import { dateOf } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { applyOperations, OperationError } from './apply-operation.ts'
import { type ContainerDocument, emptyDocument } from './document.ts'
import type { ModuleIssue, ModuleRuntime } from './runtime.server.ts'
import type { DraftPatch } from './schema.ts'
import { containers, draftOperations, drafts, versions } from './tables.ts'

type DraftState = { revision: number; document: ContainerDocument }

/**
 * Applies a batch of operations to a container's draft, which is made from the live document when there is none.
 * A batch sent twice is applied once. A stale batch is merged when others changed other nodes.
 * @throws Problem 404 `not_found`, 409 `conflict` with both states, 422 an operation the document cannot take
 */
export function patchDraft(platform: Platform, viewer: Viewer, containerId: number, patch: DraftPatch): Promise<DraftState> {
  return platform.write(async (tx) => {
    const draft = await lockDraft(tx, viewer, containerId)
    const since = await tx
      .select()
      .from(draftOperations)
      .where(and(eq(draftOperations.containerId, containerId), gt(draftOperations.revision, Math.min(patch.base_revision, draft.revision))))
    const [sentBefore] = await tx
      .select({ revision: draftOperations.revision })
      .from(draftOperations)
      .where(and(eq(draftOperations.containerId, containerId), eq(draftOperations.batchId, patch.batch_id)))
    if (sentBefore) return { revision: draft.revision, document: draft.document }

    const applied = applyOrRefuse(draft, patch)
    const touchedByOthers = new Set(since.flatMap((entry) => entry.touched))
    // Operations already made live are no longer in the log; an older browser cannot be merged with them,
    // and neither can one whose draft was thrown away.
    const isOlderThanLog = patch.base_revision < draft.revision - since.length || patch.base_revision > draft.revision
    if (isOlderThanLog || applied.touched.some((id) => touchedByOthers.has(id))) throw conflict(draft, patch)

    const revision = draft.revision + 1
    const now = dateOf(platform.clock.now())
    await tx
      .update(drafts)
      .set({ document: applied.document, revision, updatedBy: viewer.id, updatedAt: now })
      .where(eq(drafts.containerId, containerId))
    await tx.insert(draftOperations).values({
      containerId,
      revision,
      operations: patch.operations,
      touched: applied.touched,
      batchId: patch.batch_id,
      userId: viewer.id,
      createdAt: now,
    })
    return { revision, document: applied.document }
  })
}

function applyOrRefuse(draft: DraftState, patch: DraftPatch) {
  try {
    return applyOperations(draft.document, patch.operations)
  } catch (error) {
    if (!(error instanceof OperationError)) throw error
    if (patch.base_revision !== draft.revision) throw conflict(draft, patch)
    throw new Problem(422, `operation_${error.code}`, t('This change does not fit the page.'))
  }
}

function conflict(draft: DraftState, patch: DraftPatch): Problem {
  return new Problem(409, 'conflict', t('Somebody else has changed the same module meanwhile.'), {
    theirs: { revision: draft.revision, document: draft.document },
    yours: { base_revision: patch.base_revision, operations: patch.operations },
  })
}

/** The draft row, locked for this transaction; made from the live document when there is none. */
async function lockDraft(tx: Database, viewer: Viewer, containerId: number): Promise<DraftState> {
  const [live] = await tx.select().from(containers).where(eq(containers.id, containerId)).for('update')
  if (!live) throw new Problem(404, 'not_found', t('There is nothing at this address.'))
  const [draft] = await tx.select().from(drafts).where(eq(drafts.containerId, containerId))
  if (draft) return draft
  const revision = live.revision
  await tx.insert(drafts).values({ containerId, document: live.document, revision, liveRevision: live.revision, updatedBy: viewer.id })
  return { revision, document: live.document }
}

/** Throws away what has not been made live. */
export function discardDraft(platform: Platform, containerId: number): Promise<void> {
  return platform.write(async (tx) => {
    await tx.delete(draftOperations).where(eq(draftOperations.containerId, containerId))
    await tx.delete(drafts).where(eq(drafts.containerId, containerId))
  })
}

/**
 * Makes the drafts of an object live in one transaction and writes a version (architecture, idea 2).
 * @returns the number of the new version
 * @throws Problem 422 `rules_broken` with the modules and fields concerned; nothing is live then
 */
export function publish(
  platform: Platform,
  modules: ModuleRuntime,
  viewer: Viewer,
  object: { contentType: string; objectId: number; summary?: string },
): Promise<number> {
  return platform.write(async (tx, emit) => {
    const rows = await lockContainers(tx, object.contentType, object.objectId)
    const pending = await tx
      .select()
      .from(drafts)
      .where(
        inArray(
          drafts.containerId,
          rows.map((row) => row.id),
        ),
      )
    const issues = pending.flatMap((draft) => modules.validate(draft.document))
    if (issues.length > 0) throw rulesBroken(issues)
    for (const draft of pending) {
      const row = rows.find((candidate) => candidate.id === draft.containerId)
      if (!row) continue
      row.document = draft.document
      await setLive(tx, row.id, draft.document, draft.revision, dateOf(platform.clock.now()))
      await tx.delete(draftOperations).where(eq(draftOperations.containerId, row.id))
      await tx.delete(drafts).where(eq(drafts.containerId, row.id))
      emit(`container:${row.slug}`)
    }
    emit(`containers:${object.contentType}:${object.objectId}`)
    return writeVersion(tx, platform, viewer, object, rows)
  })
}

function rulesBroken(issues: ModuleIssue[]): Problem {
  const errors: Record<string, string[]> = {}
  for (const { nodeId, field, message } of issues) errors[`${nodeId}.${field}`] = [message]
  return new Problem(422, 'rules_broken', t('Some modules are not complete yet.'), { errors })
}

function lockContainers(tx: Database, contentType: string, objectId: number) {
  return tx
    .select()
    .from(containers)
    .where(and(eq(containers.contentType, contentType), eq(containers.objectId, objectId)))
    .orderBy(containers.id)
    .for('update')
}

async function setLive(tx: Database, id: number, document: ContainerDocument, revision: number, at: Date): Promise<void> {
  await tx.update(containers).set({ document, revision, updatedAt: at }).where(eq(containers.id, id))
}

/** Writes what is live now as the next version of the object. */
async function writeVersion(
  tx: Database,
  platform: Platform,
  viewer: Pick<Viewer, 'id' | 'name'> | undefined,
  object: { contentType: string; objectId: number; summary?: string },
  rows: { slug: string; document: ContainerDocument }[],
): Promise<number> {
  const [last] = await tx
    .select({ number: max(versions.number) })
    .from(versions)
    .where(and(eq(versions.contentType, object.contentType), eq(versions.objectId, object.objectId)))
  const number = (last?.number ?? 0) + 1
  await tx.insert(versions).values({
    contentType: object.contentType,
    objectId: object.objectId,
    number,
    documents: Object.fromEntries(rows.map((row) => [row.slug, row.document])),
    summary: object.summary ?? '',
    userId: viewer?.id ?? null,
    userName: viewer?.name ?? '',
    createdAt: dateOf(platform.clock.now()),
  })
  return number
}

/** Makes a version the draft again; it goes live only when it is saved. @throws Problem 404 */
export function restoreVersion(
  platform: Platform,
  viewer: Viewer,
  object: { contentType: string; objectId: number },
  documents: Record<string, ContainerDocument>,
): Promise<void> {
  return platform.write(async (tx) => {
    for (const row of await lockContainers(tx, object.contentType, object.objectId)) {
      const draft = await lockDraft(tx, viewer, row.id)
      await tx.delete(draftOperations).where(eq(draftOperations.containerId, row.id))
      await tx
        .update(drafts)
        .set({
          document: documents[row.slug] ?? emptyDocument(),
          revision: draft.revision + 1,
          updatedBy: viewer.id,
          updatedAt: sql`now()`,
        })
        .where(eq(drafts.containerId, row.id))
    }
  })
}

/** Makes an empty container, or returns the one that bears the slug already (A §4, A §7). */
export function createContainer(
  platform: Platform,
  given: {
    slug: string
    model: string
    parent?: string | null
    contentType: string
    objectId?: number | null
    document?: ContainerDocument
  },
) {
  return platform.write(async (tx, emit) => {
    const values = { ...given, parent: given.parent ?? null, objectId: given.objectId ?? null, document: given.document ?? emptyDocument() }
    const [created] = await tx.insert(containers).values(values).onConflictDoNothing({ target: containers.slug }).returning()
    emit(`container:${given.slug}`, `containers:${given.contentType}:${given.objectId}`)
    if (created) return created
    const [existing] = await tx.select().from(containers).where(eq(containers.slug, given.slug))
    if (!existing) throw new Error(`container ${given.slug} vanished`)
    return existing
  })
}

/** Writes the first version of an object, as the demo house and imports do. */
export function recordFirstVersion(
  platform: Platform,
  object: { contentType: string; objectId: number; summary?: string },
): Promise<number> {
  return platform.write(async (tx) =>
    writeVersion(tx, platform, undefined, object, await lockContainers(tx, object.contentType, object.objectId)),
  )
}
