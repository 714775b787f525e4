import { asc, eq } from 'drizzle-orm'
import { addCacheTags } from '../platform/cache/dependencies.ts'
import type { Platform } from '../platform/platform.ts'
import { addNavigationLinks } from '../site/index.server.ts'
import type { NavigationEntry } from '../site/index.ts'
import { isPageOnline } from './page-window.server.ts'
import { pageUrl, parentsAmong } from './queries.server.ts'
import { pages } from './tables.ts'

/** The entries of menu and footer: the online pages flagged for each, with the navigation links (A §3.4). Two statements. */
export async function readNavigation(
  platform: Pick<Platform, 'db' | 'clock'>,
): Promise<{ menu: NavigationEntry[]; footer: NavigationEntry[] }> {
  addCacheTags('pages')
  const rows = await platform.db.select().from(pages).where(eq(pages.locale, 'de')).orderBy(asc(pages.position), asc(pages.id))
  const now = platform.clock.now()
  const parentsOf = parentsAmong(rows)
  const visiblePages = rows.filter((row) => (row.inMenu || row.inFooter) && isPageOnline(row, parentsOf(row), now))
  const inMenu = visiblePages.filter((row) => row.inMenu)
  const menuIds = new Set(inMenu.map((row) => row.id))
  return addNavigationLinks(platform, {
    menu: inMenu
      .filter((row) => row.parentId === null || !menuIds.has(row.parentId))
      .map((row) => ({ pageId: row.id, entry: entryOf(row, inMenu) })),
    footer: visiblePages.filter((row) => row.inFooter).map((row) => entryOf(row, [])),
  })
}

function entryOf(row: typeof pages.$inferSelect, menuPages: (typeof pages.$inferSelect)[]): NavigationEntry {
  return {
    url: pageUrl(row.path),
    menu_name: row.title,
    is_clickable: row.isClickable,
    has_tab_navigation: row.hasTabNavigation,
    children: menuPages.filter((child) => child.parentId === row.id).map((child) => entryOf(child, menuPages)),
  }
}
