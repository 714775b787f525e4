import { asc, eq } from 'drizzle-orm'
import type { Platform } from '../platform/platform.ts'
import { pageUrl } from './queries.server.ts'
import { pages } from './tables.ts'

const PAGES_SHOWN = 2000

/** All pages of the site's language as staff see them, in the order of the tree. One statement. */
export async function listPages(platform: Pick<Platform, 'db'>) {
  const rows = await platform.db
    .select()
    .from(pages)
    .where(eq(pages.locale, 'de'))
    .orderBy(asc(pages.position), asc(pages.id))
    .limit(PAGES_SHOWN)
  return rows.map((row) => ({
    id: row.id,
    parent_id: row.parentId,
    position: row.position,
    title: row.title,
    path: row.path,
    url: pageUrl(row.path),
    is_online: row.isOnline,
    in_menu: row.inMenu,
  }))
}
