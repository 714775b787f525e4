import type { ReadContext } from '../platform/cache/cached-read.ts'
import { addNavigationLinks } from '../site/index.server.ts'
import type { NavigationEntry } from '../site/index.ts'
import { isPageOnline } from './page-window.server.ts'
import { type PageRow, pageUrl, readCachedAbove, readPages } from './queries.server.ts'

/** The entries of menu and footer: the online pages flagged for each, with the navigation links (A §3.4). Two statements. */
export async function readNavigation(
  platform: ReadContext,
): Promise<{ menu: NavigationEntry[]; footer: NavigationEntry[]; hasVariants?: true }> {
  const { german, variants } = await readPages(platform)
  const now = platform.clock.now()
  const named = german.filter((row) => row.inMenu || row.inFooter)
  const aboveOf = await readCachedAbove(platform, named)
  const visiblePages = named.filter((row) => isPageOnline(row, aboveOf(row), now))
  const inMenu = visiblePages.filter((row) => row.inMenu)
  const menuIds = new Set(inMenu.map((row) => row.id))
  const entries = await addNavigationLinks(platform, {
    menu: inMenu
      .filter((row) => row.parentId === null || !menuIds.has(row.parentId))
      .map((row) => ({ pageId: row.id, entry: entryOf(row, inMenu) })),
    footer: visiblePages.filter((row) => row.inFooter).map((row) => entryOf(row, [])),
  })
  return variants.length > 0 ? { ...entries, hasVariants: true } : entries
}

function entryOf(row: PageRow, menuPages: PageRow[]): NavigationEntry {
  return {
    url: pageUrl(row.path),
    menu_name: row.title,
    is_clickable: row.isClickable,
    has_tab_navigation: row.hasTabNavigation,
    children: menuPages.filter((child) => child.parentId === row.id).map((child) => entryOf(child, menuPages)),
  }
}
