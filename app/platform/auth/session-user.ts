import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { findBuiltInRole } from './built-in-roles.ts'
import type { LoginMethod, Role } from './roles.ts'
import { readUserRole } from './stored-roles.ts'
import { secondFactorRoles } from './tables.ts'

/** The staff member who is logged in, as features see them. */
export type Viewer = { id: string; email: string; name: string; firstName: string; lastName: string; role: Role }

/** The user of a valid session, with what only the account screen needs. Unlike a `Viewer` they may still owe a second factor. */
export type SessionUser = Viewer & {
  sessionId: string
  /** how this session was opened */
  method: LoginMethod
  hasSecondFactor: boolean
  /** their role asks for a second factor that they do not have: nothing but their account is open to them */
  mustSetUpSecondFactor: boolean
}

/** Sessions opened by the identity provider end after this time, so that a user it has locked out is out here, too. */
const PROVIDER_HOURS = 12

type Found = {
  user: Record<string, unknown> & { id: string; email: string; name: string }
  session: Record<string, unknown> & { id: string }
}

/** Whether the identity provider has to confirm the session again. By the machine's clock, as better-auth keeps its sessions. */
export function needsReauthentication({ session }: Found): boolean {
  if (session.method !== 'provider') return false
  return Date.now() - (session.createdAt as Date).getTime() > PROVIDER_HOURS * 3_600_000
}

/** Maps a session of better-auth to a `SessionUser`. */
export async function toSessionUser(db: Database, { user, session }: Found): Promise<SessionUser> {
  // Read at each request, on every node: a change of a role is in force with the next one.
  const role = findBuiltInRole(String(user.role)) ?? (await readUserRole(db, user.id))
  const hasSecondFactor = user.twoFactorEnabled === true
  const method = session.method as LoginMethod
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    firstName: String(user.firstName ?? ''),
    lastName: String(user.lastName ?? ''),
    role,
    sessionId: session.id,
    method,
    hasSecondFactor,
    // A passkey is two factors already, and what a provider asks for is the provider's affair.
    mustSetUpSecondFactor: method === 'password' && !hasSecondFactor && (await requiresSecondFactor(db, role.id)),
  }
}

/** Whether a role must use a second factor beside the password. */
export async function requiresSecondFactor(db: Database, role: string): Promise<boolean> {
  const [rule] = await db.select().from(secondFactorRoles).where(eq(secondFactorRoles.role, role))
  return rule !== undefined
}
