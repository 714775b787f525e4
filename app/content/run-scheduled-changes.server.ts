import { and, eq, gt } from 'drizzle-orm'
import { isoWithOffset, toDate, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { createDateFormat } from '../platform/format/date-format.ts'
import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import { readSettingsInTx } from '../site/index.server.ts'
import { OperationError } from './apply-operation.ts'
import { applyChosenChanges } from './chosen-changes.ts'
import type { ContentObject } from './content-object.ts'
import type { ContainerDocument } from './document.ts'
import { assertPublishable } from './draft-validation.server.ts'
import { type EarlierChanges, mergeChanges } from './merge-changes.ts'
import type { ModuleRegistry } from './module-registry.server.ts'
import type { ContentServices } from './page-log.ts'
import { goLive, type LiveChange, type LiveWrite, lockContainers } from './publishing.server.ts'
import type { ContainerRow } from './queries.server.ts'
import { sameJson } from './same-json.ts'
import { readDueChanges } from './scheduled-changes.server.ts'
import { draftOperations, drafts, scheduledChanges } from './tables.ts'
import { locate } from './tree.ts'
import { insertVersion } from './write-version.server.ts'

type Scheduled = typeof scheduledChanges.$inferSelect

/**
 * Makes the scheduled changes live that are due, each in a transaction of its own, in the name of the user who scheduled
 * them. What cannot go live stays as a notice with its reason, and as a version of kind `draft`.
 */
export async function runScheduledChanges(services: ContentServices, modules: ModuleRegistry): Promise<void> {
  for (const due of await readDueChanges(services.platform)) {
    try {
      await runOne(services, modules, due)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      await keepAsNotice(services, due, error.message)
    }
  }
}

type Due = ContentObject & { id: number }

function runOne(services: ContentServices, modules: ModuleRegistry, { id, ...object }: Due): Promise<void> {
  return services.platform.write(async (tx, invalidate, refresh) => {
    // First, as for every other write of the object: nodes that run two of its changes do so one after the other.
    const rows = await lockContainers(tx, object)
    const scheduled = await claim(tx, id)
    if (!scheduled) return
    const work: LiveWrite = { services, modules, tx, invalidate, refresh, viewer: { id: scheduled.userId, name: scheduled.userName } }
    const conflicts: string[] = []
    const changes: LiveChange[] = []
    for (const row of rows) {
      const earlier = earlierChanges(modules, scheduled, row)
      if (!earlier) continue
      const live = modules.upgrade(row.document)
      const merged = mergeChanges(live, earlier)
      conflicts.push(...merged.conflicts.flatMap((node) => labelOf(modules, earlier, node)))
      assertPublishable(modules.validate(merged.document).filter(({ nodeId }) => merged.applied.includes(nodeId)))
      if (merged.applied.length === 0) continue
      const revision = await rebaseDraft(work, { row, earlier, next: merged.document, applied: merged.applied })
      changes.push({ row, live, next: merged.document, revision })
    }
    if (changes.length > 0) await goLive(work, object, { rows, changes })
    await rebaseLater(work, scheduled, changes)
    const names = [...new Set(conflicts)].join(', ')
    if (conflicts.length > 0) await storeNotice(services, tx, scheduled, t('Changed meanwhile, not published: {names}', { names }))
    else await tx.delete(scheduledChanges).where(eq(scheduledChanges.id, id))
  })
}

/** Locks scheduled changes for this transaction; undefined when another node has made them live, or they were cancelled. */
async function claim(tx: Database, id: number): Promise<Scheduled | undefined> {
  const isOpen = and(eq(scheduledChanges.id, id), eq(scheduledChanges.failure, ''))
  const [scheduled] = await tx.select().from(scheduledChanges).where(isOpen).for('update')
  return scheduled
}

function earlierChanges(modules: ModuleRegistry, { containers }: Scheduled, { slug }: ContainerRow): EarlierChanges | undefined {
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
async function rebaseLater({ modules, tx }: LiveWrite, { id, contentType, objectId, containers }: Scheduled, live: LiveChange[]) {
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

/** Stores a notice about scheduled changes that failed as a whole. Those of an object that was deleted are deleted. */
function keepAsNotice(services: ContentServices, { id, ...object }: Due, reason: string): Promise<void> {
  return services.platform.write(async (tx) => {
    await lockContainers(tx, object)
    const scheduled = await claim(tx, id)
    if (scheduled) await storeNotice(services, tx, scheduled, reason)
  })
}

/** Keeps what did not go live as a version, and the reason as a notice. */
async function storeNotice({ platform }: ContentServices, tx: Database, scheduled: Scheduled, reason: string): Promise<void> {
  const { id, contentType, objectId, userId, userName, at, containers } = scheduled
  await tx.update(scheduledChanges).set({ failure: reason }).where(eq(scheduledChanges.id, id))
  const rows = await lockContainers(tx, { contentType, objectId })
  const format = createDateFormat((await readSettingsInTx(tx)).design)
  await insertVersion(
    tx,
    { contentType, objectId },
    {
      kind: 'draft',
      documents: rows.map(({ slug, document }) => ({ slug, document: containers[slug]?.after ?? document })),
      summary: t('Scheduled by {name} for {moment}', { name: userName, moment: format.dateTime(isoWithOffset(toInstant(at))) }),
      userId,
      userName,
      createdAt: toDate(platform.clock.now()),
    },
  )
}
