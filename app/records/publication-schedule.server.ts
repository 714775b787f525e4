import { and, asc, eq, lte } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../platform/auth/auth.ts'
import { isoWithOffset, parseInstant, toDate, toInstant } from '../platform/clock/clock.ts'
import { isoDateTime } from '../platform/clock/date-schemas.ts'
import type { Database } from '../platform/database/database.ts'
import { notFound, Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { refusalOf } from './errors.server.ts'
import type { RecordType } from './record-type.ts'
import { recordTypes } from './registry.server.ts'
import { plannedSwitches } from './tables.ts'
import { lockRecord, updateInside, writing } from './write.server.ts'

const MAX_PLANS = 20

export const planSchema = z.strictObject({
  isOnline: z.boolean(),
  at: isoDateTime,
})

/** When a record goes online or offline by itself. */
export type Plan = { id: number; isOnline: boolean; at: string; failure: string; userName: string }

/** What is planned for a record, the next first. One statement. */
export async function readPlans(db: Database, type: RecordType, id: number): Promise<Plan[]> {
  const rows = await db.select().from(plannedSwitches).where(ofRecord(type, id)).orderBy(asc(plannedSwitches.at)).limit(MAX_PLANS)
  return rows.map(({ id: plan, isOnline, at, failure, userName }) => ({
    id: plan,
    isOnline,
    at: isoWithOffset(toInstant(at)),
    failure,
    userName,
  }))
}

/**
 * Plans that a record goes online or offline; a moment without offset is meant in the house's time zone.
 * @throws Problem 400 when the moment has passed or the type knows no online and offline, 404, 409 when too much is planned
 */
export function planSwitch(
  platform: Platform,
  type: RecordType,
  viewer: Viewer,
  id: number,
  wish: z.infer<typeof planSchema>,
): Promise<Plan[]> {
  const at = parseInstant(wish.at)
  if (!('isOnline' in type.fields)) throw wrongMoment(t('This value is not allowed.'))
  if (Temporal.Instant.compare(at, platform.clock.now()) <= 0) throw wrongMoment(t('This moment has passed.'))
  return platform.write(async (tx) => {
    await lockRecord(tx, type, id)
    if ((await readPlans(tx, type, id)).length >= MAX_PLANS) throw new Problem(409, 'too_many', t('Too much is planned for this record.'))
    const who = { userId: viewer.id, userName: viewer.name }
    await tx.insert(plannedSwitches).values({ contentType: type.name, objectId: id, isOnline: wish.isOnline, at: toDate(at), ...who })
    return readPlans(tx, type, id)
  })
}

/** Takes a plan back. @throws Problem 404 */
export function dropPlan(platform: Platform, type: RecordType, id: number, plan: number): Promise<void> {
  return platform.write(async (tx) => {
    const gone = await tx
      .delete(plannedSwitches)
      .where(and(ofRecord(type, id), eq(plannedSwitches.id, plan)))
      .returning({ id: plannedSwitches.id })
    if (gone.length === 0) throw notFound()
  })
}

/** Does what is due, each in a transaction of its own, in the name of whoever planned it. What refuses stays and says why. */
export async function carryOutPlans(platform: Platform): Promise<void> {
  const due = await platform.db
    .select()
    .from(plannedSwitches)
    .where(and(lte(plannedSwitches.at, toDate(platform.clock.now())), eq(plannedSwitches.failure, '')))
    .orderBy(asc(plannedSwitches.at), asc(plannedSwitches.id))
  for (const plan of due) {
    const isThis = eq(plannedSwitches.id, plan.id)
    try {
      await carryOut(platform, plan)
    } catch (error) {
      const refused = refusalOf(error)
      if (!(refused instanceof Problem)) throw error
      // What is no longer there needs no plan.
      if (refused.status === 404) await platform.db.delete(plannedSwitches).where(isThis)
      else await platform.db.update(plannedSwitches).set({ failure: refused.message }).where(isThis)
    }
  }
}

async function carryOut(platform: Platform, plan: typeof plannedSwitches.$inferSelect): Promise<void> {
  const type = recordTypes().find(({ name }) => name === plan.contentType)
  if (!type) throw notFound()
  const viewer = { id: plan.userId, name: plan.userName }
  await writing({ platform, type, viewer }, async (work) => {
    const [mine] = await work.tx.delete(plannedSwitches).where(eq(plannedSwitches.id, plan.id)).returning({ id: plannedSwitches.id })
    // Another node was quicker.
    if (mine) await updateInside(work, { id: plan.objectId, given: { isOnline: plan.isOnline } })
  })
}

function ofRecord(type: RecordType, id: number) {
  return and(eq(plannedSwitches.contentType, type.name), eq(plannedSwitches.objectId, id))
}

function wrongMoment(message: string): Problem {
  return new Problem(400, 'validation_failed', message, { errors: { at: [message] } })
}
