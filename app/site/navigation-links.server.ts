import { asc, eq } from 'drizzle-orm'
import type { ReadContext } from '../platform/cache/cached-read.ts'
import { defineSmallTable } from '../platform/cache/small-tables.ts'
import { rowTranslator } from '../records/translate-rows.server.ts'
import type { NavigationEntry } from './layout-data.ts'
import { menuWithLinks, type PageEntry, withLinks } from './navigation-links.ts'
import { navigationLinks } from './tables.ts'

const readLinks = defineSmallTable({
  name: 'navigation-links',
  tags: ['navigation'],
  select: (db) =>
    db
      .select()
      .from(navigationLinks)
      .where(eq(navigationLinks.isOnline, true))
      .orderBy(asc(navigationLinks.position), asc(navigationLinks.id)),
})

/** Adds the navigation links to the entries of menu and footer that are made from pages. Cached. */
export async function addNavigationLinks(
  platform: ReadContext,
  { menu, footer }: { menu: PageEntry[]; footer: NavigationEntry[] },
): Promise<{ menu: NavigationEntry[]; footer: NavigationEntry[] }> {
  const [rows, translate] = await Promise.all([readLinks(platform), rowTranslator(platform)])
  const standingIn = (place: 'menu' | 'footer') => rows.filter((row) => row.place === place).map((row) => translate('navigation-link', row))
  return { menu: menuWithLinks(menu, standingIn('menu')), footer: withLinks(footer, standingIn('footer')) }
}
