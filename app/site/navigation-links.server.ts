import { asc, eq } from 'drizzle-orm'
import { addCacheTags } from '../platform/cache/dependencies.ts'
import { defineStatement } from '../platform/database/define-statement.ts'
import type { Platform } from '../platform/platform.ts'
import type { NavigationEntry } from './layout-data.ts'
import { menuWithLinks, type PageEntry, withLinks } from './navigation-links.ts'
import { navigationLinks } from './tables.ts'

const selectLinks = defineStatement((db) =>
  db
    .select()
    .from(navigationLinks)
    .where(eq(navigationLinks.isOnline, true))
    .orderBy(asc(navigationLinks.position), asc(navigationLinks.id))
    .prepare(''),
)

/** Adds the navigation links to the entries of menu and footer that are made from pages. One statement. */
export async function addNavigationLinks(
  platform: Pick<Platform, 'db'>,
  { menu, footer }: { menu: PageEntry[]; footer: NavigationEntry[] },
): Promise<{ menu: NavigationEntry[]; footer: NavigationEntry[] }> {
  addCacheTags('navigation')
  const rows = await selectLinks(platform.db).execute()
  const standingIn = (place: 'menu' | 'footer') => rows.filter((row) => row.place === place)
  return { menu: menuWithLinks(menu, standingIn('menu')), footer: withLinks(footer, standingIn('footer')) }
}
