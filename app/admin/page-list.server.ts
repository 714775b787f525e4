import { and, asc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import { pageUrl } from '../content/index.server.ts'
import { containers, drafts, pages } from '../content/tables.ts'
import { instantOf, isoWithOffset } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { foundOr404 } from '../platform/http/api.ts'

const SHOWN = 2000

/** What the list of pages is narrowed to; it stands in the address of the screen. */
export type PageListQuery = { q: string; state: string; place: string }

/** Reads the list's wishes from an address. */
export function pageListQueryOf(parameters: URLSearchParams): PageListQuery {
  const text = (name: string) => (parameters.get(name) ?? '').trim().slice(0, 100)
  return { q: text('q'), state: text('state'), place: text('place') }
}

/** The pages that a list is narrowed to by their address, each with whether it has a draft. One statement. */
export async function readPageList(db: Database, query: PageListQuery) {
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
    .where(and(eq(pages.locale, 'de'), ...conditionsOf(query, hasDraft)))
    .orderBy(asc(pages.path))
    .limit(SHOWN)
  return rows.map(({ path, updatedAt, ...page }) => ({ ...page, url: pageUrl(path), updatedAt: isoWithOffset(instantOf(updatedAt)) }))
}

/** Where staff change a page: on the site itself. @throws Problem 404 */
export async function placeOfPage(db: Database, id: number | undefined): Promise<string> {
  const rows = id ? await db.select({ path: pages.path, locale: pages.locale }).from(pages).where(eq(pages.id, id)) : []
  const { path, locale } = foundOr404(rows[0])
  return `${pageUrl(path, locale)}?edit`
}

function conditionsOf({ q, state, place }: PageListQuery, hasDraft: SQL): (SQL | undefined)[] {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return [
    q ? or(ilike(pages.title, pattern), ilike(pages.headline, pattern), ilike(pages.path, pattern)) : undefined,
    state === 'online' || state === 'offline' ? eq(pages.isOnline, state === 'online') : undefined,
    state === 'draft' ? hasDraft : undefined,
    place === 'menu' ? eq(pages.inMenu, true) : undefined,
    place === 'footer' ? eq(pages.inFooter, true) : undefined,
  ]
}
