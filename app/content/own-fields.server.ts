import { and, eq } from 'drizzle-orm'
import { toDate } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { Problem } from '../platform/http/problem.ts'
import { toProblem } from '../records/errors.server.ts'
import { recordTypeNamed } from '../records/registry.server.ts'
import type { StaffRecord } from '../records/staff-record.ts'
import { updateInTx, type WriteContext } from '../records/write.server.ts'
import { containerTags } from './cache-tags.ts'
import type { ContainerRow } from './container-queries.server.ts'
import type { ContainerDocument } from './document.ts'
import { assertPublishable } from './draft-validation.server.ts'
import { deleteDraft } from './drafts.server.ts'
import { changedOwnFields, OWN_FIELDS, ownFieldsDocument, ownFieldsId, ownFieldsOf, withOwnFields } from './own-fields.ts'
import { asInRecord, withCropsOf } from './own-pictures.ts'
import { sameJson } from './same-json.ts'
import { containers, draftOperations, drafts } from './tables.ts'

/**
 * Writes own fields that go live to the record, with its rules and history.
 * @returns the document of what the record holds now: its rules may have tidied a text
 * @throws Problem 422 `rules_broken` with the fields that the record refuses; 404 when it does not exist
 */
export async function writeOwnFields(
  work: Omit<WriteContext, 'type'>,
  { contentType, objectId }: Pick<ContainerRow, 'contentType' | 'objectId'>,
  { live, next }: { live: ContainerDocument; next: ContainerDocument },
): Promise<ContainerDocument> {
  const changes = changedOwnFields(contentType, asInRecord(live), asInRecord(next))
  if (objectId === null || Object.keys(changes).length === 0) return next
  try {
    const { values } = await updateInTx({ ...work, type: recordTypeNamed(contentType) }, { id: objectId, changes })
    return withCropsOf(ownFieldsDocument(contentType, objectId, values), next)
  } catch (error) {
    throw refused(toProblem(error), ownFieldsId(contentType, objectId))
  }
}

/** What a record refuses, as what keeps a module from going live. */
function refused(error: unknown, nodeId: string): unknown {
  if (!(error instanceof Problem) || !error.extras.errors) return error
  const errors = Object.entries(error.extras.errors as Record<string, string[]>)
  try {
    assertPublishable(errors.flatMap(([field, messages]) => messages.map((message) => ({ nodeId, field, message }))))
    return error
  } catch (problem) {
    return problem
  }
}

/**
 * Brings a change of a record into the container with its own fields, in the transaction of the change. A draft takes over the
 * fields that it has not changed itself. Nothing to do where nobody has edited the object on its page yet.
 */
export async function followRecord(work: WriteContext, { id, values }: StaffRecord): Promise<void> {
  const { tx, type, platform, viewer, invalidate } = work
  if (ownFieldsOf(type.name).length === 0) return
  const nodeId = ownFieldsId(type.name, id)
  const [row] = await tx
    .select()
    .from(containers)
    .where(and(eq(containers.slug, nodeId), eq(containers.model, OWN_FIELDS)))
    .for('update')
  if (!row) return
  const next = withCropsOf(ownFieldsDocument(type.name, id, values), row.document)
  const changes = changedOwnFields(type.name, row.document, next)
  if (Object.keys(changes).length === 0) return
  const revision = await followInDraft(tx, row, { next, changes, contentType: type.name })
  const now = toDate(platform.clock.now())
  await tx.update(containers).set({ document: next, revision, updatedAt: now }).where(eq(containers.id, row.id))
  const by = { batchId: crypto.randomUUID(), userId: viewer.id, createdAt: now }
  await tx.insert(draftOperations).values({
    ...{ containerId: row.id, revision, touched: [nodeId] },
    operations: [{ type: 'update', id: nodeId, data: changes }],
    ...by,
  })
  invalidate(...containerTags(type.name, id))
}

/** Brings changes of the live fields into the draft. @returns the next revision */
async function followInDraft(
  tx: Database,
  row: ContainerRow,
  { next, changes, contentType }: { next: ContainerDocument; changes: Record<string, unknown>; contentType: string },
): Promise<number> {
  const [draft] = await tx.select().from(drafts).where(eq(drafts.containerId, row.id))
  const revision = Math.max(row.revision, draft?.revision ?? 0) + 1
  if (!draft) return revision
  const own = changedOwnFields(contentType, row.document, draft.document)
  const taken = Object.fromEntries(Object.entries(changes).filter(([name]) => !Object.hasOwn(own, name)))
  const document = withOwnFields(draft.document, taken)
  if (sameJson(document, next)) await deleteDraft(tx, row.id, revision)
  else await tx.update(drafts).set({ document, revision }).where(eq(drafts.containerId, row.id))
  return revision
}
