import { eq } from 'drizzle-orm'
import { Problem } from '../http/problem.ts'
import { countAccountAttempt, type RateLimit, resetAccountAttempts } from '../http/rate-limit.ts'
import { t } from '../i18n/i18n.ts'
import { queueEmail } from '../mail/mailer.ts'
import type { Platform } from '../platform.ts'
import { PASSWORD_PATH } from '../routing/table.ts'
import { TOO_MANY_ATTEMPTS } from './account-limits.ts'
import { wrongPasswordsEmail } from './emails.ts'
import { users } from './tables.ts'

/** Beside the faster count for each address: so many for one account, from wherever they come (ASVS 5, 6.3.1). */
export const WRONG_PASSWORDS: RateLimit = { purpose: 'wrong-password', max: 20, minutes: 60 }

/**
 * Runs a login attempt, unless too many wrong passwords were tried for the account. The response does not reveal whether the
 * account exists. Its owner is notified once an hour, and can log in after choosing a new password.
 * @param attempt performs the login
 */
export async function attemptPassword(platform: Platform, account: string, attempt: () => Promise<Response>): Promise<Response> {
  const tried = await countAccountAttempt(platform, WRONG_PASSWORDS, account)
  if (tried > WRONG_PASSWORDS.max) {
    return new Problem(
      429,
      TOO_MANY_ATTEMPTS,
      t('Too many attempts for this account. Please choose a new password or wait an hour.'),
    ).toResponse()
  }
  const response = await attempt()
  if (response.ok) await resetAccountAttempts(platform, WRONG_PASSWORDS, account)
  else if (tried === WRONG_PASSWORDS.max) await notifyOwner(platform, account)
  return response
}

async function notifyOwner(platform: Platform, account: string): Promise<void> {
  const [owner] = await platform.db.select().from(users).where(eq(users.email, account.trim().toLowerCase()))
  if (!owner) return
  const letter = wrongPasswordsEmail(owner.name, `${platform.config.publicUrl}${PASSWORD_PATH}`)
  await platform.write((tx) => queueEmail(platform, tx, { kind: 'wrong-passwords', to: owner.email, content: letter }))
}
