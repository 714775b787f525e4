import { and, asc, eq, sql } from 'drizzle-orm'
import { pageUrl } from '../content/index.server.ts'
import { containers, drafts, pages } from '../content/tables.ts'
import { instantOf, isoWithOffset } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'

const SHOWN = 2000

/** All pages by their address, each with whether it has a draft. One statement. */
export async function readPageList(db: Database) {
  const hasDraft = sql<boolean>`EXISTS (SELECT 1 FROM ${drafts} JOIN ${containers} ON ${containers.id} = ${drafts.containerId}
    WHERE ${and(eq(containers.contentType, 'page'), eq(containers.objectId, pages.id))})`
  const rows = await db
    .select({
      id: pages.id,
      title: pages.title,
      path: pages.path,
      isOnline: pages.isOnline,
      inMenu: pages.inMenu,
      inFooter: pages.inFooter,
      updatedAt: pages.updatedAt,
      hasDraft,
    })
    .from(pages)
    .where(eq(pages.locale, 'de'))
    .orderBy(asc(pages.path))
    .limit(SHOWN)
  return rows.map(({ path, updatedAt, ...page }) => ({ ...page, url: pageUrl(path), updatedAt: isoWithOffset(instantOf(updatedAt)) }))
}
