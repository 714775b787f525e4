import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { siteLocales } from '../platform/i18n/request-language.ts'
import type { Platform } from '../platform/platform.ts'
import { translationDrafts } from '../platform/translations/tables.ts'
import { pageStatusResponse } from './object-status.server.ts'
import { pageUrl } from './queries.server.ts'
import { isSystemPage } from './route-pages.ts'
import { containers, drafts, pages } from './tables.ts'
import { aboveAmong, readOriginals, recordsAbove } from './variants/originals.server.ts'

const PAGES_SHOWN = 2000

/** All pages for staff, in the order of the tree, at most 2,000. One statement, one more with variants of records. */
export async function listPages(platform: Pick<Platform, 'db' | 'clock'>) {
  const rows = await platform.db
    .select({ page: pages, hasDraft: hasDraft(pages.id) })
    .from(pages)
    .where(eq(pages.locale, 'de'))
    .orderBy(asc(pages.position), asc(pages.id))
    .limit(PAGES_SHOWN)
  const all = rows.map(({ page }) => page)
  const byId = new Map(all.map((page) => [page.id, page]))
  const aboveOf = aboveAmong(byId, await readOriginals(platform, recordsAbove(all, byId)))
  return rows.map(({ page: row, hasDraft: has_draft }) => ({
    id: row.id,
    parent_id: row.parentId,
    position: row.position,
    title: row.title,
    path: row.path,
    url: pageUrl(row.path),
    is_online: row.isOnline,
    status: pageStatusResponse(platform, row, aboveOf(row)),
    has_draft,
    /** whether it is a system page, which cannot be moved, renamed or deleted */
    is_house: isSystemPage(row.path),
    in_menu: row.inMenu,
    variant: row.variant,
    variant_of: row.variant && { content_type: row.variantOfType, object_id: row.variantOfId },
  }))
}

/** SQL condition: whether a page has unpublished changes, in German or of a translation. A draft equal to the live document does not count. */
export function hasDraft(page: PgColumn): SQL<boolean> {
  const isOfPage = and(eq(containers.id, drafts.containerId), eq(containers.contentType, 'page'), eq(containers.objectId, page))
  const { recordType, recordId, locale } = translationDrafts
  const isTranslation = and(eq(recordType, 'page'), eq(recordId, page), inArray(locale, siteLocales().slice(1)))
  return sql<boolean>`(EXISTS (SELECT 1 FROM ${drafts}, ${containers} WHERE ${and(isOfPage, ne(drafts.document, containers.document))})
    OR EXISTS (SELECT 1 FROM ${translationDrafts} WHERE ${isTranslation}))`
}
