import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Platform } from '../platform/platform.ts'
import { pageStatusResponse } from './object-status.server.ts'
import { pageUrl, parentsAmong } from './queries.server.ts'
import { isSystemPage } from './route-pages.ts'
import { containers, drafts, pages } from './tables.ts'

const PAGES_SHOWN = 2000

/** All pages of the site's language as staff see them, in the order of the tree. One statement. */
export async function listPages(platform: Pick<Platform, 'db' | 'clock'>) {
  const all = await platform.db
    .select({ page: pages, hasDraft: hasDraft(pages.id) })
    .from(pages)
    .where(eq(pages.locale, 'de'))
    .orderBy(asc(pages.position), asc(pages.id))
    .limit(PAGES_SHOWN)
  const parentsOf = parentsAmong(all.map(({ page }) => page))
  return all.map(({ page: row, hasDraft: has_draft }) => ({
    id: row.id,
    parent_id: row.parentId,
    position: row.position,
    title: row.title,
    path: row.path,
    url: pageUrl(row.path),
    is_online: row.isOnline,
    status: pageStatusResponse(platform, row, parentsOf(row)),
    has_draft,
    /** its address, its parent and that it is there are not for staff to change */
    is_house: isSystemPage(row.path),
    in_menu: row.inMenu,
  }))
}

/** Whether a page has something that visitors do not see; a draft that says what they see anyway is none. */
export function hasDraft(page: PgColumn): SQL<boolean> {
  const isIts = and(eq(containers.id, drafts.containerId), eq(containers.contentType, 'page'), eq(containers.objectId, page))
  return sql<boolean>`EXISTS (SELECT 1 FROM ${drafts}, ${containers} WHERE ${and(isIts, ne(drafts.document, containers.document))})`
}
