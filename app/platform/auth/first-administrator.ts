import { count } from 'drizzle-orm'
import type { Platform } from '../platform.ts'
import type { Auth } from './auth.ts'
import { users } from './tables.ts'

/** Creates the administrator configured in the environment, only while there is no account at all. */
export async function createFirstAdministrator(platform: Platform, auth: Auth): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = platform.config
  if (!email || !password) return
  const [existing] = await platform.db.select({ users: count() }).from(users)
  if (existing && existing.users > 0) return
  await auth.createUser({ email, password, firstName: 'Erste', lastName: 'Verwaltung', role: 'admin' })
}
