import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { type ContentObject, mayEdit, mayView, pageUrl, type StatusResponse } from '../content/index.server.ts'
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
import { can, canWithType, seesWorkOf } from '../platform/auth/rights.ts'
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
import { typeFor } from '../records/role-limits.server.ts'
import { scheduledPublications } from '../records/tables.ts'
import { alerts } from '../site/tables.ts'
import { describePart } from './releases/describe-part.ts'
import { type ReleasePart, readReleases } from './releases/read-releases.server.ts'
import { type OnObject, readUnseen } from './unseen-changes.server.ts'

/** What goes online or offline by itself, or was to and did not. */
export type ComingChange = {
  /** where it can be changed */
  to: string
  title: string
  /** whether visitors see it, or the change, from then on */
  isOnline: boolean
  /** instant, ISO with offset */
  at: string
  /** what it is: a page, an article, a module … */
  kind: string
  /** who scheduled it; empty where nobody knows */
  user: string
  /** why it did not happen; empty while it is to come */
  failure: string
  /** why visitors do not see it all the same, as they do not see its page; null where they do */
  unseen: StatusResponse | null
  /** what goes with it as one; empty but for a release */
  parts?: ComingPart[]
}

/** What goes live with others as one: in words, and why visitors do not see it all the same; null where they do. */
export type ComingPart = { words: string; unseen: StatusResponse | null }

type Coming = Omit<ComingChange, 'at' | 'unseen' | 'parts'> & OnObject & { parts?: { words: string; object: ContentObject | undefined }[] }

/**
 * What goes online or offline by itself of what the viewer reads, the next first: records by their scheduled publications; pages, articles,
 * alerts, modules and teasers by their time windows; scheduled changes of content, and notices of those that failed.
 * One statement for each of these, one for each kind of record among them, and those that name the owners of content.
 * @param limit how many are wanted at most
 */
export async function readComingChanges(
  platform: Pick<Platform, 'db' | 'clock' | 'readCache'>,
  viewer: Viewer,
  limit: number,
): Promise<ComingChange[]> {
  const { db, clock } = platform
  const now = toDate(clock.now())
  const all = await Promise.all([
    scheduledRecords(platform, viewer, limit),
    can(viewer.role, 'read', 'magazine') ? comingArticles(db, now, limit) : [],
    can(viewer.role, 'read', 'site') ? comingAlerts(db, now) : [],
    can(viewer.role, 'read', 'site') ? comingPages(db, now) : [],
    comingModules(platform, viewer, now),
    scheduledContent(db, viewer, limit),
    comingReleases(platform, viewer),
  ])
  const coming = all
    .flat()
    .toSorted((change, other) => change.at.getTime() - other.at.getTime())
    .slice(0, limit)
  return withUnseen(platform, coming)
}

/** Tells of each change, and of each part of one, whether visitors see it by then. */
async function withUnseen(platform: Pick<Platform, 'db' | 'clock'>, coming: readonly Coming[]): Promise<ComingChange[]> {
  const own = coming.map((change) => (change.isOnline ? change : { ...change, object: undefined }))
  const parts = coming.flatMap(({ parts = [], at, failure }) => parts.map(({ object }) => ({ object, at, failure })))
  const unseen = await readUnseen(platform, [...own, ...parts])
  const ofParts = unseen.slice(own.length)
  return coming.map(({ object: _, switchesOn: __, parts: named = [], ...change }, index) => {
    const told = ofParts.splice(0, named.length)
    return {
      ...change,
      at: isoWithOffset(toInstant(change.at)),
      // What goes live as one is unseen where every part of it is.
      unseen: unseen[index] ?? (told.length > 0 && told.every((each) => each) ? (told[0] ?? null) : null),
      ...(named.length > 0 && { parts: named.map(({ words }, at) => ({ words, unseen: told[at] ?? null })) }),
    }
  })
}

async function scheduledRecords(platform: Pick<Platform, 'db' | 'clock'>, viewer: Viewer, limit: number): Promise<Coming[]> {
  const { db } = platform
  const rows = await db.select().from(scheduledPublications).orderBy(asc(scheduledPublications.at)).limit(limit)
  const byType = [...Map.groupBy(rows, ({ contentType }) => contentType)]
  const records = await Promise.all(
    byType.map(async ([contentType, publications]) => {
      const type = recordTypes().find(({ name }) => name === contentType)
      if (!type || !canWithType(viewer.role, 'read', type) || !seesWorkOf(viewer.role, type)) return []
      const named = await listOptions(db, typeFor(platform, viewer, type), {
        q: '',
        ids: [...new Set(publications.map(({ objectId }) => objectId))],
      })
      const titles = new Map(named.map(({ id, title }) => [id, title]))
      return publications.flatMap(({ objectId, isOnline, at, userName, failure }) => {
        const title = titles.get(objectId)
        return title === undefined
          ? []
          : [
              {
                ...{ to: adminUrl(type.name, objectId), title, kind: t(type.label), isOnline, at, user: userName, failure },
                ...{ object: { contentType, objectId }, switchesOn: isOnline ? [{ contentType, objectId }] : [] },
              },
            ]
      })
    }),
  )
  return records.flat()
}

