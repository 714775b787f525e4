import { eq } from 'drizzle-orm'
import { pageUrl } from '../../content/index.server.ts'
import { pages, type SwitchTarget } from '../../content/tables.ts'
import { alphabetical } from '../../platform/database/alphabetical.ts'
import type { Database } from '../../platform/database/database.ts'
import { navigationLinks } from '../../site/tables.ts'

/** A page or link whose state a release can switch. */
export type Switchable = { target: SwitchTarget; id: number; title: string; url: string }

const MAX_PAGES = 2000

/** All pages and navigation links, by title. Two statements. */
export async function readSwitchable(db: Database): Promise<Switchable[]> {
  const [ofPages, ofLinks] = await Promise.all([
    db
      .select({ id: pages.id, title: pages.title, path: pages.path })
      .from(pages)
      .where(eq(pages.locale, 'de'))
      .orderBy(alphabetical(pages.title))
      .limit(MAX_PAGES),
    db
      .select({ id: navigationLinks.id, title: navigationLinks.title, url: navigationLinks.url })
      .from(navigationLinks)
      .orderBy(alphabetical(navigationLinks.title))
      .limit(MAX_PAGES),
  ])
  return [
    ...ofPages.map(({ id, title, path }) => ({ target: 'page' as const, id, title, url: pageUrl(path) })),
    ...ofLinks.map((each) => ({ target: 'navigation-link' as const, ...each })),
  ]
}
