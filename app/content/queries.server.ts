import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { defineCachedRead, type ReadContext } from '../platform/cache/cached-read.ts'
import { addCacheTags } from '../platform/cache/dependencies.ts'
import { defineSmallTable } from '../platform/cache/small-tables.ts'
import { currentLocale, DEFAULT_LOCALE } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { pathIn } from '../platform/routing/language-variants.ts'
import { rowTranslator } from '../records/translate-rows.server.ts'
import { isPageOnline } from './page-window.server.ts'
import { pages } from './tables.ts'

export type PageRow = typeof pages.$inferSelect
type Reader = Pick<Platform, 'db' | 'clock'>

/** The URL path of a page: its stored path with the prefix of the current language. */
export function pageUrl(path: string, locale: string = currentLocale()): string {
  const address = path === '' ? `/${DEFAULT_LOCALE}` : `/${DEFAULT_LOCALE}/${path}`
  return locale === DEFAULT_LOCALE ? address : pathIn(locale, address)
}

const ALL_PAGES = 'pages'

const readRows = defineSmallTable({
  name: 'pages',
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

/** The pages that say the same in other languages. One statement; none when there are none. */
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
