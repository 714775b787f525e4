import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../platform/auth/auth.ts'
import { isoWithOffset, parseInstant, toDate, toInstant } from '../platform/clock/clock.ts'
import { isoDateTime } from '../platform/clock/date-schemas.ts'
import type { Database } from '../platform/database/database.ts'
import { invalidField, notFound, Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { toProblem } from './errors.server.ts'
import type { RecordType } from './record-type.ts'
import { recordTypes } from './registry.server.ts'
import { assertMayChange } from './role-limits.server.ts'
import { scheduledPublications } from './tables.ts'
import { lockRecord, updateInTx, type WriteContext, withWriteContext } from './write.server.ts'

const MAX_SCHEDULED = 20

export const scheduleSchema = z.strictObject({
  isOnline: z.boolean(),
  at: isoDateTime,
})

/** An instant at which a record goes online or offline by itself. */
export type ScheduledPublication = { id: number; isOnline: boolean; at: string; failure: string; userName: string }

/** As far as a list tells it. */
export type Plan = Pick<ScheduledPublication, 'isOnline' | 'at'>

/** The scheduled publications of a record, the next first. One statement. */
export async function listScheduledPublications(db: Database, type: RecordType, id: number): Promise<ScheduledPublication[]> {
  const rows = await db
    .select()
    .from(scheduledPublications)
    .where(ofRecord(type, id))
    .orderBy(asc(scheduledPublications.at))
    .limit(MAX_SCHEDULED)
  return rows.map(({ id: plan, isOnline, at, failure, userName }) => ({
    id: plan,
    isOnline,
    at: isoWithOffset(toInstant(at)),
    failure,
    userName,
  }))
}

/** What is scheduled of the records of a list, the next first, by id. One statement; none for types that are always visible. */
export async function readPlansOf(db: Database, type: RecordType, ids: number[]): Promise<Record<number, Plan[]>> {
  if (ids.length === 0 || !('isOnline' in type.fields)) return {}
  const isOpen = and(
    eq(scheduledPublications.contentType, type.name),
    inArray(scheduledPublications.objectId, ids),
    eq(scheduledPublications.failure, ''),
  )
  const rows = await db.select().from(scheduledPublications).where(isOpen).orderBy(asc(scheduledPublications.at))
  const plans: Record<number, Plan[]> = {}
  for (const { objectId, isOnline, at } of rows) {
    plans[objectId] ??= []
    plans[objectId].push({ isOnline, at: isoWithOffset(toInstant(at)) })
  }
  return plans
}

/**
 * Schedules a record to go online or offline; a time without an offset is in the theatre's time zone.
 * @throws Problem 400 when the time is past or the type has no `isOnline`, 403, 404, 409 when too many are scheduled
 */
export function schedulePublication(
  platform: Platform,
  type: RecordType,
  viewer: Viewer,
  id: number,
  publication: z.infer<typeof scheduleSchema>,
): Promise<ScheduledPublication[]> {
  const at = parseInstant(publication.at)
  if (!('isOnline' in type.fields)) throw invalidTime(t('This value is not allowed.'))
  if (Temporal.Instant.compare(at, platform.clock.now()) <= 0) throw invalidTime(t('This time is in the past.'))
  return withWriteContext({ platform, type, viewer }, async (work) => {
    const { tx } = work
    await assertMaySchedule(work, id)
    if ((await listScheduledPublications(tx, type, id)).length >= MAX_SCHEDULED)
      throw new Problem(409, 'too_many', t('Too many changes are scheduled for this record.'))
    const who = { userId: viewer.id, userName: viewer.name }
    await tx
      .insert(scheduledPublications)
      .values({ contentType: type.name, objectId: id, isOnline: publication.isOnline, at: toDate(at), ...who })
    return listScheduledPublications(tx, type, id)
  })
}

/** Cancels a scheduled publication. @throws Problem 403, 404 */
export function cancelScheduledPublication(platform: Platform, type: RecordType, viewer: Viewer, id: number, plan: number): Promise<void> {
  return withWriteContext({ platform, type, viewer }, async (work) => {
    await assertMaySchedule(work, id)
    const gone = await work.tx
      .delete(scheduledPublications)
      .where(and(ofRecord(type, id), eq(scheduledPublications.id, plan)))
      .returning({ id: scheduledPublications.id })
    if (gone.length === 0) throw notFound()
  })
}

/** Locks a record that the writer may put online and offline. @throws Problem 403, 404 */
async function assertMaySchedule(work: WriteContext, id: number): Promise<void> {
  const { values } = await lockRecord(work.tx, work.type, id)
  // Compared with what it is not, so that it counts as changed.
  await assertMayChange(work, id, values, { isOnline: !values.isOnline })
}

/** Runs the scheduled publications that are due, each in a transaction of its own, as the user who scheduled it. A failed one stays, with its reason. */
export async function runScheduledPublications(platform: Platform): Promise<void> {
  const due = await platform.db
    .select()
    .from(scheduledPublications)
    .where(and(lte(scheduledPublications.at, toDate(platform.clock.now())), eq(scheduledPublications.failure, '')))
    .orderBy(asc(scheduledPublications.at), asc(scheduledPublications.id))
  for (const plan of due) {
    const isThis = eq(scheduledPublications.id, plan.id)
    try {
      await carryOut(platform, plan)
    } catch (error) {
      const refused = toProblem(error)
      if (!(refused instanceof Problem)) throw error
      // The record has been deleted since.
      if (refused.status === 404) await platform.db.delete(scheduledPublications).where(isThis)
      else await platform.db.update(scheduledPublications).set({ failure: refused.message }).where(isThis)
    }
  }
}

async function carryOut(platform: Platform, plan: typeof scheduledPublications.$inferSelect): Promise<void> {
  const type = recordTypes().find(({ name }) => name === plan.contentType)
  if (!type) throw notFound()
  const viewer = { id: plan.userId, name: plan.userName, role: null }
  await withWriteContext({ platform, type, viewer }, async (work) => {
    const [claimed] = await work.tx
      .delete(scheduledPublications)
      .where(eq(scheduledPublications.id, plan.id))
      .returning({ id: scheduledPublications.id })
    // Without a row, another node has run it.
    if (claimed) await updateInTx(work, { id: plan.objectId, changes: { isOnline: plan.isOnline } })
  })
}

function ofRecord(type: RecordType, id: number) {
  return and(eq(scheduledPublications.contentType, type.name), eq(scheduledPublications.objectId, id))
}

function invalidTime(message: string): Problem {
  return invalidField('at', message)
}
