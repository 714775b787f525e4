import { and, asc, desc, eq, inArray, ne, type Placeholder, sql } from 'drizzle-orm'
import { defineCachedRead, defineCachedRows, type ReadContext } from '../platform/cache/cached-read.ts'
import { defineSelect } from '../platform/cache/define-select.ts'
import { addCacheTags } from '../platform/cache/dependencies.ts'
import { defineSmallTable } from '../platform/cache/small-tables.ts'
import { isoWithOffset, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { defineStatement } from '../platform/database/define-statement.ts'
import { currentLocale, DEFAULT_LOCALE } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { pathIn } from '../platform/routing/language-variants.ts'
import { rowTranslator } from '../records/translate-rows.server.ts'
import { isPageOnline } from './page-window.server.ts'
import type { VersionEntry } from './schema.ts'
import { containers, drafts, pages, versions } from './tables.ts'
import { nodesOf } from './tree.ts'

export type PageRow = typeof pages.$inferSelect
export type ContainerRow = typeof containers.$inferSelect
type Reader = Pick<Platform, 'db' | 'clock'>

/** The URL path of a page: its stored path with the prefix of the current language. */
export function pageUrl(path: string, locale: string = currentLocale()): string {
  const address = path === '' ? `/${DEFAULT_LOCALE}` : `/${DEFAULT_LOCALE}/${path}`
  return locale === DEFAULT_LOCALE ? address : pathIn(locale, address)
}

const ALL_PAGES = 'pages'

const readRows = defineSmallTable(pages, {
  tags: ['pages'],
  select: (db) => db.select().from(pages).orderBy(asc(pages.position), asc(pages.id)),
})

/** All pages in the order of the tree, online or not, with an index of the German ones by path. Cached. */
export const readPages = defineCachedRead(ALL_PAGES, async (platform) => {
  const [stored, translate] = await Promise.all([readRows(platform), rowTranslator(platform)])
  const rows = stored.map((row) => translate('page', row))
  const german = rows.filter(({ locale }) => locale === 'de')
  return {
    german,
    byId: new Map(rows.map((page) => [page.id, page])),
    byPath: new Map(german.map((page) => [page.path, page])),
    variants: german.filter(({ variant }) => variant !== null),
    parentsOf: parentsAmong(rows),
  }
})

/** The stored paths of all German pages, online or not. One statement; cached. */
export async function readPagePaths(platform: ReadContext): Promise<Pick<ReadonlySet<string>, 'has'>> {
  return (await readPages(platform)).byPath
}

/** The same if they are in memory now. */
export function knownPagePaths({ readCache }: Pick<ReadContext, 'readCache'>): Pick<ReadonlySet<string>, 'has'> | undefined {
  return readCache.peek<Awaited<ReturnType<typeof readPages>>>(ALL_PAGES)?.byPath
}

/** A page and its ancestors, nearest first; undefined when there is no such page. One statement; cached. */
export async function readPageChain(platform: ReadContext, path: string): Promise<{ page: PageRow; parents: PageRow[] } | undefined> {
  const { byPath, parentsOf } = await readPages(platform)
  const page = byPath.get(path)
  if (!page) return undefined
  addCacheTags(`page:${page.id}`)
  return { page, parents: parentsOf(page) }
}

/** The variants of a page in other languages. One statement; none when the page has no variants. */
export async function readSiblings(platform: Reader, page: PageRow): Promise<PageRow[]> {
  if (page.siblingGroup === null) return []
  addCacheTags('pages')
  return platform.db
    .select()
    .from(pages)
    .where(and(eq(pages.siblingGroup, page.siblingGroup), ne(pages.id, page.id)))
    .orderBy(asc(pages.locale))
}

/** Indexes pages, and returns a function that gives the ancestors of one among them, nearest first. */
export function parentsAmong<Page extends { id: number; parentId: number | null }>(pages: readonly Page[]): (page: Page) => Page[] {
  const byId = new Map(pages.map((page) => [page.id, page]))
  return ({ parentId }) => {
    const parents: Page[] = []
    for (let parent = byId.get(parentId ?? 0); parent; parent = byId.get(parent.parentId ?? 0)) parents.push(parent)
    return parents
  }
}

/** Reads the ancestors of these pages, and returns a function that gives those of one, nearest first. One statement, none when all are at the top level. */
export async function readParents({ db }: Pick<Platform, 'db'>, pagesBelow: PageRow[]): Promise<(page: PageRow) => PageRow[]> {
  const ids = pagesBelow.flatMap(({ parentId }) => parentId ?? [])
  if (ids.length === 0) return () => []
  addCacheTags('pages')
  const above = await db
    .select()
    .from(pages)
    .where(
      inArray(
        pages.id,
        sql`(WITH RECURSIVE chain AS (
          SELECT id, parent_id FROM pages WHERE ${inArray(sql`id`, [...new Set(ids)])}
          UNION SELECT p.id, p.parent_id FROM pages p JOIN chain ON p.id = chain.parent_id
        ) SELECT id FROM chain)`,
      ),
    )
  return parentsAmong(above.concat(pagesBelow.filter(({ id }) => !above.some((page) => page.id === id))))
}

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
  const { byId, parentsOf } = await readPages(platform)
  const pageOf = ({ contentType, objectId }: ContainerRow) => (contentType === 'page' ? byId.get(objectId ?? 0) : undefined)
  return rows.filter((row) => {
    const page = pageOf(row)
    return !page || isPageOnline(page, parentsOf(page), platform.clock.now())
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

/** A page by its id, if visitors may see it now. Two statements at most. */
export async function readVisiblePage(platform: Reader, id: number): Promise<PageRow | undefined> {
  const page = await readPage(platform, id)
  if (!page) return undefined
  const parentsOf = await readParents(platform, [page])
  return isPageOnline(page, parentsOf(page), platform.clock.now()) ? page : undefined
}

/** A page by its id, offline or not; undefined when there is none. One statement. */
export async function readPage(platform: Reader, id: number): Promise<PageRow | undefined> {
  const [row] = await platform.db.select().from(pages).where(eq(pages.id, id))
  return row
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
