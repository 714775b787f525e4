import { lt } from 'drizzle-orm'
import { z } from 'zod'
import { toDate } from '../clock/clock.ts'
import { countAccountAttempt } from '../http/rate-limit.ts'
import { defineQueue, handleQueue, type JobHandler } from '../jobs/queue.ts'
import type { Platform } from '../platform.ts'
import type { Auth } from './auth.ts'
import { PASSWORD_MAILS, passwordLink } from './password-link.ts'
import { rateLimits, sessions, verifications } from './tables.ts'

const RATE_LIMITS_KEPT_HOURS = 24
const NIGHTLY_CRON = '20 4 * * *'

const cleanUp = defineQueue('auth.clean-up', z.strictObject({}), { isExclusive: true })

/**
 * The work that the login leaves for later: links to a new password; sessions, links and counters that have run out go
 * at night.
 */
export function authJobs(platform: Platform, auth: Pick<Auth, 'sendPasswordLink'>): JobHandler[] {
  return [
    handleQueue(passwordLink, ({ email }) => sendPasswordLink(platform, auth, email)),
    handleQueue(cleanUp, () => cleanUpAuth(platform), { cron: NIGHTLY_CRON }),
  ]
}

/** Sends a link to a new password, unless its owner got several already within the hour. */
async function sendPasswordLink(platform: Platform, auth: Pick<Auth, 'sendPasswordLink'>, email: string): Promise<void> {
  if ((await countAccountAttempt(platform, PASSWORD_MAILS, email)) <= PASSWORD_MAILS.max) await auth.sendPasswordLink(email)
}

/** Removes sessions and links that have run out, and counters of attempts that no longer count. */
export function cleanUpAuth(platform: Platform): Promise<void> {
  const now = platform.clock.now()
  return platform.write(async (tx) => {
    await tx.delete(sessions).where(lt(sessions.expiresAt, toDate(now)))
    await tx.delete(verifications).where(lt(verifications.expiresAt, toDate(now)))
    await tx.delete(rateLimits).where(lt(rateLimits.lastRequest, now.subtract({ hours: RATE_LIMITS_KEPT_HOURS }).epochMilliseconds))
  })
}
