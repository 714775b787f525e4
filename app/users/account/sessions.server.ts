import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { LoginMethod } from '../../platform/auth/roles.ts'
import { sessions } from '../../platform/auth/tables.ts'
import { isoWithOffset, toInstant } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { deviceOf } from './device.ts'

const SESSIONS_SHOWN = 100

/** A session as its list shows it. What opens it stays on the server. */
export type ShownSession = {
  id: string
  browser: string
  system: string
  method: LoginMethod
  startedAt: string
  lastSeenAt: string
}

/** The open sessions of a user, the last used first. */
export async function listSessions(db: Database, userId: string): Promise<ShownSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.updatedAt), desc(sessions.createdAt))
    .limit(SESSIONS_SHOWN)
  return rows.map(({ id, userAgent, method, createdAt, updatedAt }) => ({
    id,
    ...deviceOf(userAgent ?? ''),
    method,
    startedAt: isoWithOffset(toInstant(createdAt)),
    lastSeenAt: isoWithOffset(toInstant(updatedAt)),
  }))
}

/** Ends one session of a user. @returns whether it existed */
export async function revokeSession(tx: Database, userId: string, id: string): Promise<boolean> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Ends all sessions of a user, except one if given. @returns how many */
export async function revokeSessions(tx: Database, userId: string, kept = ''): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, kept)))
    .returning({ id: sessions.id })
  return ended.length
}
