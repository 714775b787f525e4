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

/** Beside the faster count for each address: so many for one account, from wherever strangers try (ASVS 5, 6.3.1). */
export const WRONG_PASSWORDS: RateLimit = { purpose: 'wrong-password', max: 20, minutes: 60 }

/** A password that is typed for an account, and where. */
export type PasswordAttempt = {
  /** the email address of the account, as it was typed */
  account: string
  /** a browser by its id, where it has logged in to the account before; `session` within a session; undefined anywhere else */
  from?: { browser: string } | 'session' | undefined
}

/**
 * Runs an attempt, unless too many wrong passwords were tried from there. Strangers' attempts are counted together; browsers
 * that the account knows and sessions are counted by themselves, so that strangers lock none of them. The response does not
 * reveal whether the account exists. Its owner is notified once an hour, and can log in after choosing a new password.
 * @param attempt performs the login, or the call that asks for the password again
 */
export async function attemptPassword(
  platform: Platform,
  { account, from }: PasswordAttempt,
  attempt: () => Promise<Response>,
): Promise<Response> {
  const counted = subjectOf({ account, from })
  const tried = await countAccountAttempt(platform, WRONG_PASSWORDS, counted)
  if (tried > WRONG_PASSWORDS.max) return new Problem(429, TOO_MANY_ATTEMPTS, refusalOf(from)).toResponse()
  const response = await attempt()
  if (response.ok) await resetAccountAttempts(platform, WRONG_PASSWORDS, counted)
  else if (tried === WRONG_PASSWORDS.max) await notifyOwner(platform, account)
  return response
}

/** Forgets the wrong passwords of strangers, within sessions and in the browser in which a new password was chosen. */
export async function resetAttempts(platform: Platform, account: string, browser: string | undefined): Promise<void> {
  for (const from of [undefined, 'session' as const, browser === undefined ? undefined : { browser }])
    await resetAccountAttempts(platform, WRONG_PASSWORDS, subjectOf({ account, from }))
}

function subjectOf({ account, from }: PasswordAttempt): string {
  if (!from) return account
  return `${account.trim()} ${from === 'session' ? from : from.browser}`
}

function refusalOf(from: PasswordAttempt['from']): string {
  if (from === 'session') return t('Too many wrong passwords. Please wait an hour, or log out and choose a new password.')
  return t(
    'Too many attempts for this account. Please choose a new password, wait an hour, or use a browser in which you have logged in before.',
  )
}

async function notifyOwner(platform: Platform, account: string): Promise<void> {
  const [owner] = await platform.db.select().from(users).where(eq(users.email, account.trim().toLowerCase()))
  if (!owner) return
  const letter = wrongPasswordsEmail(owner.name, `${platform.config.publicUrl}${PASSWORD_PATH}`)
  await platform.write((tx) => queueEmail(platform, tx, { kind: 'wrong-passwords', to: owner.email, content: letter }))
}
