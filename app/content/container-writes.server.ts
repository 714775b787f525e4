import { and, eq, sql } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import { toDate } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { notFound, Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { containerTags } from './cache-tags.ts'
import type { ContainerRow } from './container-queries.server.ts'
import { type ContainerDocument, emptyDocument } from './document.ts'
import { saveDraftsAsVersion } from './draft-versions.server.ts'
import { lockContainer } from './drafts.server.ts'
import { assertMayEdit } from './editing-rights.server.ts'
import type { ModuleRegistry } from './module-registry.server.ts'
import type { Operation } from './operations.ts'
import { OWN_FIELDS } from './own-fields.ts'
import type { ContentServices } from './page-log.ts'
import { lockContainers, readLogObject, writeVersion } from './publishing.server.ts'
import { countPlaces } from './reuse/places.server.ts'
import { ROOT_ID } from './root-id.ts'
import type { ContainerChange } from './schema.ts'
import { changeLive } from './single-module-writes.server.ts'
import { containers, scheduledChanges } from './tables.ts'
import { nodesOf } from './tree.ts'
import { liveVersionNumber } from './write-version.server.ts'

/** The module type that stands for containers in the words of a version. */
const CONTAINER = 'container'

/** Creates a container, empty by default, or returns the existing one with this slug (A §4, A §7). */
export function createContainer(
  platform: Platform,
  input: {
    slug: string
    model: string
    parent?: string | null
    contentType: string
    objectId?: number | null
    document?: ContainerDocument
  },
) {
  return platform.write(async (tx, invalidate) => {
    const values = {
      ...input,
      parent: input.parent ?? null,
      objectId: input.objectId ?? null,
      document: input.document ?? emptyDocument(),
      updatedAt: toDate(platform.clock.now()),
    }
    const [created] = await tx.insert(containers).values(values).onConflictDoNothing({ target: containers.slug }).returning()
    invalidate(`container:${input.slug}`, ...containerTags(input.contentType, input.objectId ?? null))
    if (created) return created
    const [existing] = await tx.select().from(containers).where(eq(containers.slug, input.slug))
    if (!existing) throw new Error(`container ${input.slug} was deleted concurrently`)
    return existing
  })
}

/**
 * Changes what a container itself has, live, as a version; its modules have calls of their own. Modules of columns that a
 * layout with fewer no longer has move to the end of its last one.
 * @returns the container afterwards
 * @throws Problem as `changeLive`
 */
export async function changeContainer(
  services: ContentServices,
  modules: ModuleRegistry,
  viewer: Viewer,
  { id, document }: Pick<ContainerRow, 'id' | 'document'>,
  { layout_index = document.layout, columns = [], extra_class, image }: ContainerChange,
): Promise<ContainerRow> {
  const classes = document.columns.map((column) => column.classes)
  for (const column of columns) classes[column.index] = column.classes
  const data = { ...(extra_class === undefined ? {} : { extraClass: extra_class }), ...(image === undefined ? {} : { image }) }
  const operations: Operation[] = [
    { type: 'setLayout', id: ROOT_ID, layout: layout_index, classes },
    { type: 'update', id: ROOT_ID, data },
  ]
  const summary = t('changed: {names}', { names: modules.labelOf(CONTAINER) })
  return (await changeLive(services, modules, viewer, { containerId: id, nodeId: ROOT_ID, operations, summary })).row
}

/**
 * Deletes a container. What it held is kept in the versions of its object, its draft too: restoring one brings it back.
 * @returns the container as it was
 * @throws Problem 403; 404; 409 `in_use` while it is shown elsewhere, while changes of it are planned, or while it holds
 * modules and belongs to no object, which would have a version of it
 */
export function deleteContainer(
  { platform, log }: ContentServices,
  modules: ModuleRegistry,
  viewer: Viewer,
  id: number,
): Promise<ContainerRow> {
  return platform.write(async (tx, invalidate) => {
    const row = await lockContainer(tx, id)
    assertMayEdit(viewer, row.contentType, row.objectId)
    if (row.model === OWN_FIELDS) throw notFound()
    await assertUnused(tx, row)
    const object = row.objectId === null ? undefined : { contentType: row.contentType, objectId: row.objectId }
    if (object) {
      const rows = await lockContainers(tx, object)
      await saveDraftsAsVersion(tx, platform, object, { rows: rows.filter((one) => one.id === id), upgrade: modules.upgrade })
      if ((await liveVersionNumber(tx, object)) === 0) await writeVersion(tx, platform, undefined, object, rows)
    }
    await tx.delete(containers).where(eq(containers.id, id))
    invalidate(`container:${row.slug}`, ...containerTags(row.contentType, row.objectId))
    if (object) {
      const summary = t('removed: {names}', { names: modules.labelOf(CONTAINER) })
      await writeVersion(tx, platform, viewer, { ...object, summary }, await lockContainers(tx, object))
      await log.record(tx, viewer, { ...(await readLogObject(tx, object)), action: 'published' })
    }
    return row
  })
}

/** @throws Problem 409 `in_use` */
async function assertUnused(tx: Database, { slug, document, contentType, objectId }: ContainerRow): Promise<void> {
  const refuse = (sentence: string) => {
    throw new Problem(409, 'in_use', sentence)
  }
  if ((await countPlaces(tx, [slug])).size > 0) refuse(t('This container is shown on other pages. Please remove it there first.'))
  if (objectId === null) {
    if (!nodesOf(document).next().done) refuse(t('This container still holds modules. Please remove them first.'))
    return
  }
  const isPlanned = and(
    eq(scheduledChanges.contentType, contentType),
    eq(scheduledChanges.objectId, objectId),
    sql`${scheduledChanges.containers} ? ${slug}`,
  )
  if ((await tx.select({ id: scheduledChanges.id }).from(scheduledChanges).where(isPlanned).limit(1)).length > 0)
    refuse(t('Changes of this container are scheduled. Please cancel them first.'))
}