async function comingArticles(db: Database, now: Date, limit: number): Promise<Coming[]> {
  const coming = await db
    .select({ id: articles.id, title: articles.title, at: articles.publishedAt })
    .from(articles)
    .where(and(eq(articles.isOnline, true), gt(articles.publishedAt, now)))
    .orderBy(asc(articles.publishedAt))
    .limit(limit)
  const kind = t('Article')
  return coming.map(({ id, title, at }) => ({ to: adminUrl('article', id), title, kind, isOnline: true, at, user: '', failure: '' }))
}

async function comingAlerts(db: Database, now: Date): Promise<Coming[]> {
  const coming = await db
    .select()
    .from(alerts)
    .where(and(eq(alerts.isOnline, true), hasBoundAfter({ from: alerts.onlineFrom, until: alerts.onlineTo }, now)))
  return coming.flatMap(({ id, title, onlineFrom, onlineTo }) =>
    switchesOf({ to: adminUrl('alert', id), title, kind: t('Alert') }, { from: onlineFrom, until: onlineTo }, now),
  )
}

async function comingPages(db: Database, now: Date): Promise<Coming[]> {
  const coming = await db
    .select()
    .from(pages)
    .where(and(eq(pages.isOnline, true), hasBoundAfter({ from: pages.publishAt, until: pages.unpublishAt }, now)))
  return coming.flatMap(({ id, title, path, locale, publishAt, unpublishAt }) =>
    switchesOf(
      { to: pageUrl(path, locale), title, kind: t('Page'), object: { contentType: 'page', objectId: id } },
      { from: publishAt, until: unpublishAt },
      now,
    ),
  )
}

/** Scheduled changes of content. Those of a page lead to the sheet in which they can be taken back. */
async function scheduledContent(db: Database, viewer: Viewer, limit: number): Promise<Coming[]> {
  const rows = await db
    .select()
    .from(scheduledChanges)
    .where(isNull(scheduledChanges.releaseId))
    .orderBy(asc(scheduledChanges.at))
    .limit(limit)
  const open = rows.filter(({ contentType, objectId }) => mayEdit(viewer, contentType, objectId))
  const uses = await ownerUsages(
    db,
    open.map((row) => ({ ...row, slug: '' })),
  )
  return open.flatMap(({ at, userName, failure, containers: chosen, translations, putsOnline, ...row }) => {
    const [place] = uses.get(ownerKey({ ...row, slug: '' })) ?? []
    const n = Object.values(chosen).reduce((sum, { nodes }) => sum + nodes.length, 0) + translations.length
    if (!place || !at) return []
    const to = place.to?.endsWith('?edit') ? `${place.to}&publish` : (place.to ?? ADMIN_PATH)
    const page = place.title
    const named = putsOnline
      ? { title: onlineTitle(page, n), kind: place.kind }
      : { title: t('{n} changes on “{page}”', { n, page }), kind: t('Changes|content') }
    return [{ ...named, to, isOnline: true, at, user: userName, failure, object: row, switchesOn: putsOnline ? [row] : [] }]
  })
}

/** What goes online with changes of its content. @param n how many */
function onlineTitle(page: string, n: number): string {
  return n > 0 ? t('“{page}”, with {n} changes', { page, n }) : page
}

/** Releases that have a time, each with what goes with it. */
async function comingReleases(platform: Pick<Platform, 'db'>, viewer: Viewer): Promise<Coming[]> {
  const releases = await readReleases(platform, viewer)
  return releases.flatMap(({ id, title, at, user, failure, parts }) =>
    at
      ? [
          {
            ...{ to: `${adminUrl('releases')}#release-${id}`, title, kind: t('Release'), isOnline: true, at: new Date(at), user, failure },
            switchesOn: parts.flatMap(({ object, change }) => (change.kind === 'switch' && change.is_online ? [object] : [])),
            parts: parts.map((part) => ({
              words: `${part.title}: ${describePart(part)}`,
              object: showsOnPage(part) ? part.object : undefined,
            })),
          },
        ]
      : [],
  )
}

/** Whether a part of a release is to be seen on a page by then, not the page's way out of it or a place in the menu. */
function showsOnPage({ change }: ReleasePart): boolean {
  return change.kind === 'content' || (change.target === 'page' && change.is_online === true)
}

/** Published modules and teasers with a time window, also one that depends on performances, named by their owner. */
async function comingModules(platform: Pick<Platform, 'db' | 'clock' | 'readCache'>, viewer: Viewer, now: Date): Promise<Coming[]> {
  const { db } = platform
  const all = await db
    .select({ contentType: containers.contentType, objectId: containers.objectId, slug: containers.slug, document: containers.document })
    .from(containers)
    .where(sql`${containers.document}::text ~ '"online_(from|to)": "[0-9]|"visibility": [{]'`)
  const rows = all.filter(({ contentType, objectId }) => mayView(viewer, contentType, objectId))
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
    const title = t('{module} on “{page}”', { module: name, page: place.title })
    const { contentType, objectId } = owner
    return switchesOf({ to, title, kind: t('Module'), object: objectId === null ? undefined : { contentType, objectId } }, window, now)
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

/** The future bounds of a time window, as changes. */
function switchesOf(target: Pick<Coming, 'to' | 'title' | 'kind' | 'object'>, window: TimeWindow, now: Date): Coming[] {
  return boundsAfter(window, now).map((at) => ({ ...target, isOnline: at === window.from, at, user: '', failure: '' }))
}
