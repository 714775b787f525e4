import { gte } from 'drizzle-orm'
import type { z } from 'zod'
import type { Viewer } from '../platform/auth/auth.ts'
import { defineCachedRead } from '../platform/cache/cached-read.ts'
import { addCacheTags, expireAt } from '../platform/cache/dependencies.ts'
import { dayOf } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import { recordTypeNamed } from '../records/registry.server.ts'
import { createInTx, withWriteContext } from '../records/write.server.ts'
import { readNames } from '../scheduling/schedule-slots.server.ts'
import type { OpenRole } from './absence.ts'
import type { CellChange } from './cast-grid.ts'
import { changeCellsInTx } from './cells.server.ts'
import { type Away, readOpenRoles } from './open-roles.server.ts'
import type { absenceSchema } from './schema.ts'
import { absences } from './tables.ts'

/** A role that somebody away still has, and who that is. */
export type OpenAbsence = OpenRole & { personId: number; name: string }

/** Evenings and days pass by themselves. */
const FRESH = { minutes: 10 }

/** What follows when somebody is away: each role on each evening to come, with who could stand in. Eight statements; writes nothing. */
export function readAbsencePlan(platform: Pick<Platform, 'db' | 'clock'>, away: Away): Promise<OpenRole[]> {
  return readOpenRoles(platform.db, [away], platform.clock.now())
}

/**
 * Notes an absence and changes the cast of the evenings concerned, in one transaction.
 * @returns the absence, and the changes that undo those of the cast
 */
export function noteAbsence(
  platform: Platform,
  viewer: Viewer,
  { cells, ...absence }: z.infer<typeof absenceSchema>,
): Promise<{ absence: number; undo: CellChange[] }> {
  return withWriteContext({ platform, viewer, type: recordTypeNamed('absence') }, async (work) => {
    const { id } = await createInTx(work, absence)
    return { absence: id, undo: await changeCellsInTx(work, cells) }
  })
}

/**
 * The roles to come that people who are away still have, by start: what somebody has yet to decide. Ten statements for any
 * number, one when nobody is away, none while nothing of it has changed.
 */
export const openAbsences = defineCachedRead('open-absences', async ({ db, clock }): Promise<OpenAbsence[]> => {
  const now = clock.now()
  addCacheTags('absences')
  expireAt(now.add(FRESH))
  const away = await db
    .select()
    .from(absences)
    .where(gte(absences.endsOn, dayOf(now).toString()))
  if (away.length === 0) return []
  addCacheTags('events', 'productions', 'persons', 'venues', 'room-bookings', 'planning-feeds')
  const [open, names] = await Promise.all([
    readOpenRoles(db, away, now),
    readNames(
      db,
      away.map(({ personId }) => personId),
    ),
  ])
  return open.map((role) => ({ ...role, name: names.get(role.personId) ?? '' }))
})
