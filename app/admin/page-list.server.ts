import { and, asc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import { hasDraft, pageStatusResponse, pageUrl, readParents } from '../content/index.server.ts'
import { pages, versions } from '../content/tables.ts'
import { isoWithOffset, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { likePattern } from '../platform/database/like-pattern.ts'
import { orNotFound } from '../platform/http/problem.ts'
import type { Platform } from '../platform/platform.ts'

const SHOWN = 2000

/** What the list of pages is narrowed to; it stands in the address of the screen. */
export type PageListQuery = { q: string; state: string; place: string }

/** Reads the list's wishes from an address. */
export function parsePageListQuery(parameters: URLSearchParams): PageListQuery {
  const text = (name: string) => (parameters.get(name) ?? '').trim().slice(0, 100)
  return { q: text('q'), state: text('state'), place: text('place') }
}

/** The pages that a list is narrowed to by their address, each with whether it has a draft. Two statements. */
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
  const parentsOf = await readParents(
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
      status: pageStatusResponse(platform, page, parentsOf(page)),
      hasDraft,
    }))
    .filter(({ status }) => isAsked(query.state, status.state))
}

/** Whether a page in this state belongs to the list: what is to come is neither seen nor over. */
function isAsked(asked: string, state: string): boolean {
  if (asked === 'online' || asked === 'scheduled') return state === asked
  return asked !== 'offline' || !['online', 'scheduled'].includes(state)
}

/** Where staff change a page: on the site itself. @throws Problem 404 */
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
