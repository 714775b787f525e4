import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, like, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { queueEmail } from '../mail/mailer.ts'
import type { Platform } from '../platform.ts'
import { PASSWORD_PATH } from '../routing/table.ts'
import { invitationEmail } from './emails.ts'
import { accounts, users, verifications } from './tables.ts'

const INVITATION_DAYS = 7
const TOKEN_BYTES = 18
/** Prefix of better-auth's verification rows for password links. An invitation is such a link. */
const PASSWORD_LINK = 'reset-password:'
/** Prefix of better-auth's verification rows for trusted devices, which skip the second factor. */
const TRUSTED_DEVICE = 'trust-device-'

export type NewUser = { email: string; firstName: string; lastName: string; role: string; productions?: number[] }

/** An account with this email address exists already. */
export class UserExistsError extends Error {}

/** The URL of the page on which a password link lets its owner choose a password. */
export function passwordUrl(publicUrl: string, token: string): string {
  return `${publicUrl}${PASSWORD_PATH}?token=${token}`
}

/** Inserts a user without credentials. @throws UserExistsError */
export async function insertUser(tx: Database, { email, firstName, lastName, role, productions = [] }: NewUser): Promise<string> {
  const name = `${firstName} ${lastName}`.trim()
  const [added] = await tx
    .insert(users)
    .values({ id: randomUUID(), email: email.toLowerCase(), name, emailVerified: true, firstName, lastName, role, productions })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (!added) throw new UserExistsError()
  return added.id
}

/** Adds a password to a user. @param hash as better-auth makes it */
export async function insertPassword(tx: Database, userId: string, hash: string): Promise<void> {
  await tx.insert(accounts).values({ id: randomUUID(), userId, providerId: 'credential', accountId: userId, password: hash })
}

/** Emails a link for choosing the first password; links sent before stop working. */
export async function sendInvitation(platform: Platform, tx: Database, user: { id: string; email: string; name: string }): Promise<void> {
  await revokePasswordLinks(tx, user.id)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await tx.insert(verifications).values({
    id: randomUUID(),
    identifier: `${PASSWORD_LINK}${token}`,
    value: user.id,
    // By the database's clock: the library, which checks it, knows no other than the machine's.
    expiresAt: sql`now() + make_interval(days => ${INVITATION_DAYS})`,
  })
  const letter = invitationEmail(user.name, passwordUrl(platform.config.publicUrl, token))
  await queueEmail(platform, tx, { kind: 'invitation', to: user.email, content: letter })
}

/** Condition for the password links of a user. */
export function passwordLinksWhere(userId: typeof users.id) {
  return and(like(verifications.identifier, `${PASSWORD_LINK}%`), eq(verifications.value, sql`${userId}`))
}

/** Revokes all password links of a user. */
export async function revokePasswordLinks(tx: Database, userId: string): Promise<void> {
  await tx.delete(verifications).where(and(like(verifications.identifier, `${PASSWORD_LINK}%`), eq(verifications.value, userId)))
}

/** The id of the user a password link belongs to; undefined for an unknown token. */
export async function findPasswordLinkOwner(db: Database, token: string): Promise<string | undefined> {
  const [link] = await db
    .select({ userId: verifications.value })
    .from(verifications)
    .where(eq(verifications.identifier, PASSWORD_LINK + token))
  return link?.userId
}

/** Revokes all trusted devices of a user: each asks for the second factor again. */
export async function revokeTrustedDevices(tx: Database, userId: string): Promise<void> {
  await tx.delete(verifications).where(and(like(verifications.identifier, `${TRUSTED_DEVICE}%`), eq(verifications.value, userId)))
}
