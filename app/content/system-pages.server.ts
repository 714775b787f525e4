import { and, eq, like, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import type { Platform } from '../platform/platform.ts'
import { ROUTE_TABLE } from '../platform/routing/table.ts'
import { recordTakenAddress } from '../site/index.server.ts'
import { redirects } from '../site/tables.ts'
import { insertPage } from './insert-page.server.ts'
import { changePaths, type Invalidate, invalidatePages, LOCALE } from './page-addresses.server.ts'
import { type PageRow, pageUrl } from './queries.server.ts'
import { LIST_ROUTES, type ListRoute } from './route-pages.ts'
import { pages, versions } from './tables.ts'

const TITLES: Record<ListRoute, Label> = {
  events: 'What’s on',
  productions: 'Productions',
  ensemble: 'Ensemble',
  magazine: 'Magazine',
}

/**
 * Ensures that each list of the site has its page at its address, at the top level and online. A page that was moved away
 * (older releases allowed it) is moved back with all pages below it; a missing one is created. A page that was offline is
 * put online but left out of the menus. Writes nothing when all pages are in order.
 */
export async function repairSystemPages(platform: Platform): Promise<void> {
  for (const route of LIST_ROUTES) await platform.write((tx, invalidate) => repairSystemPage(platform, tx, invalidate, route))
}

async function repairSystemPage(platform: Platform, tx: Database, invalidate: Invalidate, route: ListRoute): Promise<void> {
  const path = ROUTE_TABLE[route].de
  const [existing] = await tx
    .select()
    .from(pages)
    .where(and(eq(pages.locale, LOCALE), eq(pages.path, path)))
  const page = existing ?? (await findMovedPage(tx, path))
  if (!page) {
    const created = await insertPage(tx, platform, undefined, { path, title: t(TITLES[route]), isOnline: true, position: LAST_POSITION })
    if (created) invalidatePages(invalidate, created.page)
    await recordTakenAddress(tx, pageUrl(path))
    return
  }
  if (page.path === path && page.isOnline && !page.publishAt && !page.unpublishAt && page.parentId === null) return
  const wasOnline = page.isOnline && !page.publishAt && !page.unpublishAt
  const menuFlags = wasOnline ? {} : { inMenu: false, inFooter: false }
  await tx
    .update(pages)
    .set({ parentId: null, isOnline: true, publishAt: null, unpublishAt: null, revision: page.revision + 1, ...menuFlags })
    .where(eq(pages.id, page.id))
  await changePaths(tx, invalidate, page, path)
  await recordTakenAddress(tx, pageUrl(path))
  invalidatePages(invalidate, page)
}

/** After all siblings. */
const LAST_POSITION = 10_000

/**
 * Finds the page that was moved away from a path: the target of the path's redirect, if one of its versions records the
 * move. The redirect alone is not enough, since a deleted page redirects to its parent.
 */
async function findMovedPage(tx: Database, path: string): Promise<PageRow | undefined> {
  const [redirect] = await tx
    .select({ to: redirects.newPath })
    .from(redirects)
    .where(eq(redirects.oldPath, pageUrl(path)))
  if (!redirect) return undefined
  const newAddress = t('new URL {path}', { path: redirect.to })
  const [match] = await tx
    .select({ page: pages })
    .from(pages)
    .innerJoin(versions, and(eq(versions.contentType, 'page'), eq(versions.objectId, pages.id), like(versions.summary, `%${newAddress}`)))
    .where(and(eq(pages.locale, LOCALE), sql`${redirect.to} = '/de/' || ${pages.path}`))
    .limit(1)
  return match?.page
}
