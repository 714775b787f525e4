import { count } from 'drizzle-orm'
import { ConfigError } from '../config/config.ts'
import type { Platform } from '../platform.ts'
import type { Auth } from './auth.ts'
import { isEasilyGuessed } from './easily-guessed.ts'
import { users } from './tables.ts'

/**
 * Creates the administrator configured in the environment, only while there is no account at all.
 * @throws ConfigError where the password takes few guesses
 */
export async function createFirstAdministrator(platform: Platform, auth: Auth): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = platform.config
  if (!email || !password) return
  const [existing] = await platform.db.select({ users: count() }).from(users)
  if (existing && existing.users > 0) return
  if (await isEasilyGuessed(password, [email]))
    throw new ConfigError(
      'ADMIN_PASSWORD is easy to guess: a common password, a simple sequence or part of the address. Please set another, for example four words that have nothing to do with each other.',
    )
  await auth.createUser({ email, password, firstName: 'Erste', lastName: 'Verwaltung', role: 'admin' })
}
