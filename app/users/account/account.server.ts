import { getAuthenticatorName } from '@better-auth/passkey'
import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { MAX_NAME_LENGTH, MAX_PASSKEY_NAME_LENGTH } from '../../platform/auth/account-limits.ts'
import type { SessionUser } from '../../platform/auth/auth.ts'
import { requiresSecondFactor } from '../../platform/auth/session-user.ts'
import { accounts, passkeys, users } from '../../platform/auth/tables.ts'
import { revokeTrustedDevices } from '../../platform/auth/users.ts'
import { isoWithOffset, toInstant } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { isBlank } from '../../platform/format/blank.ts'
import { orNotFound } from '../../platform/http/problem.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Platform } from '../../platform/platform.ts'
import { logAccessChange } from '../access-log.server.ts'
import { readRoleName } from '../roles.server.ts'
import { listSessions, revokeSession, revokeSessions } from './sessions.server.ts'

const PASSKEYS_SHOWN = 100

/** A first name or a last name. */
export const personNameSchema = z
  .string()
  .trim()
  .refine((name) => !isBlank(name), { error: () => t('This field is required!') })
  .max(MAX_NAME_LENGTH)
export const nameSchema = z.strictObject({ firstName: personNameSchema, lastName: personNameSchema })
export const passkeyNameSchema = z.strictObject({ name: z.string().trim().min(1).max(MAX_PASSKEY_NAME_LENGTH) })

/** The user's own account as its screen shows it. */
export type OwnAccount = Awaited<ReturnType<typeof readOwnAccount>>

/** Reads the user's own account: name, login methods and sessions. */
export async function readOwnAccount(db: Database, person: SessionUser) {
  const ways = await db.select({ providerId: accounts.providerId }).from(accounts).where(eq(accounts.userId, person.id))
  const { firstName, lastName, email, role, hasSecondFactor, method, mustSetUpSecondFactor, sessionId } = person
  return {
    firstName,
    lastName,
    email,
    role: await readRoleName(db, role.id),
    hasPassword: ways.some(({ providerId }) => providerId === 'credential'),
    method,
    hasSecondFactor,
    mustSetUpSecondFactor,
    isSecondFactorRequired: await requiresSecondFactor(db, role.id),
    sessionId,
    sessions: await listSessions(db, person.id),
    passkeys: await listPasskeys(db, person.id),
  }
}

async function listPasskeys(db: Database, userId: string) {
  const rows = await db
    .select({ id: passkeys.id, name: passkeys.name, aaguid: passkeys.aaguid, createdAt: passkeys.createdAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
    .limit(PASSKEYS_SHOWN)
  return rows.map(({ id, name, aaguid, createdAt }) => ({
    id,
    name: name ?? getAuthenticatorName(aaguid ?? '') ?? t('Passkey'),
    createdAt: isoWithOffset(toInstant(createdAt)),
  }))
}

/** Changes the user's own name. */
export function changeOwnName(platform: Platform, person: SessionUser, given: z.output<typeof nameSchema>): Promise<void> {
  return platform.write(async (tx) => {
    const name = `${given.firstName} ${given.lastName}`
    await tx
      .update(users)
      .set({ ...given, name })
      .where(eq(users.id, person.id))
    await logAccessChange(platform, tx, person, { user: person, before: { name: person.name }, after: { name } })
  })
}

/** Renames one of the user's own passkeys. @throws Problem 404 */
export function renamePasskey(platform: Platform, person: SessionUser, id: string, name: string): Promise<void> {
  return platform.write(async (tx) => {
    const renamed = await tx.update(passkeys).set({ name }).where(isOwn(person, id)).returning({ id: passkeys.id })
    orNotFound(renamed[0])
  })
}

/** Deletes one of the user's own passkeys. @throws Problem 404 */
export function removePasskey(platform: Platform, person: SessionUser, id: string): Promise<void> {
  return platform.write(async (tx) => {
    const [removed] = await tx.delete(passkeys).where(isOwn(person, id)).returning({ name: passkeys.name })
    const { name } = orNotFound(removed)
    await logAccessChange(platform, tx, person, { user: person, before: { passkeys: name ?? id }, after: { passkeys: null } })
  })
}

function isOwn(person: SessionUser, id: string) {
  return and(eq(passkeys.userId, person.id), eq(passkeys.id, id))
}

/** Ends one of the user's own sessions. @throws Problem 404 */
export function revokeOwnSession(platform: Platform, person: SessionUser, id: string): Promise<void> {
  return platform.write(async (tx) => {
    orNotFound((await revokeSession(tx, person.id, id)) || undefined)
    await logAccessChange(platform, tx, person, { user: person, before: { sessions: 1 }, after: { sessions: 0 } })
  })
}

/** Ends all of the user's own sessions except the current one; every device is asked for the second factor again. */
export function revokeOtherSessions(platform: Platform, person: SessionUser): Promise<void> {
  return platform.write(async (tx) => {
    const ended = await revokeSessions(tx, person.id, person.sessionId)
    await revokeTrustedDevices(tx, person.id)
    await logAccessChange(platform, tx, person, { user: person, before: { sessions: ended + 1 }, after: { sessions: 1 } })
  })
}
