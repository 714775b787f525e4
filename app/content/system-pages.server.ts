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
 * Sees to it that each list of the house has its page at its address, as it has to be: one that was moved away, when that
 * was still possible, comes back with all below it; one that was deleted, or never was, is made. All of them are online;
 * one that somebody had switched off to have it out of the menus stays out of them. Changes nothing where all is well.
 */
export async function repairSystemPages(platform: Platform): Promise<void> {
  for (const route of LIST_ROUTES) await platform.write((tx, invalidate) => mend(platform, tx, invalidate, route))
}

async function mend(platform: Platform, tx: Database, invalidate: Invalidate, route: ListRoute): Promise<void> {
  const path = ROUTE_TABLE[route].de
  const [there] = await tx
    .select()
    .from(pages)
    .where(and(eq(pages.locale, LOCALE), eq(pages.path, path)))
  const page = there ?? (await movedFrom(tx, path))
  if (!page) {
    const made = await insertPage(tx, platform, undefined, { path, title: t(TITLES[route]), isOnline: true, position: LAST })
    if (made) invalidatePages(invalidate, made.page)
    await recordTakenAddress(tx, pageUrl(path))
    return
  }
  if (page.path === path && page.isOnline && !page.publishAt && !page.unpublishAt && page.parentId === null) return
  const isShown = page.isOnline && !page.publishAt && !page.unpublishAt
  const inMenus = isShown ? {} : { inMenu: false, inFooter: false }
  await tx
    .update(pages)
    .set({ parentId: null, isOnline: true, publishAt: null, unpublishAt: null, revision: page.revision + 1, ...inMenus })
    .where(eq(pages.id, page.id))
  await changePaths(tx, invalidate, page, path)
  await recordTakenAddress(tx, pageUrl(path))
  invalidatePages(invalidate, page)
}

/** Behind all siblings there may be. */
const LAST = 10_000

/**
 * The page that stood at an address and was moved away from it: the redirect leads to it, and it has a version that says
 * so. A redirect alone may lead to the page above one that was deleted.
 */
async function movedFrom(tx: Database, path: string): Promise<PageRow | undefined> {
  const [redirect] = await tx
    .select({ to: redirects.newPath })
    .from(redirects)
    .where(eq(redirects.oldPath, pageUrl(path)))
  if (!redirect) return undefined
  const newAddress = t('new URL {path}', { path: redirect.to })
  const [found] = await tx
    .select({ page: pages })
    .from(pages)
    .innerJoin(versions, and(eq(versions.contentType, 'page'), eq(versions.objectId, pages.id), like(versions.summary, `%${newAddress}`)))
    .where(and(eq(pages.locale, LOCALE), sql`${redirect.to} = '/de/' || ${pages.path}`))
    .limit(1)
  return found?.page
}
