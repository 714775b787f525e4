import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { mayEdit } from '../content/index.server.ts'
import { versions } from '../content/tables.ts'
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

/** What went live, or offline: content that was published, records that were put online or taken offline. */
export type RecentChange = { to: string; title: string; kind: string; what: string; user: string; at: string }

const SHOWN = 20
const DAYS = 30
const HOURS_OF_A_DAY = 24

/** What went live in the last 30 days, newest first, at most 20. Two statements, and those that name the owners of content. */
export async function readRecentChanges(platform: Pick<Platform, 'db' | 'clock'>, viewer: Viewer): Promise<RecentChange[]> {
  const since = toDate(platform.clock.now().subtract({ hours: DAYS * HOURS_OF_A_DAY }))
  const all = await Promise.all([publishedContent(platform, viewer, since), switchedRecords(platform, viewer, since)])
  return all
    .flat()
    .toSorted((change, other) => other.at.getTime() - change.at.getTime())
    .slice(0, SHOWN)
    .map((change) => ({ ...change, at: isoWithOffset(toInstant(change.at)) }))
}

type Recent = Omit<RecentChange, 'at'> & { at: Date }

async function publishedContent({ db }: Pick<Platform, 'db'>, viewer: Viewer, since: Date): Promise<Recent[]> {
  const { contentType, objectId, summary, userName, createdAt } = versions
  const rows = await db
    .select({ contentType, objectId, what: summary, user: userName, at: createdAt })
    .from(versions)
    .where(and(eq(versions.kind, 'published'), gt(createdAt, since)))
    .orderBy(desc(createdAt), desc(versions.id))
    .limit(SHOWN)
  const seen = rows
    .filter((row) => mayEdit(viewer, row.contentType, row.objectId) || viewer.role.id === 'reader')
    .map((row) => ({ ...row, slug: '' }))
  const places = await ownerUsages(db, seen)
  return seen.flatMap((row) => {
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
