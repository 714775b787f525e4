import { and, eq, gt } from 'drizzle-orm'
import { toDate } from '../platform/clock/clock.ts'
import { t } from '../platform/i18n/i18n.ts'
import { OperationError } from './apply-operation.ts'
import { applyChosenChanges } from './chosen-changes.ts'
import type { ContainerRow } from './container-queries.server.ts'
import type { ContentObject } from './content-object.ts'
import type { ContainerDocument } from './document.ts'
import { assertPublishable } from './draft-validation.server.ts'
import { type EarlierChanges, mergeChanges } from './merge-changes.ts'
import type { ModuleRegistry } from './module-registry.server.ts'
import { goLive, type LiveChange, type LiveWrite } from './publishing.server.ts'
import { sameJson } from './same-json.ts'
import { draftOperations, drafts, type PlannedTranslation, scheduledChanges } from './tables.ts'
import { waitsForOriginal } from './translations/originals.ts'
import { heldTranslations, type LiveTranslations, makePlannedTranslationsLive, namesOfTranslations } from './translations/planned.server.ts'
import { locate } from './tree.ts'

/** Changes of an object that were chosen to go live later. */
export type PlannedContent = Pick<typeof scheduledChanges.$inferSelect, 'id' | 'contentType' | 'objectId' | 'containers' | 'translations'>

/** What planned changes make of one container as it is now. */
type MergedContainer = { row: ContainerRow; live: ContainerDocument; next: ContainerDocument; earlier: EarlierChanges; applied: string[] }

/**
 * Merges planned changes into what is live now; writes nothing.
 * @param rows all containers of the object
 * @returns the containers that change, and the names of the modules that were changed otherwise meanwhile
 * @throws Problem 422 when a module that would go live is not complete
 */
export function mergePlanned(
  modules: ModuleRegistry,
  planned: PlannedContent,
  rows: ContainerRow[],
): { merged: MergedContainer[]; conflicts: string[] } {
  const conflicts = new Set<string>()
  const merged = rows.flatMap((row): MergedContainer[] => {
    const earlier = earlierChanges(modules, planned, row)
    if (!earlier) return []
    const live = modules.upgrade(row.document)
    const { document: next, applied, conflicts: changed } = mergeChanges(live, earlier)
    for (const label of changed.flatMap((node) => labelOf(modules, earlier, node))) conflicts.add(label)
    assertPublishable(modules.validate(next).filter(({ nodeId }) => applied.includes(nodeId)))
    return applied.length > 0 ? [{ row, live, next, earlier, applied }] : []
  })
  return { merged, conflicts: [...conflicts] }
}

/**
 * Makes merged changes live, in the draft too, and has plans that were made upon them start from there.
 * @param rows all containers of the object, locked
 * @param summary the words of the version; without them they tell what changed
 * @returns the way back of the translations, and the names of those that were changed otherwise meanwhile
 */
export async function makePlannedLive(
  work: LiveWrite,
  planned: PlannedContent,
  { rows, merged, summary }: { rows: ContainerRow[]; merged: MergedContainer[]; summary?: string },
): Promise<{ back: PlannedTranslation[]; conflicts: string[] }> {
  const object: ContentObject = { contentType: planned.contentType, objectId: planned.objectId }
  const changes: LiveChange[] = []
  for (const each of merged) changes.push({ row: each.row, live: each.live, next: each.next, revision: await rebaseDraft(work, each) })
  if (changes.length > 0) await goLive(work, { ...object, summary }, { rows, changes })
  await rebaseLater(work, planned, changes)
  const waits = waitsOnce(work.modules, planned, (slug) => rows.find((row) => row.slug === slug)?.document)
  return makePlannedTranslationsLive(work, object, planned.translations, waits)
}

/**
 * The names of the translations that could not go live with planned changes as things are; writes nothing.
 * @param rows all containers of the object
 * @param live the translations of the object that visitors read
 */
export function heldTranslationsOf(
  modules: ModuleRegistry,
  planned: PlannedContent,
  { rows, live, merged }: { rows: ContainerRow[]; live: LiveTranslations; merged: MergedContainer[] },
): string[] {
  const documentOf = (slug: string) => merged.find(({ row }) => row.slug === slug)?.next ?? rows.find((row) => row.slug === slug)?.document
  return namesOfTranslations(heldTranslations(planned.translations, live, waitsOnce(modules, planned, documentOf)))
}

