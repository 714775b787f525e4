import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { type LoginMethod, ROLES, type Role } from './roles.ts'
import { secondFactorRoles } from './tables.ts'

/** Whoever is logged in, as the rest of the program sees them. */
export type Viewer = { id: string; email: string; name: string; firstName: string; lastName: string; role: Role }

/** Somebody whose session is valid, with what only their own account screen asks for. */
export type SessionUser = Viewer & {
  sessionId: string
  /** how this session was opened */
  method: LoginMethod
  hasSecondFactor: boolean
  /** their role asks for a second factor that they do not have: nothing but their account is open to them */
  mustSetUpSecondFactor: boolean
}

/** How long the provider's word counts: whoever it locks out is out of here by then. */
const PROVIDER_HOURS = 12

type Found = {
  user: Record<string, unknown> & { id: string; email: string; name: string }
  session: Record<string, unknown> & { id: string }
}

/** Whether a session has to be shown to the identity provider again. */
export function needsReauthentication({ session }: Found): boolean {
  if (session.method !== 'provider') return false
  return Date.now() - (session.createdAt as Date).getTime() > PROVIDER_HOURS * 3_600_000
}

/** What the library knows of a session, in the words of the house. */
export async function toSessionUser(db: Database, { user, session }: Found): Promise<SessionUser> {
  const role = ROLES.find((one) => one === user.role) ?? 'reader'
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
    mustSetUpSecondFactor: method === 'password' && !hasSecondFactor && (await requiresSecondFactor(db, role)),
  }
}

/** Whether a role has to show a second factor beside the password. */
export async function requiresSecondFactor(db: Database, role: Role): Promise<boolean> {
  const [rule] = await db.select().from(secondFactorRoles).where(eq(secondFactorRoles.role, role))
  return rule !== undefined
}
