import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Viewer } from '../platform/auth/auth.ts'
import { isoWithOffset, parseInstant, toDate, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { invalidField, notFound, Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { type ChangedNode, changedNodes } from './changed-nodes.ts'
import { chooseFromDrafts } from './chosen-drafts.server.ts'
import type { ContainerRow } from './container-queries.server.ts'
import type { ContentObject } from './content-object.ts'
import { assertMayEdit } from './editing-rights.server.ts'
import { mergeChanges } from './merge-changes.ts'
import type { ModuleRegistry } from './module-registry.server.ts'
import { readPendingDrafts } from './pending-drafts.server.ts'
import { lockContainers } from './publishing.server.ts'
import { assertMayPutOnline } from './put-online.server.ts'
import { lockReleaseFor, switchOnline } from './releases/edit-release.server.ts'
import type { changesScheduleSchema } from './schema.ts'
import { type PlannedTranslation, releases, type ScheduledDocument, scheduledChanges } from './tables.ts'
import { lockChosenTranslations } from './translations/chosen.server.ts'
import { statesAfter, waitsForOriginal } from './translations/originals.ts'
import { joinPlanned, plannedTranslations } from './translations/planned.server.ts'

const MAX_SCHEDULED = 20

type Row = typeof scheduledChanges.$inferSelect

/** Copies of what was chosen: of modules by container slug, and of translations. */
type Planned = Pick<Row, 'containers' | 'translations'>

/** Changes that go live at an instant (ISO with offset) or with a release, or that did not, with the reason. */
export type ScheduledChange = {
  id: number
  /** null with a release that has no time yet */
  at: string | null
  release: { id: number; title: string } | null
  user: string
  /** when they were scheduled; what was typed later does not go with them */
  created_at: string
  failure: string
  /** the modules that change, by container slug */
  changes: Record<string, ChangedNode[]>
  /** how many texts go live in each further language */
  translations: Record<string, number>
  /** whether the object itself, offline until then, goes online with them */
  puts_online: boolean
}

/** The scheduled changes of an object, the next first. One statement. */
export async function listScheduledChanges(
  { db }: { db: Database },
  modules: ModuleRegistry,
  object: ContentObject,
): Promise<ScheduledChange[]> {
  const at = sql<Date | null>`coalesce(${scheduledChanges.at}, ${releases.at})`.mapWith(scheduledChanges.at)
  const rows = await db
    .select({ planned: scheduledChanges, release: releases, at })
    .from(scheduledChanges)
    .leftJoin(releases, eq(releases.id, scheduledChanges.releaseId))
    .where(ofObject(object))
    .orderBy(sql`coalesce(${scheduledChanges.at}, ${releases.at}) ASC NULLS LAST`, asc(scheduledChanges.id))
    .limit(MAX_SCHEDULED)
  return rows.map(({ planned: { id, userName, createdAt, failure, containers, translations, putsOnline }, release, at }) => ({
    id,
    at: at && isoWithOffset(toInstant(at)),
    release: release && { id: release.id, title: release.title },
    user: userName,
    created_at: isoWithOffset(toInstant(createdAt)),
    failure: release?.failure || failure,
    changes: Object.fromEntries(
      Object.entries(containers).map(([slug, { before, after, nodes }]) => [
        slug,
        changedNodes(modules.upgrade(before), modules.upgrade(after), new Set(nodes)),
      ]),
    ),
    translations: countByLocale(translations),
    puts_online: putsOnline,
  }))
}

function countByLocale(translations: PlannedTranslation[]): Record<string, number> {
  const byLocale = Map.groupBy(translations, ({ locale }) => locale)
  return Object.fromEntries([...byLocale].map(([locale, texts]) => [locale, texts.length]))
}

/**
 * Plans a choice of an object's unpublished changes to go live as they are now, at a time or with a release; the draft stays
 * as it is, and later work on it does not go with them. The choice is made as for `publish`. What of the object goes with the
 * release already still does, except modules that are chosen anew. With `online` the object goes online then, if it is offline.
 * @throws Problem 400 when the time is past; 403; 404 when there is nothing to publish, or no such release; 409 `others_included`,
 * `too_many`, `release_conflict`; 422
 */
export function scheduleChanges(
  platform: Platform,
  modules: ModuleRegistry,
  viewer: Viewer,
  { at: time, release: wanted, online = false, contentType, objectId, ...choice }: ContentObject & z.infer<typeof changesScheduleSchema>,
): Promise<ScheduledChange[]> {
  const object = { contentType, objectId }
  const at = time === undefined ? null : parseInstant(time)
  if (at && Temporal.Instant.compare(at, platform.clock.now()) <= 0) throw invalidField('at', t('This time is in the past.'))
  return platform.write(async (tx) => {
    assertMayEdit(viewer, contentType, objectId)
    if (online) assertMayPutOnline(viewer, object)
    const releaseId = wanted === undefined ? null : await lockReleaseFor(tx, platform, viewer, wanted)
    const isSwitchOfRelease = online && releaseId !== null
    if (isSwitchOfRelease) await switchOnline(tx, viewer, releaseId, object)
    const rows = await lockContainers(tx, object)
    const pending = await readPendingDrafts(tx, rows, modules.upgrade)
    const chosen = chooseFromDrafts(modules, viewer, pending, choice)
    const waits = waitsForOriginal(modules.textsOf, contentType, statesAfter(pending, chosen))
    const translated = (await lockChosenTranslations(tx, viewer, object, choice.translations)).filter((draft) => !waits(draft))
    const isEmpty = chosen.length + translated.length === 0
    if (isEmpty && !online) throw notFound()
    if (isEmpty && isSwitchOfRelease) return listScheduledChanges({ db: tx }, modules, object)
    const scheduled = await tx.select({ id: scheduledChanges.id }).from(scheduledChanges).where(ofObject(object))
    if (scheduled.length >= MAX_SCHEDULED) throw new Problem(409, 'too_many', t('Too many changes are scheduled for this record.'))
    const copies = Object.fromEntries(
      chosen.map(({ row, live, next, chosen }) => [row.slug, { before: live, after: next, nodes: chosen.map(({ id }) => id) }]),
    )
    const planned = { containers: copies, translations: await plannedTranslations(tx, object, translated) }
    await tx.insert(scheduledChanges).values({
      ...object,
      at: at && toDate(at),
      releaseId,
      putsOnline: online && releaseId === null,
      ...(releaseId === null ? planned : await joinEarlier(tx, modules, { object, releaseId, planned, rows })),
      userId: viewer.id,
      userName: viewer.name,
      createdAt: toDate(platform.clock.now()),
    })
    return listScheduledChanges({ db: tx }, modules, object)
  })
}

/**
 * Joins a choice with what of the object goes with the release already, whose row it replaces: one part for each object.
 * @throws Problem 409 `release_conflict` when something of that was changed on the live page meanwhile
 */
async function joinEarlier(
  tx: Database,
  modules: ModuleRegistry,
  { object, releaseId, planned, rows }: { object: ContentObject; releaseId: number; planned: Planned; rows: ContainerRow[] },
): Promise<Planned> {
  const { containers: copies, translations } = planned
  const [earlier] = await tx
    .delete(scheduledChanges)
    .where(and(ofObject(object), eq(scheduledChanges.releaseId, releaseId)))
    .returning()
  if (!earlier) return planned
  const joined = rows.flatMap(({ slug, document }): [string, ScheduledDocument][] => {
    const [stored, copy] = [earlier.containers[slug], copies[slug]]
    if (!stored) return copy ? [[slug, copy]] : []
    const before = modules.upgrade(document)
    const merged = mergeChanges(copy?.after ?? before, {
      ...stored,
      before: modules.upgrade(stored.before),
      after: modules.upgrade(stored.after),
    })
    if (!new Set(merged.conflicts).isSubsetOf(new Set(copy?.nodes))) {
      throw new Problem(
        409,
        'release_conflict',
        t('What is in this release already was changed on the page meanwhile. Remove it there first.'),
      )
    }
    return [[slug, { before, after: merged.document, nodes: [...new Set([...stored.nodes, ...(copy?.nodes ?? [])])] }]]
  })
  return { containers: Object.fromEntries(joined), translations: joinPlanned(earlier.translations, translations) }
}

/** Cancels scheduled changes, or dismisses the notice about failed ones; the draft stays as it is. @throws Problem 403, 404 */
export function cancelScheduledChanges(platform: Platform, viewer: Viewer, object: ContentObject, id: number): Promise<void> {
  return platform.write(async (tx) => {
    assertMayEdit(viewer, object.contentType, object.objectId)
    const isThis = and(ofObject(object), eq(scheduledChanges.id, id))
    const cancelled = await tx.delete(scheduledChanges).where(isThis).returning({ id: scheduledChanges.id })
    if (cancelled.length === 0) throw notFound()
  })
}

/** The scheduled changes with a time of their own that are due, the earliest first. One statement. */
export function readDueChanges({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<(ContentObject & Pick<Row, 'id' | 'putsOnline'>)[]> {
  const { id, contentType, objectId, putsOnline } = scheduledChanges
  return db
    .select({ id, contentType, objectId, putsOnline })
    .from(scheduledChanges)
    .where(and(lte(scheduledChanges.at, toDate(clock.now())), eq(scheduledChanges.failure, '')))
    .orderBy(asc(scheduledChanges.at), asc(scheduledChanges.id))
}

function ofObject({ contentType, objectId }: ContentObject) {
  return and(eq(scheduledChanges.contentType, contentType), eq(scheduledChanges.objectId, objectId))
}
