import { and, asc, desc, eq, inArray, type Placeholder, sql } from 'drizzle-orm'
import { defineCachedRead, defineCachedRows, type ReadContext } from '../platform/cache/cached-read.ts'
import { defineSelect } from '../platform/cache/define-select.ts'
import { addCacheTags } from '../platform/cache/dependencies.ts'
import { isoWithOffset, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { defineStatement } from '../platform/database/define-statement.ts'
import type { Platform } from '../platform/platform.ts'
import { isPageOnline } from './page-window.server.ts'
import { readCachedAbove, readPages } from './queries.server.ts'
import type { VersionEntry } from './schema.ts'
import { containers, drafts, versions } from './tables.ts'
import { nodesOf } from './tree.ts'

export type ContainerRow = typeof containers.$inferSelect
type Reader = Pick<Platform, 'db' | 'clock'>

const containersOf = (db: Database, parameter: (name: string) => Placeholder) =>
  db
    .select()
    .from(containers)
    .where(and(eq(containers.contentType, parameter('contentType')), eq(containers.objectId, parameter('objectId'))))
    .orderBy(asc(containers.id))

const selectContainers = defineStatement((db) => containersOf(db, sql.placeholder).prepare(''))
const selectLiveContainers = defineSelect(containersOf)

/** All containers of an object with their live documents. One statement. */
export async function readContainers(platform: Reader, contentType: string, objectId: number): Promise<ContainerRow[]> {
  addCacheTags(`containers:${contentType}:${objectId}`)
  return selectContainers(platform.db).execute({ contentType, objectId })
}

/** The containers of an object as visitors need them: their revisions may lag behind, since drafts count too. One statement; cached. */
export const readLiveContainers = defineCachedRead('containers', async (context, contentType: string, objectId: number) => {
  addCacheTags(`containers:${contentType}:${objectId}`)
  return selectLiveContainers(context, { contentType, objectId })
})

/** Whether the live document of an object contains any module; a draft does not count. One statement; cached. */
export async function isFilled(platform: ReadContext, contentType: string, objectId: number): Promise<boolean> {
  const rows = await readLiveContainers(platform, contentType, objectId)
  return rows.some(({ document }) => !nodesOf(document).next().done)
}

/** A container by its slug (A §7); undefined when there is none. */
export async function readContainerBySlug(platform: Reader, slug: string): Promise<ContainerRow | undefined> {
  addCacheTags(`container:${slug}`)
  const [row] = await platform.db.select().from(containers).where(eq(containers.slug, slug))
  return row
}

const readContainersBySlug = defineCachedRows<string, ContainerRow>('container', {
  async read({ db }, slugs) {
    const rows = await db.select().from(containers).where(inArray(containers.slug, slugs))
    return new Map(rows.map((row) => [row.slug, row]))
  },
  tags: (slug) => [`container:${slug}`],
})

/** The containers of these slugs that visitors may see: those of an offline page are left out. Two statements, none for known ones. */
export async function readPublicContainers(platform: ReadContext, slugs: string[]): Promise<ContainerRow[]> {
  if (slugs.length === 0) return []
  const rows = [...(await readContainersBySlug(platform, slugs)).values()]
  const { byId } = await readPages(platform)
  const pageOf = ({ contentType, objectId }: ContainerRow) => (contentType === 'page' ? byId.get(objectId ?? 0) : undefined)
  const aboveOf = await readCachedAbove(
    platform,
    rows.flatMap((row) => pageOf(row) ?? []),
  )
  return rows.filter((row) => {
    const page = pageOf(row)
    return !page || isPageOnline(page, aboveOf(page), platform.clock.now())
  })
}

/** The containers whose live document has a node with this id: one, or two when a copy was imported. One statement. */
export async function findContainersWith(platform: Reader, nodeId: string): Promise<ContainerRow[]> {
  const path = '$.columns[*].**.id ? (@ == $id)'
  return platform.db
    .select()
    .from(containers)
    .where(sql`jsonb_path_exists(${containers.document}, ${path}::jsonpath, ${JSON.stringify({ id: nodeId })}::jsonb)`)
    .orderBy(asc(containers.id))
    .limit(2)
}

/** One container by its id; undefined when there is none. One statement. */
export async function readContainer(platform: Reader, id: number): Promise<ContainerRow | undefined> {
  const [row] = await platform.db.select().from(containers).where(eq(containers.id, id))
  return row
}

/** The drafts of an object's containers, by container id. One statement. */
export async function readDrafts(platform: Reader, containerIds: number[]): Promise<Map<number, typeof drafts.$inferSelect>> {
  if (containerIds.length === 0) return new Map()
  const rows = await platform.db.select().from(drafts).where(inArray(drafts.containerId, containerIds))
  return new Map(rows.map((row) => [row.containerId, row]))
}

/** A version of an object: its documents by container slug, and a page's own fields. Undefined when it does not exist. One statement. */
export async function readVersion(platform: Reader, contentType: string, objectId: number, number: number) {
  const [row] = await platform.db
    .select({ documents: versions.documents, fields: versions.fields })
    .from(versions)
    .where(and(eq(versions.contentType, contentType), eq(versions.objectId, objectId), eq(versions.number, number)))
  return row
}

const VERSIONS_SHOWN = 100

/** The newest versions of an object, at most 100. One statement. */
export async function listVersions(platform: Reader, contentType: string, objectId: number): Promise<VersionEntry[]> {
  const rows = await platform.db
    .select({
      number: versions.number,
      kind: versions.kind,
      createdAt: versions.createdAt,
      userName: versions.userName,
      summary: versions.summary,
    })
    .from(versions)
    .where(and(eq(versions.contentType, contentType), eq(versions.objectId, objectId)))
    .orderBy(desc(versions.number))
    .limit(VERSIONS_SHOWN)
  const live = rows.find(({ kind }) => kind !== 'draft')
  return rows.map((row) => ({
    number: row.number,
    kind: row.kind,
    is_live: row === live,
    created_at: isoWithOffset(toInstant(row.createdAt)),
    user: row.userName,
    summary: row.summary,
  }))
}
