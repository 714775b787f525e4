import { eq } from 'drizzle-orm'
import { Problem } from '../http/problem.ts'
import { t } from '../i18n/i18n.ts'
import { postMail } from '../mail/mailer.ts'
import type { Platform } from '../platform.ts'
import { PASSWORD_PATH } from '../routing/table.ts'
import { TOO_MANY_ATTEMPTS } from './account-limits.ts'
import { guessedPasswordLetter } from './letters.ts'
import { users } from './tables.ts'
import { countForAccount, forgetForAccount, type Throttle } from './throttle.ts'

/** Beside the faster count for each address: so many for one account, from wherever they come (ASVS 5, 6.3.1). */
export const WRONG_PASSWORDS: Throttle = { purpose: 'wrong-password', max: 20, minutes: 60 }

/**
 * Lets somebody try a password, unless too many wrong ones were tried for the account. Whether there is such an account
 * makes no difference to what is answered. Its owner is told once an hour, and gets in by choosing a new password.
 * @param attempt the login, answered
 */
export async function tryPassword(platform: Platform, account: string, attempt: () => Promise<Response>): Promise<Response> {
  const tried = await countForAccount(platform, WRONG_PASSWORDS, account)
  if (tried > WRONG_PASSWORDS.max) {
    return new Problem(
      429,
      TOO_MANY_ATTEMPTS,
      t('Too many attempts for this account. Please choose a new password, or wait an hour.'),
    ).toResponse()
  }
  const response = await attempt()
  if (response.ok) await forgetForAccount(platform, WRONG_PASSWORDS, account)
  else if (tried === WRONG_PASSWORDS.max) await tellOwner(platform, account)
  return response
}

async function tellOwner(platform: Platform, account: string): Promise<void> {
  const [owner] = await platform.db.select().from(users).where(eq(users.email, account.trim().toLowerCase()))
  if (!owner) return
  const letter = guessedPasswordLetter(owner.name, `${platform.config.publicUrl}${PASSWORD_PATH}`)
  await platform.write((tx) => postMail(platform, tx, { kind: 'wrong-passwords', to: owner.email, letter }))
}
