import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isoWithOffset, toInstant } from '../platform/clock/clock.ts'
import { siteLocales } from '../platform/i18n/request-language.ts'
import type { Platform } from '../platform/platform.ts'
import { translationDrafts } from '../platform/translations/tables.ts'
import { pageStatusResponse } from './object-status.server.ts'
import { wentOnline } from './put-online.server.ts'
import { pageUrl } from './queries.server.ts'
import { isSystemPage } from './route-pages.ts'
import { containers, drafts, pages, releaseSwitches, releases, scheduledChanges } from './tables.ts'
import { aboveAmong, readOriginals, recordsAbove } from './variants/originals.server.ts'

const PAGES_SHOWN = 2000

/** All pages for staff, in the order of the tree, at most 2,000. One statement, one more with variants of records. */
export async function listPages(platform: Pick<Platform, 'db' | 'clock'>) {
  const rows = await platform.db
    .select({ page: pages, hasDraft: hasDraft(pages.id), wasOnline: wentOnline(pages.id), onlineAt: nextOnline(pages.id) })
    .from(pages)
    .where(eq(pages.locale, 'de'))
    .orderBy(asc(pages.position), asc(pages.id))
    .limit(PAGES_SHOWN)
  const all = rows.map(({ page }) => page)
  const byId = new Map(all.map((page) => [page.id, page]))
  const aboveOf = aboveAmong(byId, await readOriginals(platform, recordsAbove(all, byId)))
  return rows.map(({ page: row, hasDraft: has_draft, wasOnline, onlineAt }) => ({
    id: row.id,
    parent_id: row.parentId,
    position: row.position,
    title: row.title,
    path: row.path,
    url: pageUrl(row.path),
    is_online: row.isOnline,
    status: pageStatusResponse(platform, row, aboveOf(row)),
    has_draft,
    /** whether visitors ever saw it, or could have */
    was_online: row.isOnline || wasOnline,
    /** when it goes online by itself, with planned changes or a release; null where it is online, or nothing is planned */
    online_at: onlineAt && !row.isOnline ? isoWithOffset(toInstant(onlineAt)) : null,
    /** whether it is a system page, which cannot be moved, renamed or deleted */
    is_house: isSystemPage(row.path),
    in_menu: row.inMenu,
    variant: row.variant,
    variant_of: row.variant && { content_type: row.variantOfType, object_id: row.variantOfId },
  }))
}

/** SQL: when a page next goes online by itself, with changes that are planned or with a release; null where nothing is planned. */
function nextOnline(page: PgColumn): SQL<Date | null> {
  const change = scheduledChanges
  const isOfPage = and(eq(change.contentType, 'page'), eq(change.objectId, page), eq(change.failure, ''), eq(change.putsOnline, true))
  const isSwitched = and(eq(releaseSwitches.target, 'page'), eq(releaseSwitches.objectId, page), eq(releaseSwitches.isOnline, true))
  const isOpen = and(eq(releases.id, releaseSwitches.releaseId), isNull(releases.liveAt), eq(releases.failure, ''))
  return sql<Date | null>`least(
    (SELECT min(${change.at}) FROM ${change} WHERE ${isOfPage}),
    (SELECT min(${releases.at}) FROM ${releases}, ${releaseSwitches} WHERE ${and(isOpen, isSwitched)})
  )`.mapWith(change.at)
}

/** SQL condition: whether a page has unpublished changes, in German or of a translation. A draft equal to the live document does not count. */
export function hasDraft(page: PgColumn): SQL<boolean> {
  const isOfPage = and(eq(containers.id, drafts.containerId), eq(containers.contentType, 'page'), eq(containers.objectId, page))
  const { recordType, recordId, locale } = translationDrafts
  const isTranslation = and(eq(recordType, 'page'), eq(recordId, page), inArray(locale, siteLocales().slice(1)))
  return sql<boolean>`(EXISTS (SELECT 1 FROM ${drafts}, ${containers} WHERE ${and(isOfPage, ne(drafts.document, containers.document))})
    OR EXISTS (SELECT 1 FROM ${translationDrafts} WHERE ${isTranslation}))`
}
