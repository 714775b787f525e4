import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { pageUrl } from '../../content/index.server.ts'
import { containers, drafts, pages } from '../../content/tables.ts'
import { excludesUndoDetails, importKind } from '../../imports/import-log.server.ts'
import type { Viewer } from '../../platform/auth/auth.ts'
import { can } from '../../platform/auth/rights.ts'
import { isoWithOffset, toInstant } from '../../platform/clock/clock.ts'
import { MARK_BEGINS } from '../../platform/format/marked-places.ts'
import { siteLocales } from '../../platform/i18n/request-language.ts'
import type { Platform } from '../../platform/platform.ts'
import { translationDrafts } from '../../platform/translations/tables.ts'
import { recordTypes } from '../../records/registry.server.ts'
import { recordChanges } from '../../records/tables.ts'
import { pageKind } from '../page-log.server.ts'
import { groupChanges } from './group-changes.ts'

const SHOWN = 8
/** Read of the log at once; a bulk action may fill it all, and is one line. */
const READ = 200

/** What staff did last: pages with drafts that are not live, and changes of records, each bulk action as one. Drafts are null for a role that does not read the pages, changes for one that reads no log. Two statements. */
export async function readLatestWork(platform: Platform, viewer: Viewer) {
  const [drafts, changes] = await Promise.all([
    can(viewer.role, 'read', 'site') ? readUnpublished(platform) : null,
    readChanges(platform, viewer),
  ])
  return { drafts, changes }
}

/** In how many places a draft waits for what only the house knows or can confirm. */
const MARKED_PLACES = sql<number>`(SELECT count(*)::int FROM regexp_matches(${drafts.document}::text, ${MARK_BEGINS}, 'g'))`

/** Pages with unpublished changes, in German or of a translation, the last changed first. Two statements. */
async function readUnpublished(platform: Platform) {
  const rows = [...(await readDrafted(platform)), ...(await readTranslated(platform))].toSorted(
    (left, right) => right.updatedAt.getTime() - left.updatedAt.getTime(),
  )
  const once = rows.filter(({ id }, index) => rows.findIndex((row) => row.id === id) === index).slice(0, SHOWN)
  return once.map(({ path, updatedAt, ...row }) => ({ ...row, url: pageUrl(path), at: isoWithOffset(toInstant(updatedAt)) }))
}

function readDrafted(platform: Platform) {
  return platform.db
    .select({ id: pages.id, title: pages.title, path: pages.path, updatedAt: drafts.updatedAt, places: MARKED_PLACES })
    .from(drafts)
    .innerJoin(containers, eq(drafts.containerId, containers.id))
    .innerJoin(pages, and(eq(containers.contentType, 'page'), eq(containers.objectId, pages.id)))
    .where(ne(drafts.document, containers.document))
    .orderBy(desc(drafts.updatedAt))
    .limit(SHOWN)
}

function readTranslated(platform: Platform) {
  const { recordType, recordId, locale, updatedAt } = translationDrafts
  return platform.db
    .select({
      id: pages.id,
      title: pages.title,
      path: pages.path,
      updatedAt: sql<Date>`max(${updatedAt})`.mapWith(updatedAt),
      places: sql<number>`0`,
    })
    .from(translationDrafts)
    .innerJoin(pages, and(eq(recordType, 'page'), eq(recordId, pages.id)))
    .where(inArray(locale, siteLocales().slice(1)))
    .groupBy(pages.id)
    .orderBy(sql`max(${updatedAt}) DESC`)
    .limit(SHOWN)
}

async function readChanges(platform: Platform, viewer: Viewer) {
  const kindsByName = new Map(
    [pageKind, importKind, ...recordTypes()]
      .filter((type) => can(viewer.role, 'read', type.area))
      .map((type) => [type.name as string, type]),
  )
  if (kindsByName.size === 0) return null
  const rows = await platform.db
    .select({
      id: recordChanges.id,
      type: recordChanges.contentType,
      objectId: recordChanges.objectId,
      title: recordChanges.title,
      action: recordChanges.action,
      userName: recordChanges.userName,
      createdAt: recordChanges.createdAt,
    })
    .from(recordChanges)
    .where(and(inArray(recordChanges.contentType, [...kindsByName.keys()]), excludesUndoDetails()))
    .orderBy(desc(recordChanges.id))
    .limit(READ)
  const known = rows.flatMap((row) => {
    const type = kindsByName.get(row.type)
    return type ? [{ ...row, label: type.label, plural: type.plural, createdAt: isoWithOffset(toInstant(row.createdAt)) }] : []
  })
  return groupChanges(known)
    .slice(0, SHOWN)
    .map(([newest, ...others]) => ({ ...newest, number: others.length + 1 }))
}
