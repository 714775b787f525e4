import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { mayEdit, pageUrl } from '../content/index.server.ts'
import { type ContainerDocument, nodesOf } from '../content/index.ts'
import { containers, pages, scheduledChanges } from '../content/tables.ts'
import { articles } from '../magazine/tables.ts'
import { ownerKey } from '../media-library/documents-using.server.ts'
import { ownerUsages } from '../media-library/owner-usages.server.ts'
import { definitionOf } from '../modules/definitions.ts'
import { moduleRegistry } from '../modules/module-registry.server.ts'
import { productionsOf } from '../modules/online-window.ts'
import { type DatesOf, windowOf } from '../modules/visibility.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import { can } from '../platform/auth/rights.ts'
import { isoWithOffset, toDate, toInstant } from '../platform/clock/clock.ts'
import { boundsAfter, hasBoundAfter, type TimeWindow } from '../platform/clock/time-window.ts'
import type { Database } from '../platform/database/database.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { adminUrl } from '../platform/routing/admin-url.ts'
import { ADMIN_PATH } from '../platform/routing/table.ts'
import { readProductionDates } from '../programme/index.server.ts'
import { listOptions } from '../records/list.server.ts'
import { recordTypes } from '../records/registry.server.ts'
import { scheduledPublications } from '../records/tables.ts'
import { alerts } from '../site/tables.ts'

const SHOWN = 12

type Planned = { to: string; title: string; isOnline: boolean; at: Date; failure: string }

/**
 * What goes online or offline by itself, the next first: records by their scheduled publications; pages, articles,
 * alerts, modules and teasers by their time windows; scheduled changes of content, and notices of those that failed.
 */
export async function readScheduledPublications(platform: Pick<Platform, 'db' | 'clock' | 'readCache'>, viewer: Viewer) {
  const { db, clock } = platform
  const now = toDate(clock.now())
  const all = await Promise.all([
    plannedRecords(db, viewer),
    plannedArticles(db, now),
    plannedAlerts(db, now),
    plannedPages(db, now),
    plannedModules(platform, now),
    plannedChanges(db, viewer),
  ])
  return all
    .flat()
    .toSorted((publication, other) => publication.at.getTime() - other.at.getTime())
    .slice(0, SHOWN)
    .map((publication) => ({ ...publication, at: isoWithOffset(toInstant(publication.at)) }))
}

async function plannedRecords(db: Database, viewer: Viewer): Promise<Planned[]> {
  const switches = await db.select().from(scheduledPublications).orderBy(asc(scheduledPublications.at)).limit(SHOWN)
  const records = await Promise.all(
    switches.map(async ({ contentType, objectId, isOnline, at, failure }) => {
      const type = recordTypes().find(({ name }) => name === contentType)
      if (!type || !can(viewer.role, 'read', type.area)) return []
      const [record] = await listOptions(db, type, { q: '', ids: [objectId] })
      return record ? [{ to: adminUrl(type.name, objectId), title: record.title, isOnline, at, failure }] : []
    }),
  )
  return records.flat()
}

async function plannedArticles(db: Database, now: Date): Promise<Planned[]> {
  const coming = await db
    .select({ id: articles.id, title: articles.title, at: articles.publishedAt })
    .from(articles)
    .where(and(eq(articles.isOnline, true), gt(articles.publishedAt, now)))
    .orderBy(asc(articles.publishedAt))
    .limit(SHOWN)
  return coming.map(({ id, title, at }) => ({ to: adminUrl('article', id), title, isOnline: true, at, failure: '' }))
}

async function plannedAlerts(db: Database, now: Date): Promise<Planned[]> {
  const coming = await db
    .select()
    .from(alerts)
    .where(and(eq(alerts.isOnline, true), hasBoundAfter({ from: alerts.onlineFrom, until: alerts.onlineTo }, now)))
  return coming.flatMap(({ id, title, onlineFrom, onlineTo }) =>
    switchesOf({ to: adminUrl('alert', id), title }, { from: onlineFrom, until: onlineTo }, now),
  )
}

async function plannedPages(db: Database, now: Date): Promise<Planned[]> {
  const coming = await db
    .select()
    .from(pages)
    .where(and(eq(pages.isOnline, true), hasBoundAfter({ from: pages.publishAt, until: pages.unpublishAt }, now)))
  return coming.flatMap(({ title, path, locale, publishAt, unpublishAt }) =>
    switchesOf({ to: pageUrl(path, locale), title }, { from: publishAt, until: unpublishAt }, now),
  )
}

async function plannedChanges(db: Database, viewer: Viewer): Promise<Planned[]> {
  const rows = await db.select().from(scheduledChanges).orderBy(asc(scheduledChanges.at)).limit(SHOWN)
  const open = rows.filter(({ contentType }) => mayEdit(viewer, contentType))
  const uses = await ownerUsages(
    db,
    open.map((row) => ({ ...row, slug: '' })),
  )
  return open.flatMap(({ at, failure, containers: chosen, ...row }) => {
    const [place] = uses.get(ownerKey({ ...row, slug: '' })) ?? []
    const n = Object.values(chosen).reduce((sum, { nodes }) => sum + nodes.length, 0)
    return place
      ? [{ to: place.to ?? ADMIN_PATH, title: t('{n} changes on “{page}”', { n, page: place.title }), isOnline: true, at, failure }]
      : []
  })
}

/** Published modules and teasers with a time window, also one that depends on performances, named by their owner. */
async function plannedModules(platform: Pick<Platform, 'db' | 'clock' | 'readCache'>, now: Date): Promise<Planned[]> {
  const { db } = platform
  const rows = await db
    .select({ contentType: containers.contentType, objectId: containers.objectId, slug: containers.slug, document: containers.document })
    .from(containers)
    .where(sql`${containers.document}::text ~ '"online_(from|to)": "[0-9]|"visibility": [{]'`)
  const dates = await readProductionDates(
    platform,
    rows.flatMap(({ document }) => productionsOf(document)),
  )
  const datesOf: DatesOf = (production) => dates.get(production)
  const entries = rows.flatMap((row) => windowsIn(row.document, now, datesOf).map((entry) => ({ ...entry, owner: row })))
  const uses = await ownerUsages(
    db,
    entries.map(({ owner }) => owner),
  )
  return entries.flatMap(({ owner, name, window, nodeId }) => {
    const [place] = uses.get(ownerKey(owner)) ?? []
    if (!place) return []
    const to = place.to?.endsWith('?edit') ? `${place.to}=${encodeURIComponent(nodeId)}` : (place.to ?? ADMIN_PATH)
    return switchesOf({ to, title: t('{module} on “{page}”', { module: name, page: place.title }) }, window, now)
  })
}

type ModuleWindow = { nodeId: string; name: string; window: TimeWindow }

function windowsIn(document: ContainerDocument, now: Date, datesOf: DatesOf): ModuleWindow[] {
  return [...nodesOf(moduleRegistry.upgrade(document))].flatMap(({ id, type, data }) => {
    const label = definitionOf(type)?.label
    const items = Array.isArray(data.items) ? (data.items as Record<string, unknown>[]) : []
    return [data, ...items].flatMap((publication) => {
      const window = windowOf(publication, datesOf)
      return window && boundsAfter(window, now).length > 0 ? [{ nodeId: id, name: label ? t(label) : type, window }] : []
    })
  })
}

/** The future bounds of a time window, as publications. */
function switchesOf(target: Pick<Planned, 'to' | 'title'>, window: TimeWindow, now: Date): Planned[] {
  return boundsAfter(window, now).map((at) => ({ ...target, isOnline: at === window.from, at, failure: '' }))
}
