import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import { toDate, toInstant } from '../platform/clock/clock.ts'
import { authorize } from '../platform/http/authorize.ts'
import { notFound, Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { recordTypeNamed } from '../records/registry.server.ts'
import { recordChanges } from '../records/tables.ts'
import { readRecord } from '../records/values.server.ts'
import { deleteInTx, lockRecord, lockRow, updateInTx, type WriteContext, withWriteContext } from '../records/write.server.ts'
import { forgetNote } from './announce-in-languages.server.ts'
import { UNDO_MINUTES } from './limits.ts'
import { enqueueSale } from './sale-job.server.ts'
import { eveningActions } from './tables.ts'

type Action = typeof eveningActions.$inferSelect

/** Until when an action can be taken back. */
export function undoableUntil(createdAt: Date): Temporal.Instant {
  return toInstant(createdAt).add({ minutes: UNDO_MINUTES })
}

/**
 * Takes back everything that was done with an action, in one transaction; the ticket shop follows by a job.
 * @throws Problem 404; 403 where it published an alert and the viewer may not delete it; 409 `undone` already, `too_late`,
 *   `changed_since` when the performance or the alert was changed by somebody
 */
export async function undoEveningAction(platform: Platform, viewer: Viewer, actionId: number): Promise<void> {
  const type = recordTypeNamed('event')
  await withWriteContext({ platform, type, viewer }, async (work) => {
    const { tx } = work
    const [action] = await tx.select().from(eveningActions).where(eq(eveningActions.id, actionId)).for('update')
    if (!action) throw notFound()
    assertInTime(platform, action)
    const { values } = await lockRecord(tx, type, action.eventId)
    const isAsLeft = Object.entries(action.after).every(([name, value]) => isDeepStrictEqual(values[name], value))
    if (!isAsLeft) throw changedSince(await lastChangeBy(work, 'event', action.eventId))
    await removeAlert(work, viewer, action)
    await forgetNote(work, action.eventId)
    await updateInTx(work, { id: action.eventId, changes: action.before })
    await tx
      .update(eveningActions)
      .set({
        ...{ undoneAt: toDate(platform.clock.now()), undoneBy: viewer.name },
        ...(action.shopNumber ? { saleState: 'waiting' as const } : {}),
      })
      .where(eq(eveningActions.id, actionId))
    if (action.shopNumber) await enqueueSale(platform, tx, action.shopNumber)
  })
}

function assertInTime({ clock }: Platform, { undoneAt, undoneBy, createdAt }: Action): void {
  if (undoneAt) throw new Problem(409, 'undone', t('{name} has already taken this back.', { name: undoneBy ?? '' }))
  if (Temporal.Instant.compare(clock.now(), undoableUntil(createdAt)) > 0)
    throw new Problem(
      409,
      'too_late',
      t('The {minutes} minutes are over. Please change the performance itself.', { minutes: UNDO_MINUTES }),
    )
}

/** Deletes the alert of an action, unless somebody has done so. @throws Problem 403; 409 when somebody has changed it */
async function removeAlert(work: WriteContext, viewer: Viewer, { alertId, alertRevision }: Action): Promise<void> {
  if (alertId === null) return
  const type = recordTypeNamed('alert')
  await lockRow(work.tx, type, alertId)
  const alert = await readRecord(work.tx, type, alertId)
  if (!alert) return
  authorize(viewer, 'delete', type.area)
  if (alert.revision !== alertRevision) throw changedSince(await lastChangeBy(work, type.name, alertId))
  await deleteInTx({ ...work, type }, alertId)
}

async function lastChangeBy({ tx }: WriteContext, contentType: string, objectId: number): Promise<string> {
  const [change] = await tx
    .select({ name: recordChanges.userName })
    .from(recordChanges)
    .where(and(eq(recordChanges.contentType, contentType), eq(recordChanges.objectId, objectId)))
    .orderBy(desc(recordChanges.id))
    .limit(1)
  return change?.name ?? ''
}

function changedSince(name: string): Problem {
  const detail = t('Nothing was taken back: {name} has changed this since. Please open the performance and look.', { name })
  return new Problem(409, 'changed_since', detail)
}
