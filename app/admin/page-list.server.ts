import { and, asc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import { hasDraft, pageStatusResponse, pageUrl, readAbove } from '../content/index.server.ts'
import { pages, versions } from '../content/tables.ts'
import { isoWithOffset, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { likePattern } from '../platform/database/like-pattern.ts'
import { orNotFound } from '../platform/http/problem.ts'
import type { Platform } from '../platform/platform.ts'

const SHOWN = 2000

/** The filter of the page list, as in the URL. */
export type PageListQuery = { q: string; state: string; place: string }

/** Parses the filter of the page list. */
export function parsePageListQuery(parameters: URLSearchParams): PageListQuery {
  const text = (name: string) => (parameters.get(name) ?? '').trim().slice(0, 100)
  return { q: text('q'), state: text('state'), place: text('place') }
}

/** The filtered pages by path, with whether each has a draft. Two statements. */
export async function readPageList(platform: Pick<Platform, 'db' | 'clock'>, query: PageListQuery) {
  const drafted = hasDraft(pages.id)
  const lastSaved =
    sql<Date | null>`(SELECT max(created_at) FROM ${versions} WHERE content_type = 'page' AND object_id = ${pages.id} AND kind <> 'draft')`.mapWith(
      versions.createdAt,
    )
  const rows = await platform.db
    .select({ page: pages, hasDraft: drafted, savedAt: lastSaved })
    .from(pages)
    .where(and(eq(pages.locale, 'de'), ...conditionsOf(query, drafted)))
    .orderBy(asc(pages.path))
    .limit(SHOWN)
  const aboveOf = await readAbove(
    platform,
    rows.map(({ page }) => page),
  )
  return rows
    .map(({ page, hasDraft, savedAt }) => ({
      id: page.id,
      title: page.title,
      url: pageUrl(page.path),
      inMenu: page.inMenu,
      inFooter: page.inFooter,
      updatedAt: isoWithOffset(toInstant(savedAt && savedAt > page.updatedAt ? savedAt : page.updatedAt)),
      status: pageStatusResponse(platform, page, aboveOf(page)),
      hasDraft,
    }))
    .filter(({ status }) => matchesState(query.state, status.state))
}

/** Whether a page's state matches the filter; scheduled pages are neither online nor offline. */
function matchesState(filter: string, state: string): boolean {
  if (filter === 'online' || filter === 'scheduled') return state === filter
  return filter !== 'offline' || !['online', 'scheduled'].includes(state)
}

/** The URL of a page in edit mode, on the site itself. @throws Problem 404 */
export async function editUrlOfPage(db: Database, id: number | undefined): Promise<string> {
  const rows = id ? await db.select({ path: pages.path, locale: pages.locale }).from(pages).where(eq(pages.id, id)) : []
  const { path, locale } = orNotFound(rows[0])
  return `${pageUrl(path, locale)}?edit`
}

function conditionsOf({ q, state, place }: PageListQuery, hasDraft: SQL): (SQL | undefined)[] {
  const pattern = likePattern(q)
  return [
    q ? or(ilike(pages.title, pattern), ilike(pages.headline, pattern), ilike(pages.path, pattern)) : undefined,
    state === 'draft' ? hasDraft : undefined,
    place === 'menu' ? eq(pages.inMenu, true) : undefined,
    place === 'footer' ? eq(pages.inFooter, true) : undefined,
  ]
}
