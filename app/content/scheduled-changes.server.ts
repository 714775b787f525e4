import { and, asc, eq, lte } from 'drizzle-orm'
import type { z } from 'zod'
import type { Viewer } from '../platform/auth/auth.ts'
import { isoWithOffset, parseInstant, toDate, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { invalidField, notFound, Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { type ChangedNode, changedNodes } from './changed-nodes.ts'
import { chooseFromDrafts } from './chosen-drafts.server.ts'
import type { ContentObject } from './content-object.ts'
import { assertMayEdit } from './editing-rights.server.ts'
import type { ModuleRegistry } from './module-registry.server.ts'
import { readPendingDrafts } from './pending-drafts.server.ts'
import { lockContainers } from './publishing.server.ts'
import type { changesScheduleSchema } from './schema.ts'
import { scheduledChanges } from './tables.ts'

const MAX_SCHEDULED = 20

/** Changes that go live at an instant (ISO with offset), or of which some did not, with the reason. */
export type ScheduledChange = {
  id: number
  at: string
  user: string
  /** when they were scheduled; what was typed later does not go with them */
  created_at: string
  failure: string
  /** the modules that change, by container slug */
  changes: Record<string, ChangedNode[]>
}

/** The scheduled changes of an object, the next first. One statement. */
export async function listScheduledChanges(
  { db }: { db: Database },
  modules: ModuleRegistry,
  object: ContentObject,
): Promise<ScheduledChange[]> {
  const rows = await db.select().from(scheduledChanges).where(ofObject(object)).orderBy(asc(scheduledChanges.at)).limit(MAX_SCHEDULED)
  return rows.map(({ id, at, userName, createdAt, failure, containers }) => ({
    id,
    at: isoWithOffset(toInstant(at)),
    user: userName,
    created_at: isoWithOffset(toInstant(createdAt)),
    failure,
    changes: Object.fromEntries(
      Object.entries(containers).map(([slug, { before, after, nodes }]) => [
        slug,
        changedNodes(modules.upgrade(before), modules.upgrade(after), new Set(nodes)),
      ]),
    ),
  }))
}

/**
 * Schedules a choice of an object's unpublished changes to go live as they are now; the draft stays as it is, and later
 * work on it does not go with them. The choice is made as for `publish`.
 * @throws Problem 400 when the time is past; 404 when there is nothing to publish; 409 `others_included`, `too_many`; 422
 */
export function scheduleChanges(
  platform: Platform,
  modules: ModuleRegistry,
  viewer: Viewer,
  { at: time, contentType, objectId, ...choice }: ContentObject & z.infer<typeof changesScheduleSchema>,
): Promise<ScheduledChange[]> {
  const object = { contentType, objectId }
  const at = parseInstant(time)
  if (Temporal.Instant.compare(at, platform.clock.now()) <= 0) throw invalidField('at', t('This time is in the past.'))
  return platform.write(async (tx) => {
    assertMayEdit(viewer, contentType)
    const rows = await lockContainers(tx, object)
    const chosen = chooseFromDrafts(modules, viewer, await readPendingDrafts(tx, rows, modules.upgrade), choice)
    if (chosen.length === 0) throw notFound()
    const scheduled = await tx.select({ id: scheduledChanges.id }).from(scheduledChanges).where(ofObject(object))
    if (scheduled.length >= MAX_SCHEDULED) throw new Problem(409, 'too_many', t('Too many changes are scheduled for this record.'))
    await tx.insert(scheduledChanges).values({
      ...object,
      at: toDate(at),
      containers: Object.fromEntries(
        chosen.map(({ row, live, next, chosen }) => [row.slug, { before: live, after: next, nodes: chosen.map(({ id }) => id) }]),
      ),
      userId: viewer.id,
      userName: viewer.name,
      createdAt: toDate(platform.clock.now()),
    })
    return listScheduledChanges({ db: tx }, modules, object)
  })
}

/** Cancels scheduled changes, or dismisses the notice about failed ones; the draft stays as it is. @throws Problem 403, 404 */
export function cancelScheduledChanges(platform: Platform, viewer: Viewer, object: ContentObject, id: number): Promise<void> {
  return platform.write(async (tx) => {
    assertMayEdit(viewer, object.contentType)
    const isThis = and(ofObject(object), eq(scheduledChanges.id, id))
    const cancelled = await tx.delete(scheduledChanges).where(isThis).returning({ id: scheduledChanges.id })
    if (cancelled.length === 0) throw notFound()
  })
}

/** The scheduled changes that are due, the earliest first. One statement. */
export function readDueChanges({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<(ContentObject & { id: number })[]> {
  return db
    .select({ id: scheduledChanges.id, contentType: scheduledChanges.contentType, objectId: scheduledChanges.objectId })
    .from(scheduledChanges)
    .where(and(lte(scheduledChanges.at, toDate(clock.now())), eq(scheduledChanges.failure, '')))
    .orderBy(asc(scheduledChanges.at), asc(scheduledChanges.id))
}

function ofObject({ contentType, objectId }: ContentObject) {
  return and(eq(scheduledChanges.contentType, contentType), eq(scheduledChanges.objectId, objectId))
}
