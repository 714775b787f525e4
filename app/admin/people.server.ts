import { and, asc, count, eq, max, ne } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../platform/auth/auth.ts'
import { ROLES, type Role } from '../platform/auth/roles.ts'
import { sessions, users } from '../platform/auth/tables.ts'
import { instantOf, isoWithOffset } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'

const PEOPLE_SHOWN = 500

export const roleChangeSchema = z.strictObject({ role: z.enum(ROLES) })

export type Account = { id: string; name: string; email: string; role: Role; sessions: number; lastSeenAt: string | null }

/** Everybody who can log in, with their open sessions. One statement. */
export async function listPeople(db: Database): Promise<Account[]> {
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      sessions: count(sessions.id),
      lastSeenAt: max(sessions.updatedAt),
    })
    .from(users)
    .leftJoin(sessions, eq(sessions.userId, users.id))
    .groupBy(users.id)
    .orderBy(asc(users.name))
    .limit(PEOPLE_SHOWN)
  return rows.map((row) => ({
    ...row,
    role: ROLES.find((role) => role === row.role) ?? 'reader',
    lastSeenAt: row.lastSeenAt ? isoWithOffset(instantOf(row.lastSeenAt)) : null,
  }))
}

/** Gives somebody another role. @throws Problem 404; 409 for oneself, so that an administrator always remains */
export function changeRole(platform: Platform, viewer: Viewer, id: string, role: Role): Promise<void> {
  return platform.write(async (tx) => {
    await refuseOneself(tx, viewer, id)
    await tx.update(users).set({ role }).where(eq(users.id, id))
  })
}

/** Ends all sessions of somebody, who has to log in again. @throws Problem 404 */
export function endSessions(platform: Platform, id: string): Promise<void> {
  return platform.write(async (tx) => {
    await findUser(tx, id)
    await tx.delete(sessions).where(eq(sessions.userId, id))
  })
}

/** Takes somebody's account away, with all sessions. @throws Problem 404; 409 for oneself */
export function removePerson(platform: Platform, viewer: Viewer, id: string): Promise<void> {
  return platform.write(async (tx) => {
    await refuseOneself(tx, viewer, id)
    await tx.delete(users).where(and(eq(users.id, id), ne(users.id, viewer.id)))
  })
}

async function refuseOneself(tx: Database, viewer: Viewer, id: string): Promise<void> {
  await findUser(tx, id)
  if (id === viewer.id) throw new Problem(409, 'oneself', t('Somebody else has to change your own account.'))
}

async function findUser(tx: Database, id: string): Promise<void> {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
  if (!user) throw new Problem(404, 'not_found', t('There is nothing at this address.'))
}
