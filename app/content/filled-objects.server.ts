import { and, eq, inArray } from 'drizzle-orm'
import { addCacheTags } from '../platform/cache/dependencies.ts'
import type { Platform } from '../platform/platform.ts'
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
