import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { mayEdit, pageUrl } from '../content/index.server.ts'
import { pages, versions } from '../content/tables.ts'
import { ownerKey } from '../media-library/documents-using.server.ts'
import { ownerUsages } from '../media-library/owner-usages.server.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import { can } from '../platform/auth/rights.ts'
import { isoWithOffset, toDate, toInstant } from '../platform/clock/clock.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { adminUrl } from '../platform/routing/admin-url.ts'
import { ADMIN_PATH } from '../platform/routing/table.ts'
import { recordTypes } from '../records/registry.server.ts'
import { recordChanges } from '../records/tables.ts'
import { readUnseen } from './unseen-changes.server.ts'

/** What went live, or offline: content that was published on pages that visitors saw, pages and records that were put online or taken offline. */
export type RecentChange = { to: string; title: string; kind: string; what: string; user: string; at: string }

const SHOWN = 20
const DAYS = 30
const HOURS_OF_A_DAY = 24

/** What went live in the last 30 days, newest first, at most 20. Three statements, those that name the owners of content, and those that tell whether visitors see it. */
export async function readRecentChanges(platform: Pick<Platform, 'db' | 'clock'>, viewer: Viewer): Promise<RecentChange[]> {
  const since = toDate(platform.clock.now().subtract({ hours: DAYS * HOURS_OF_A_DAY }))
  const all = await Promise.all([
    publishedContent(platform, viewer, since),
    switchedRecords(platform, viewer, since),
    switchedPages(platform, viewer, since),
  ])
  return all
    .flat()
    .toSorted((change, other) => other.at.getTime() - change.at.getTime())
    .slice(0, SHOWN)
    .map((change) => ({ ...change, at: isoWithOffset(toInstant(change.at)) }))
}

type Recent = Omit<RecentChange, 'at'> & { at: Date }

/** Of a page: that it was online, and within its window, when the version was written. */
const WAS_SEEN = sql`(${versions.fields} IS NULL OR (
  ${versions.fields}->>'is_online' = 'true'
  AND coalesce((${versions.fields}->>'publish_at')::timestamptz, '-infinity') <= ${versions.createdAt}
  AND coalesce((${versions.fields}->>'unpublish_at')::timestamptz, 'infinity') > ${versions.createdAt}
))`

async function publishedContent(platform: Pick<Platform, 'db' | 'clock'>, viewer: Viewer, since: Date): Promise<Recent[]> {
  const { db, clock } = platform
  const now = toDate(clock.now())
  const { contentType, objectId, summary, userName, createdAt } = versions
  const rows = await db
    .select({ contentType, objectId, what: summary, user: userName, at: createdAt })
    .from(versions)
    .where(and(eq(versions.kind, 'published'), gt(createdAt, since), WAS_SEEN))
    .orderBy(desc(createdAt), desc(versions.id))
    .limit(SHOWN)
  const seen = rows
    .filter((row) => mayEdit(viewer, row.contentType, row.objectId) || viewer.role.id === 'reader')
    .map((row) => ({ ...row, slug: '' }))
  const unseen = await readUnseen(
    platform,
    seen.map((row) => ({ at: now, failure: '', object: row })),
  )
  const places = await ownerUsages(db, seen)
  return seen.flatMap((row, index) => {
    // What is offline by its own switch may have been seen then; under what is above it, or as a record, it was not.
    if (unseen[index] && (row.contentType !== 'page' || unseen[index].state === 'above')) return []
    const [place] = places.get(ownerKey(row)) ?? []
    const { what, user, at } = row
    return place ? [{ to: place.to ?? ADMIN_PATH, title: place.title, kind: place.kind, what: what || t('published'), user, at }] : []
  })
}

async function switchedRecords({ db }: Pick<Platform, 'db'>, viewer: Viewer, since: Date): Promise<Recent[]> {
  const types = new Map(
    recordTypes()
      .filter(({ fields, area }) => 'isOnline' in fields && can(viewer.role, 'read', area))
      .map((type) => [type.name as string, type]),
  )
  const { contentType, objectId, title, userName, createdAt, before, after } = recordChanges
  const isSwitched = sql`coalesce(${before}->>'isOnline', 'false') <> ${after}->>'isOnline'`
  const rows = await db
    .select({ contentType, objectId, title, isOnline: sql<boolean>`(${after}->>'isOnline')::boolean`, user: userName, at: createdAt })
    .from(recordChanges)
    .where(and(inArray(contentType, [...types.keys()]), gt(createdAt, since), isSwitched))
    .orderBy(desc(recordChanges.id))
    .limit(SHOWN)
  return rows.flatMap(({ contentType, objectId, isOnline, ...row }) => {
    const type = types.get(contentType)
    const what = t(isOnline ? 'put online' : 'taken offline')
    return type ? [{ ...row, to: adminUrl(type.name, objectId), kind: t(type.label), what }] : []
  })
}

/** Pages that were put online or taken offline, in their settings or as they were published. */
async function switchedPages({ db }: Pick<Platform, 'db'>, viewer: Viewer, since: Date): Promise<Recent[]> {
  if (!can(viewer.role, 'read', 'site')) return []
  const { contentType, objectId, title, userName, createdAt, before, after } = recordChanges
  const rows = await db
    .select({
      title,
      path: pages.path,
      locale: pages.locale,
      isOnline: sql<boolean>`(${after}->>'is_online')::boolean`,
      user: userName,
      at: createdAt,
    })
    .from(recordChanges)
    .innerJoin(pages, eq(pages.id, objectId))
    .where(and(eq(contentType, 'page'), gt(createdAt, since), sql`${before}->>'is_online' <> ${after}->>'is_online'`))
    .orderBy(desc(recordChanges.id))
    .limit(SHOWN)
  return rows.map(({ path, locale, isOnline, ...row }) => ({
    ...row,
    ...{ to: `${pageUrl(path, locale)}?edit`, kind: t('Page'), what: t(isOnline ? 'put online' : 'taken offline') },
  }))
}
