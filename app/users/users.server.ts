import { and, asc, count, eq, exists, max, ne, not, sql } from 'drizzle-orm'
import { z } from 'zod'
import { lockAdministrators } from '../platform/auth/administrators.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import { accounts, passkeys, secondFactorRoles, sessions, twoFactors, users, verifications } from '../platform/auth/tables.ts'
import { passwordLinksWhere, revokeTrustedDevices, sendInvitation } from '../platform/auth/users.ts'
import { isoWithOffset, toInstant } from '../platform/clock/clock.ts'
import { alphabetical } from '../platform/database/alphabetical.ts'
import type { Database } from '../platform/database/database.ts'
import { recordId } from '../platform/database/record-id.ts'
import { orNotFound, Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { logAccessChange } from './access-log.server.ts'
import { revokeSession, revokeSessions } from './account/sessions.server.ts'
import { assertRoleExists } from './roles.server.ts'

const PEOPLE_SHOWN = 500

/** More than anybody is a guest of. */
const MAX_PRODUCTIONS = 50
/** More than there can be roles. */
const MAX_ROLES = 100

export const productionsSchema = z.array(recordId).max(MAX_PRODUCTIONS)
/** `productions`: those that a role limited to some works with; left out, they stay. */
export const roleChangeSchema = z.strictObject({ role: z.string().min(1).max(60), productions: productionsSchema.optional() })
export const secondFactorRuleSchema = z.strictObject({ roles: z.array(z.string().max(60)).max(MAX_ROLES) })

/** A user who can log in, or could by accepting their invitation. */
export type Account = {
  id: string
  name: string
  email: string
  /** id of a role; one that no longer exists gives the rights of the built-in `reader` */
  role: string
  /** the productions that a role limited to some works with */
  productions: number[]
  sessions: number
  lastSeenAt: string | null
  hasSecondFactor: boolean
  passkeys: number
  /** for a user without credentials: until when the link in the invitation works; null once it has expired */
  invitation: { validUntil: string | null } | null
}

/** Everybody who can log in or is invited to, with their open sessions. One statement. */
export async function listUsers(db: Database): Promise<Account[]> {
  const link = db
    .select({ until: max(verifications.expiresAt) })
    .from(verifications)
    .where(and(passwordLinksWhere(users.id), sql`${verifications.expiresAt} > now()`))
  const hasWayIn = exists(db.select({ id: accounts.id }).from(accounts).where(eq(accounts.userId, users.id)))
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      productions: users.productions,
      hasSecondFactor: users.twoFactorEnabled,
      passkeys: db.$count(passkeys, eq(passkeys.userId, users.id)),
      sessions: count(sessions.id),
      lastSeenAt: max(sessions.updatedAt),
      isInvited: sql<boolean>`${not(hasWayIn)}`,
      linkUntil: sql<Date | null>`(${link})`.mapWith(verifications.expiresAt),
    })
    .from(users)
    .leftJoin(sessions, and(eq(sessions.userId, users.id), sql`${sessions.expiresAt} > now()`))
    .groupBy(users.id)
    .orderBy(alphabetical(users.name))
    .limit(PEOPLE_SHOWN)
  const written = (moment: Date | null) => (moment ? isoWithOffset(toInstant(moment)) : null)
  return rows.map(({ isInvited, linkUntil, ...row }) => ({
    ...row,
    lastSeenAt: written(row.lastSeenAt),
    invitation: isInvited ? { validUntil: written(linkUntil) } : null,
  }))
}

/** Changes the role of a user. @throws Problem 400 for an unknown role; 404; 409 for oneself, and for the last administrator */
export function changeRole(
  platform: Platform,
  viewer: Viewer,
  id: string,
  { role, productions }: z.infer<typeof roleChangeSchema>,
): Promise<void> {
  return platform.write(async (tx) => {
    await lockAdministrators(tx)
    const person = await findOther(tx, viewer, id)
    await assertRoleExists(tx, role)
    const after = { role, productions: productions ?? person.productions }
    await tx.update(users).set(after).where(eq(users.id, id))
    await assertAdministratorRemains(tx)
    await logAccessChange(platform, tx, viewer, { user: person, before: { role: person.role, productions: person.productions }, after })
  })
}

