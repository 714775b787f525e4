import { and, eq } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import { toDate } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Invalidate, Platform } from '../platform/platform.ts'
import type { Writer } from '../records/write-context.ts'
import { containerTags } from './cache-tags.ts'
import { changeSummary } from './change-summary.ts'
import type { ContainerRow } from './container-queries.server.ts'
import type { ContentObject } from './content-object.ts'
import type { ContainerDocument } from './document.ts'
import type { ModuleRegistry } from './module-registry.server.ts'
import { writeOwnFields } from './own-fields.server.ts'
import { OWN_FIELDS } from './own-fields.ts'
import type { ContentServices } from './page-log.ts'
import { containers, pages, type VersionKind } from './tables.ts'
import { nodesOf } from './tree.ts'
import { insertVersion } from './write-version.server.ts'

/** A write in progress that makes documents live. */
export type LiveWrite = {
  services: ContentServices
  modules: ModuleRegistry
  tx: Database
  invalidate: Invalidate
  refresh: Invalidate
  viewer: Writer
}

/** A container whose document becomes `next`, under the number of the draft that it comes from. */
export type LiveChange = { row: ContainerRow; live: ContainerDocument; next: ContainerDocument; revision: number }

/**
 * Makes documents live: stores them, invalidates the cache, and writes a version and an audit log entry.
 * @param rows all containers of the object, locked
 * @returns the number of the version
 */
export async function goLive(
  { services: { platform, log }, modules, tx, invalidate, refresh, viewer }: LiveWrite,
  object: ContentObject & { summary?: string | undefined },
  { rows, changes }: { rows: ContainerRow[]; changes: LiveChange[] },
): Promise<number> {
  const shownNow = async (document: ContainerDocument) =>
    new Set([...nodesOf(await modules.onlineNow({ ...platform, db: tx }, document, platform.clock.now()))].map(({ id }) => id))
  // A module that visitors no longer see vanishes at once; other changes may take a moment.
  let affect = refresh
  for (const { live, next } of changes) if (!(await shownNow(live)).isSubsetOf(await shownNow(next))) affect = invalidate
  const summaries: string[] = []
  for (const { row, live, next, revision } of changes) {
    summaries.push(changeSummary(live, next, modules.labelOf))
    row.document = next
    await setLive(tx, platform, row.id, { document: next, revision })
    if (row.model === OWN_FIELDS) {
      row.document = await writeOwnFields({ platform, tx, invalidate, refresh, viewer }, row, { live, next })
    }
    affect(`container:${row.slug}`)
  }
  affect(...containerTags(object.contentType, object.objectId))
  const summary = object.summary ?? summaries.filter(Boolean).join(' · ')
  const version = await writeVersion(tx, platform, viewer, { ...object, summary }, rows)
  await log.record(tx, viewer, { ...(await readLogObject(tx, object)), action: 'published' })
  return version
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