/** Says of a planned translation whether its original is not live once the planned changes are. @param liveOf the document of a container then */
function waitsOnce(
  modules: ModuleRegistry,
  { contentType, containers }: PlannedContent,
  liveOf: (slug: string) => ContainerDocument | undefined,
): ReturnType<typeof waitsForOriginal> {
  const states = Object.entries(containers).flatMap(([slug, { after }]) => {
    const live = liveOf(slug)
    return live ? [{ live: modules.upgrade(live), document: modules.upgrade(after) }] : []
  })
  return waitsForOriginal(modules.textsOf, contentType, states)
}

function earlierChanges(modules: ModuleRegistry, { containers }: PlannedContent, { slug }: ContainerRow): EarlierChanges | undefined {
  const stored = containers[slug]
  return stored && { before: modules.upgrade(stored.before), after: modules.upgrade(stored.after), nodes: stored.nodes }
}

function labelOf(modules: ModuleRegistry, { before, after }: EarlierChanges, id: string): string {
  const type = (locate(after, id) ?? locate(before, id))?.node.type
  return type ? modules.labelOf(type) : t('Page layout')
}

/**
 * Brings the changes into the container's draft as well, so that publishing it later does not undo them. A module that the
 * draft has changed further keeps that state.
 * @returns the revision of the live document: the draft's, or the next one when there is no draft
 */
async function rebaseDraft(
  { services: { platform }, modules, tx, viewer }: LiveWrite,
  { row, earlier, next, applied }: { row: ContainerRow; earlier: EarlierChanges; next: LiveChange['next']; applied: string[] },
): Promise<number> {
  const isThis = eq(drafts.containerId, row.id)
  const [draft] = await tx.select().from(drafts).where(isThis)
  const before = draft && modules.upgrade(draft.document)
  const merged = before && mergeChanges(before, earlier)
  if (draft && merged && merged.applied.length === 0 && !sameJson(before, next)) {
    const published = Object.fromEntries(applied.map((id) => [id, draft.revision]))
    await tx
      .update(drafts)
      .set({ publishedNodes: { ...draft.publishedNodes, ...published } })
      .where(isThis)
    return draft.revision
  }
  const revision = (draft?.revision ?? row.revision) + 1
  if (draft && merged && !sameJson(merged.document, next)) {
    const published = Object.fromEntries(applied.map((id) => [id, revision]))
    await tx
      .update(drafts)
      .set({ document: merged.document, revision, publishedNodes: { ...draft.publishedNodes, ...published } })
      .where(isThis)
  } else await tx.delete(drafts).where(isThis)
  // A row without operations: batches of stale browsers are merged, unless they change the same modules.
  const by = { batchId: crypto.randomUUID(), userId: viewer.id, createdAt: toDate(platform.clock.now()) }
  await tx.insert(draftOperations).values({ ...by, containerId: row.id, revision, operations: [], touched: applied })
  return revision
}

/**
 * Has changes that were scheduled after these start from what is live now, where both change the same module: they were a
 * copy of a draft that held these already, so they are no conflict.
 */
async function rebaseLater({ modules, tx }: LiveWrite, { id, contentType, objectId, containers }: PlannedContent, live: LiveChange[]) {
  const isLater = and(eq(scheduledChanges.contentType, contentType), eq(scheduledChanges.objectId, objectId), gt(scheduledChanges.id, id))
  const later = await tx
    .select()
    .from(scheduledChanges)
    .where(and(isLater, eq(scheduledChanges.failure, '')))
    .for('update')
  for (const other of later) {
    const rebased = Object.entries(other.containers).map(([slug, stored]) => {
      const next = live.find(({ row }) => row.slug === slug)?.next
      const both = new Set(stored.nodes).intersection(new Set(containers[slug]?.nodes))
      return [slug, next && both.size > 0 ? { ...stored, before: rebase(modules.upgrade(stored.before), next, both) } : stored] as const
    })
    await tx
      .update(scheduledChanges)
      .set({ containers: Object.fromEntries(rebased) })
      .where(eq(scheduledChanges.id, other.id))
  }
}

function rebase(before: ContainerDocument, live: ContainerDocument, nodes: ReadonlySet<string>): ContainerDocument {
  try {
    return applyChosenChanges(before, live, nodes).document
  } catch (error) {
    if (error instanceof OperationError) return before
    throw error
  }
}
