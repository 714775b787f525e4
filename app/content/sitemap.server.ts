import { asc, eq, sql } from 'drizzle-orm'
import type { ReadContext } from '../platform/cache/cached-read.ts'
import { addCacheTags } from '../platform/cache/dependencies.ts'
import type { SitemapEntry } from '../platform/format/sitemap.ts'
import { DEFAULT_LOCALE } from '../platform/i18n/i18n.ts'
import { readAnnounced } from '../platform/translations/announced-languages.server.ts'
import { OBJECT_CONTAINERS_TAG } from './cache-tags.ts'
import { isPageOnline } from './page-window.server.ts'
import { pageUrl } from './queries.server.ts'
import { containers, pages } from './tables.ts'
import { aboveAmong, readOriginals, recordsAbove } from './variants/originals.server.ts'

/** Sitemap entries of the online pages; `changedAt` is the later of the page's change and its content's. One statement, one more with variants of records. */
export async function pageSitemap(context: ReadContext): Promise<SitemapEntry[]> {
  const { db, clock } = context
  addCacheTags('pages', OBJECT_CONTAINERS_TAG)
  const languagesOf = await readAnnounced(context)
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
    .map(({ page, changedAt }) => ({
      path: pageUrl(page.path),
      changedAt,
      languages: page.variant ? [DEFAULT_LOCALE] : languagesOf([['page', page.id]]),
    }))
}