/** Ends all sessions of a user, or one of them. @throws Problem 404 */
export function revokeUserSessions(platform: Platform, viewer: Viewer, id: string, sessionId?: string): Promise<void> {
  return platform.write(async (tx) => {
    const person = await findUser(tx, id)
    if (sessionId !== undefined) orNotFound((await revokeSession(tx, id, sessionId)) || undefined)
    else {
      await revokeSessions(tx, id)
      await revokeTrustedDevices(tx, id)
    }
    await logAccessChange(platform, tx, viewer, { user: person, before: { sessions: true }, after: { sessions: false } })
  })
}

/**
 * Removes what a user loses with their phone: second factor, passkeys and all sessions. The password then lets
 * in alone, to where a new second factor is set up if the role asks for one.
 * @throws Problem 404; 409 for oneself, who can do it with the password
 */
export function resetSecondFactor(platform: Platform, viewer: Viewer, id: string): Promise<void> {
  return platform.write(async (tx) => {
    const person = await findOther(tx, viewer, id)
    await tx.delete(twoFactors).where(eq(twoFactors.userId, id))
    await tx.delete(passkeys).where(eq(passkeys.userId, id))
    await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, id))
    await revokeSessions(tx, id)
    await revokeTrustedDevices(tx, id)
    const before = { secondFactor: person.hasSecondFactor, passkeys: true }
    await logAccessChange(platform, tx, viewer, { user: person, before, after: { secondFactor: null, passkeys: null } })
  })
}

/** Sends an invitation once more; the link sent before no longer works. @throws Problem 404; 409 for a user with credentials */
export function resendInvitation(platform: Platform, viewer: Viewer, id: string): Promise<void> {
  return platform.write(async (tx) => {
    const person = await findUser(tx, id)
    const [way] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.userId, id)).limit(1)
    if (way) throw new Problem(409, 'not_invited', t('This person can already log in.'))
    await sendInvitation(platform, tx, person)
    await logAccessChange(platform, tx, viewer, { user: person, before: { invitation: 1 }, after: { invitation: 2 } })
  })
}

/** Deletes an account with all its sessions, or withdraws an invitation. @throws Problem 404; 409 for oneself */
export function deleteUser(platform: Platform, viewer: Viewer, id: string): Promise<void> {
  return platform.write(async (tx) => {
    await lockAdministrators(tx)
    const person = await findOther(tx, viewer, id)
    await tx.delete(verifications).where(eq(verifications.value, id))
    await tx.delete(users).where(and(eq(users.id, id), ne(users.id, viewer.id)))
    await assertAdministratorRemains(tx)
    await logAccessChange(platform, tx, viewer, { user: person, action: 'deleted', before: { role: person.role }, after: {} })
  })
}

/** The roles that have to show a second factor beside the password. */
export async function readSecondFactorRoles(db: Database): Promise<string[]> {
  const rows = await db.select().from(secondFactorRoles).orderBy(asc(secondFactorRoles.role))
  return rows.map(({ role }) => role)
}

/** Sets which roles require a second factor; users without one have to set it up before anything else. @throws Problem 400 for an unknown role */
export function setSecondFactorRoles(platform: Platform, viewer: Viewer, roles: string[]): Promise<void> {
  return platform.write(async (tx) => {
    const before = await readSecondFactorRoles(tx)
    await tx.delete(secondFactorRoles)
    const after = [...new Set(roles)].toSorted()
    for (const role of after) await assertRoleExists(tx, role)
    if (after.length > 0) await tx.insert(secondFactorRoles).values(after.map((role) => ({ role })))
    const person = { id: 'all', name: t('All users') }
    await logAccessChange(platform, tx, viewer, {
      user: person,
      before: { secondFactorRoles: before },
      after: { secondFactorRoles: after },
    })
  })
}

type Found = { id: string; name: string; email: string; role: string; productions: number[]; hasSecondFactor: boolean }

async function assertAdministratorRemains(tx: Database): Promise<void> {
  const [admin] = await tx.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1)
  if (!admin) throw new Problem(409, 'last_administrator', t('At least one administrator has to remain.'))
}

async function findOther(tx: Database, viewer: Viewer, id: string): Promise<Found> {
  const found = await findUser(tx, id)
  if (id === viewer.id) throw new Problem(409, 'oneself', t('Another administrator has to change your account.'))
  return found
}

async function findUser(tx: Database, id: string): Promise<Found> {
  const [user] = await tx
    .select({
      ...{ id: users.id, name: users.name, email: users.email, role: users.role },
      ...{ productions: users.productions, hasSecondFactor: users.twoFactorEnabled },
    })
    .from(users)
    .where(eq(users.id, id))
    .for('update')
  return orNotFound(user)
}
