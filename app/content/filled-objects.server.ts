import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { ReadContext } from '../platform/cache/cached-read.ts'
import { addCacheTags, trackDependencies } from '../platform/cache/dependencies.ts'
import { defineSmallTable } from '../platform/cache/small-tables.ts'
import type { Platform } from '../platform/platform.ts'
import { OBJECT_CONTAINERS_TAG } from './cache-tags.ts'
import { OWN_FIELDS } from './own-fields.ts'
import { containers } from './tables.ts'
import { nodesOf } from './tree.ts'

/** Those of the given objects whose live documents contain any module; drafts do not count. One statement. */
export async function readFilledObjects({ db }: Pick<Platform, 'db'>, contentType: string, ids: readonly number[]): Promise<Set<number>> {
  addCacheTags(...ids.map((id) => `containers:${contentType}:${id}`))
  const rows = await db
    .select({ objectId: containers.objectId, document: containers.document })
    .from(containers)
    .where(and(eq(containers.contentType, contentType), inArray(containers.objectId, [...ids])))
  return new Set(rows.flatMap(({ objectId, document }) => (objectId !== null && !nodesOf(document).next().done ? [objectId] : [])))
}

/** The types of objects of which mostly few have modules, and the legal pages, which every page's footer asks for. */
const MOSTLY_EMPTY = ['production', 'event', 'person', 'venue', 'series', 'form', 'legal']

/**
 * In the words of the index `containers_filled`, without parameters: a statement that PostgreSQL has planned for any of them
 * cannot use it, and unpacked the document of every container and article to look into it.
 */
const readFilled = defineSmallTable({
  name: 'filled-objects',
  tags: [OBJECT_CONTAINERS_TAG],
  select: (db) =>
    db
      .select({ contentType: containers.contentType, objectId: containers.objectId })
      .from(containers)
      .where(
        and(
          sql`${containers.contentType} IN (${sql.raw(MOSTLY_EMPTY.map((type) => `'${type}'`).join())})`,
          isNotNull(containers.objectId),
          sql`${containers.model} <> ${sql.raw(`'${OWN_FIELDS}'`)}`,
          sql`jsonb_path_exists(${containers.document}, '$.columns[*].children[*]')`,
        ),
      ),
})

/**
 * Whether visitors see modules on the page of an object; a draft does not count. No statement where the site's small tables
 * are known.
 * @param contentType one of those of which few have modules
 */
export async function hasLiveModules(platform: ReadContext, contentType: string, objectId: number): Promise<boolean> {
  // The page depends on this object's containers, not on which others have some.
  addCacheTags(`containers:${contentType}:${objectId}`)
  const { result } = await trackDependencies(() => readFilled(platform))
  return result.some((row) => row.contentType === contentType && row.objectId === objectId)
}
