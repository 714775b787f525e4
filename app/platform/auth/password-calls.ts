import { Problem, tooManyRequests } from '../http/problem.ts'
import { isRateLimited, type RateLimit } from '../http/rate-limit.ts'
import type { Platform } from '../platform.ts'
import { EASILY_GUESSED, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './account-limits.ts'
import { easilyGuessedText, isEasilyGuessed } from './easily-guessed.ts'
import { knownBrowser } from './known-browser.ts'
import type { PasswordAttempt } from './wrong-passwords.ts'

export const SIGN_IN = '/sign-in/email'
/** Endpoints that ask for the password again within a session. */
const WITHIN_SESSION = ['/change-password', '/two-factor/enable', '/two-factor/generate-backup-codes', '/two-factor/disable']

/** New passwords that one sender may have looked at: each takes half a second of processor time, before the library counts. */
const NEW_PASSWORDS: RateLimit = { purpose: 'new-password', max: 20, minutes: 10 }

/** A call of the login library, with what it needs to know whose password it carries. */
type PasswordCall = {
  path: string
  request: Request
  body: string
  getSessionUser: (request: Request) => Promise<{ email: string } | undefined>
}

/** For which account a call carries a password, and from where; undefined for a call without one. */
export async function passwordAttemptOf(
  platform: Platform,
  { path, request, body, getSessionUser }: PasswordCall,
): Promise<PasswordAttempt | undefined> {
  if (WITHIN_SESSION.includes(path)) {
    const person = await getSessionUser(request)
    return person && { account: person.email, from: 'session' }
  }
  const account = path === SIGN_IN ? sentText(body, 'email') : undefined
  if (account === undefined) return undefined
  const browser = knownBrowser(platform, request.headers.get('cookie'), account)
  return { account, from: browser === undefined ? undefined : { browser } }
}

/**
 * The refusal of a new password that takes few guesses; undefined where the call brings none, or a good one.
 * @param call.address the sender's
 */
export async function refusalOfNewPassword(
  platform: Platform,
  owner: { email: string; name: string },
  { body, address, readHouseName }: { body: string; address: string; readHouseName: () => Promise<string> },
): Promise<Response | undefined> {
  const wanted = sentText(body, 'newPassword')
  // The library refuses shorter and longer ones.
  if (!wanted || wanted.length < MIN_PASSWORD_LENGTH || wanted.length > MAX_PASSWORD_LENGTH) return undefined
  if (await isRateLimited(platform, NEW_PASSWORDS, address)) return tooManyRequests().toResponse()
  const isWeak = await isEasilyGuessed(wanted, [owner.email, owner.name, await readHouseName()])
  return isWeak ? new Problem(400, EASILY_GUESSED, easilyGuessedText()).toResponse() : undefined
}

/** A text by its name in the body of a call, JSON or as a form sends it. */
export function sentText(body: string, name: string): string | undefined {
  let value: unknown
  try {
    value = JSON.parse(body)?.[name]
  } catch {
    value = new URLSearchParams(body).get(name)
  }
  return typeof value === 'string' ? value : undefined
}
