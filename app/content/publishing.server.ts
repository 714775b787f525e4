import { and, eq } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import { dayOf, toDate } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { notFound, Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { changeSummary } from './change-summary.ts'
import type { ContentObject } from './content-object.ts'
import type { ContainerDocument } from './document.ts'
import { assertPublishable } from './draft-validation.server.ts'
import { assertMayEdit } from './editing-rights.server.ts'
import type { ModuleIssue, ModuleRegistry } from './module-registry.server.ts'
import type { ContentServices } from './page-log.ts'
import { type PendingDraft, readPendingDrafts } from './pending-drafts.server.ts'
import type { ContainerRow } from './queries.server.ts'
import { containers, drafts, pages, type VersionKind } from './tables.ts'
import { nodesOf } from './tree.ts'
import { insertVersion, liveVersionNumber } from './write-version.server.ts'

/**
 * Publishes the drafts of an object in one transaction: validates them, makes them the live documents, deletes them,
 * writes a version and invalidates the cache (README.md, Publish). Without a draft nothing is written, so publishing twice
 * makes one version. Changes by others go live only when the caller has seen them.
 * @param including the newest revision of each draft that the caller was shown, by container id
 * @returns the number of the live version, and hints on what went live
 * @throws Problem 404 `not_found`; 409 `others_included` with their names; 422 `rules_broken` with the modules and fields
 * concerned; nothing is live then
 */
export function publish(
  { platform, log }: ContentServices,
  modules: ModuleRegistry,
  viewer: Viewer,
  object: ContentObject & { summary?: string | undefined; including?: Record<string, number> | undefined },
): Promise<{ version: number; hints: ModuleIssue[] }> {
  return platform.write(async (tx, invalidate, refresh) => {
    assertMayEdit(viewer, object.contentType)
    const rows = await lockContainers(tx, object)
    if (rows.length === 0) throw notFound()
    const pending = await readPendingDrafts(tx, rows, modules.upgrade)
    const last = await liveVersionNumber(tx, object)
    if (pending.length === 0 && last > 0) return { version: last, hints: [] }
    assertOthersSeen(pending, viewer, object.including ?? {})
    assertPublishable(pending.flatMap(({ document }) => modules.validate(document)))

    const shownNow = (document: ContainerDocument) =>
      new Set([...nodesOf(modules.onlineNow(document, platform.clock.now()))].map(({ id }) => id))
    // A module that visitors no longer see vanishes at once; other changes may take a moment.
    const affect = pending.every(({ live, document }) => shownNow(live).isSubsetOf(shownNow(document))) ? refresh : invalidate
    const summaries: string[] = []
    for (const { row, live, document, draft } of pending) {
      summaries.push(changeSummary(live, document, modules.labelOf))
      row.document = document
      await setLive(tx, platform, row.id, { document, revision: draft.revision })
      await tx.delete(drafts).where(eq(drafts.containerId, row.id))
      affect(`container:${row.slug}`)
    }
    affect(`containers:${object.contentType}:${object.objectId}`)
    const summary = object.summary ?? summaries.filter(Boolean).join(' · ')
    const version = await writeVersion(tx, platform, viewer, { ...object, summary }, rows)
    await log.record(tx, viewer, { ...(await readLogObject(tx, object)), action: 'published' })
    const today = dayOf(platform.clock.now()).toString()
    return { version, hints: pending.flatMap(({ document }) => modules.hints(document, today)) }
  })
}

/** Requires that the caller has seen every change by others that would go live. @throws Problem 409 `others_included` */
function assertOthersSeen(pending: PendingDraft[], viewer: Viewer, including: Record<string, number>): void {
  const others = pending.flatMap(({ row, authors }) =>
    [...authors.values()].flat().filter(({ userId, revision }) => userId !== viewer.id && revision > (including[row.id] ?? 0)),
  )
  if (others.length === 0) return
  const names = [...new Set(others.map(({ name }) => name))]
  const message = t('This would also publish changes by {names}.', { names: names.join(', ') })
  throw new Problem(409, 'others_included', message, { others: names })
}

/** The object of an audit log entry. */
export async function readLogObject(tx: Database, { contentType, objectId }: ContentObject) {
  const [page] = contentType === 'page' ? await tx.select({ title: pages.title }).from(pages).where(eq(pages.id, objectId)) : []
  return { contentType, objectId, title: page?.title ?? '' }
}

/** Locks all containers of an object for this transaction, in the order of their ids, so that two callers cannot deadlock. */
export function lockContainers(tx: Database, { contentType, objectId }: ContentObject): Promise<ContainerRow[]> {
  return tx
    .select()
    .from(containers)
    .where(and(eq(containers.contentType, contentType), eq(containers.objectId, objectId)))
    .orderBy(containers.id)
    .for('update')
}

/** Replaces the live document of a container. The caller invalidates the container's cache tags and writes a version. */
export async function setLive(
  tx: Database,
  platform: Platform,
  id: number,
  next: { document: ContainerDocument; revision: number },
): Promise<void> {
  await tx
    .update(containers)
    .set({ ...next, updatedAt: toDate(platform.clock.now()) })
    .where(eq(containers.id, id))
}

/** Writes the given documents as the next version of the object. @returns its number */
export function writeVersion(
  tx: Database,
  platform: Pick<Platform, 'clock'>,
  viewer: Pick<Viewer, 'id' | 'name'> | undefined,
  { summary = '', kind = 'published', ...object }: ContentObject & { summary?: string | undefined; kind?: VersionKind },
  rows: { slug: string; document: ContainerDocument }[],
): Promise<number> {
  const by = { userId: viewer?.id ?? null, userName: viewer?.name ?? '', createdAt: toDate(platform.clock.now()) }
  return insertVersion(tx, object, { ...by, kind, summary, documents: rows })
}

/** Writes the first version of an object whose containers were inserted directly, as demo data and imports do. */
export function recordFirstVersion(platform: Platform, object: ContentObject & { summary?: string }): Promise<number> {
  return platform.write(async (tx) => writeVersion(tx, platform, undefined, object, await lockContainers(tx, object)))
}
