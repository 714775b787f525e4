import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { users } from '../../app/platform/auth/tables.ts'
import type { TestApp } from './test-app.ts'
import type { Visitor } from './visitor.ts'

export const PASSWORD = 'ein langes Passwort'

/** A user with the client that is logged in as them. */
export type TestUser = { email: string; visitor: Visitor; id: string }

/** Creates a user with this role and logs in by password. */
export async function createTestUser(app: TestApp, role = 'editor'): Promise<TestUser> {
  const email = `${role}-${randomUUID()}@marienbrueck.example`
  await app.foyer.auth.createUser({ email, password: PASSWORD, firstName: 'Rita', lastName: 'Redaktion', role })
  const visitor = app.visitor()
  await signInWithPassword(visitor, email)
  return { email, visitor, id: await userIdOf(app, email) }
}

/** Sends the password step of a login, which is the only one without a second factor. */
export function signInWithPassword(visitor: Visitor, email: string, password = PASSWORD) {
  return visitor.send<{ twoFactorRedirect?: boolean }>('POST', '/api/auth/sign-in/email', { email, password })
}

/** Whether a client may use the page editor. */
export async function canEdit(visitor: Visitor): Promise<boolean> {
  return (await visitor.getJson('/de/pageeditor-api/user')).status === 200
}

/** The id of the user with an email address; empty if there is none. */
export async function userIdOf(app: TestApp, email: string): Promise<string> {
  const [user] = await app.foyer.platform.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return user?.id ?? ''
}
