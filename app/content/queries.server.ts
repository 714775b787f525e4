import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { defineCachedRead, type ReadContext } from '../platform/cache/cached-read.ts'
import { addCacheTags } from '../platform/cache/dependencies.ts'
import { defineSmallTable } from '../platform/cache/small-tables.ts'
import { currentLocale, DEFAULT_LOCALE } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { pathIn } from '../platform/routing/language-variants.ts'
import { rowTranslator } from '../records/translate-rows.server.ts'
import { isPageOnline, type PageSchedule } from './page-window.server.ts'
import { pages } from './tables.ts'
import { type AboveOf, aboveAmong, readCachedOriginals, readOriginals, recordsAbove } from './variants/originals.server.ts'

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

/**
 * A page and its ancestors, nearest first, with what must be online for visitors to see it; undefined when there is no such
 * page. One statement, one more for the variant of a record; cached.
 */
export async function readPageChain(
  platform: ReadContext,
  path: string,
): Promise<{ page: PageRow; parents: PageRow[]; above: PageSchedule[] } | undefined> {
  const { byId, byPath } = await readPages(platform)
  const page = byPath.get(path)
  if (!page) return undefined
  addCacheTags(`page:${page.id}`)
  const parents: PageRow[] = []
  for (let parent = byId.get(page.parentId ?? 0); parent; parent = byId.get(parent.parentId ?? 0)) parents.push(parent)
  const aboveOf = await readCachedAbove(platform, [page])
  return { page, parents, above: aboveOf(page) }
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

/**
 * What must be online with each of these pages, so that visitors see it (`AboveOf`). At most two statements, none when all are
 * at the top level and no variants.
 */
export async function readAbove({ db }: Pick<Platform, 'db'>, below: readonly PageRow[]): Promise<AboveOf<PageRow>> {
  const originals = below.flatMap(({ variantOfType, variantOfId }) => (variantOfType === 'page' ? (variantOfId ?? []) : []))
  const ids = [...new Set([...below.flatMap(({ parentId }) => parentId ?? []), ...originals])]
  const rows = ids.length === 0 ? [] : await readChains({ db }, ids)
  const byId = new Map([...rows, ...below].map((page) => [page.id, page]))
  return aboveAmong(byId, await readOriginals({ db }, recordsAbove(below, byId)))
}

/** These pages, the pages above them, and what those are variants of. */
function readChains({ db }: Pick<Platform, 'db'>, ids: number[]): Promise<PageRow[]> {
  addCacheTags('pages')
  return db
    .select()
    .from(pages)
    .where(
      inArray(
        pages.id,
        sql`(WITH RECURSIVE chain AS (
          SELECT id, parent_id, variant_of_type, variant_of_id FROM pages WHERE ${inArray(sql`id`, ids)}
          UNION SELECT p.id, p.parent_id, p.variant_of_type, p.variant_of_id FROM pages p JOIN chain
            ON p.id = chain.parent_id OR (chain.variant_of_type = 'page' AND p.id = chain.variant_of_id)
        ) SELECT id FROM chain)`,
      ),
    )
}

/** The same with the site's pages, which are in memory: a statement only for records that are not known. Cached. */
export async function readCachedAbove(platform: ReadContext, below: readonly PageRow[]): Promise<AboveOf<PageRow>> {
  const { byId } = await readPages(platform)
  return aboveAmong(byId, await readCachedOriginals(platform, recordsAbove(below, byId)))
}

/** A page by its id, if visitors may see it now. Three statements at most. */
export async function readVisiblePage(platform: Reader, id: number): Promise<PageRow | undefined> {
  const page = await readPage(platform, id)
  if (!page) return undefined
  const aboveOf = await readAbove(platform, [page])
  return isPageOnline(page, aboveOf(page), platform.clock.now()) ? page : undefined
}

/** A page by its id, offline or not; undefined when there is none. One statement. */
export async function readPage(platform: Reader, id: number): Promise<PageRow | undefined> {
  const [row] = await platform.db.select().from(pages).where(eq(pages.id, id))
  return row
}
