import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Role } from '../../app/platform/auth/roles.ts'
import { users } from '../../app/platform/auth/tables.ts'
import type { TestHouse } from './house.ts'
import type { Visitor } from './visitor.ts'

export const PASSWORD = 'ein langes Passwort'

/** Somebody with an account of the house. */
export type Somebody = { email: string; visitor: Visitor; id: string }

/** Makes an account in a house and logs in with its password. */
export async function somebodyOf(house: TestHouse, role: Role = 'editor'): Promise<Somebody> {
  const email = `${role}-${randomUUID()}@marienbrueck.example`
  await house.foyer.auth.createUser({ email, password: PASSWORD, firstName: 'Rita', lastName: 'Redaktion', role })
  const visitor = house.visitor()
  await passwordStep(visitor, email)
  return { email, visitor, id: await idOf(house, email) }
}

/** The first step of a login, for many the only one. */
export function passwordStep(visitor: Visitor, email: string, password = PASSWORD) {
  return visitor.send<{ twoFactorRedirect?: boolean }>('POST', '/api/auth/sign-in/email', { email, password })
}

/** Whether a visitor is somebody whom the editor serves. */
export async function worksIn(visitor: Visitor): Promise<boolean> {
  return (await visitor.getJson('/de/pageeditor-api/user')).status === 200
}

/** The number of the account with an address; empty when there is none. */
export async function idOf(house: TestHouse, email: string): Promise<string> {
  const [user] = await house.foyer.platform.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return user?.id ?? ''
}
