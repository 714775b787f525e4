import { asc, eq, sql } from 'drizzle-orm'
import { addCacheTags } from '../platform/cache/dependencies.ts'
import type { SitemapEntry } from '../platform/format/sitemap.ts'
import type { Platform } from '../platform/platform.ts'
import { isPageOnline } from './page-window.server.ts'
import { pageUrl, parentsAmong } from './queries.server.ts'
import { containers, pages } from './tables.ts'

/** Sitemap entries of the online pages; `changedAt` is the later of the page's change and its content's. One statement. */
export async function pageSitemap({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<SitemapEntry[]> {
  addCacheTags('pages')
  const contentUpdatedAt = sql`(SELECT max(${containers.updatedAt}) FROM ${containers}
    WHERE ${containers.contentType} = 'page' AND ${containers.objectId} = ${pages.id})`
  const rows = await db
    .select({ page: pages, changedAt: sql<Date>`greatest(${pages.updatedAt}, ${contentUpdatedAt})`.mapWith(pages.updatedAt) })
    .from(pages)
    .where(eq(pages.locale, 'de'))
    .orderBy(asc(pages.path))
  const now = clock.now()
  const parentsOf = parentsAmong(rows.map(({ page }) => page))
  return rows
    .filter(({ page }) => isPageOnline(page, parentsOf(page), now))
    .map(({ page, changedAt }) => ({ path: pageUrl(page.path), changedAt, ...(page.variant ? { isGermanOnly: true } : {}) }))
}
