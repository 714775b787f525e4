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
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, ADMIN_NAME: name = email } = platform.config
  if (!email || !password || !name) return
  if (await hasAnyAccount(platform)) return
  if (await isEasilyGuessed(password, [email]))
    throw new ConfigError(
      'ADMIN_PASSWORD is easy to guess: a common password, a simple sequence or part of the address. Please set another, for example four words that have nothing to do with each other.',
    )
  await auth.createUser({ email, password, ...namesOf(name), role: 'admin' })
}

/** Whether anybody can have logged in yet. */
export async function hasAnyAccount({ db }: Pick<Platform, 'db'>): Promise<boolean> {
  const [existing] = await db.select({ users: count() }).from(users)
  return (existing?.users ?? 0) > 0
}

/** A name with the family name last; an email address is one where nobody has given another. */
function namesOf(name: string): { firstName: string; lastName: string } {
  const words = name.split(/\s+/)
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' }
}
