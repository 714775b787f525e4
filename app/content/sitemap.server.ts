import { asc, eq, sql } from 'drizzle-orm'
import { addCacheTags } from '../platform/cache/dependencies.ts'
import type { SitemapEntry } from '../platform/format/sitemap.ts'
import type { Platform } from '../platform/platform.ts'
import { OBJECT_CONTAINERS_TAG } from './cache-tags.ts'
import { isPageOnline } from './page-window.server.ts'
import { pageUrl } from './queries.server.ts'
import { containers, pages } from './tables.ts'
import { aboveAmong, readOriginals, recordsAbove } from './variants/originals.server.ts'

/** Sitemap entries of the online pages; `changedAt` is the later of the page's change and its content's. One statement, one more with variants of records. */
export async function pageSitemap({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<SitemapEntry[]> {
  addCacheTags('pages', OBJECT_CONTAINERS_TAG)
  const contentUpdatedAt = sql`(SELECT max(${containers.updatedAt}) FROM ${containers}
    WHERE ${containers.contentType} = 'page' AND ${containers.objectId} = ${pages.id})`
  const rows = await db
    .select({ page: pages, changedAt: sql<Date>`greatest(${pages.updatedAt}, ${contentUpdatedAt})`.mapWith(pages.updatedAt) })
    .from(pages)
    .where(eq(pages.locale, 'de'))
    .orderBy(asc(pages.path))
  const now = clock.now()
  const all = rows.map(({ page }) => page)
  const byId = new Map(all.map((page) => [page.id, page]))
  const aboveOf = aboveAmong(byId, await readOriginals({ db }, recordsAbove(all, byId)))
  return rows
    .filter(({ page }) => isPageOnline(page, aboveOf(page), now))
    .map(({ page, changedAt }) => ({ path: pageUrl(page.path), changedAt, ...(page.variant ? { isGermanOnly: true } : {}) }))
}
