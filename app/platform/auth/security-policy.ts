import { createHmac } from 'node:crypto'
import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { symmetricDecrypt } from 'better-auth/crypto'
import { TWO_FACTOR_ERROR_CODES } from 'better-auth/plugins/two-factor'
import { eq, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { deriveKey } from '../config/secret.ts'
import type { Platform } from '../platform.ts'
import { CLOCK_IS_OFF, MAX_PASSKEY_NAME_LENGTH } from './account-limits.ts'
import { driftOf } from './clock-drift.ts'
import { MAX_EMAIL_LENGTH, passwordLink } from './password-link.ts'
import type { LoginMethod } from './roles.ts'
import { requiresSecondFactor } from './session-user.ts'
import { rateLimits, twoFactors } from './tables.ts'

/** Longer than better-auth accepts a one-time code: its own 30 seconds and the periods before and after. */
const CODE_MS = 120_000
/** better-auth takes the codes of the periods before and after. */
const ACCEPTED_DRIFT_SECONDS = 30

type Handler = Parameters<typeof createAuthMiddleware>[0]

/**
 * Rules that better-auth does not offer, as hooks around its endpoints: one-time codes count once, a phone's clock that is off is
 * named, a password reset reveals no account, a second factor cannot be replaced or removed where it is required, changing the
 * password ends other sessions, and who logs in by the identity provider gets no passkey.
 */
export function securityPolicy(platform: Platform): BetterAuthPlugin {
  const on = (path: string, handler: Handler) => ({
    matcher: (context: { path?: string }) => context.path === path,
    handler: createAuthMiddleware(handler),
  })
  return {
    id: 'security-policy',
    hooks: {
      before: [
        // Each code is accepted once (RFC 6238, 5.2), so an observed code is useless.
        on('/two-factor/verify-totp', async (context) => {
          const userId = await userWithCode(context)
          if (userId && (await isCodeUsed(platform, `${userId} ${String(context.body?.code)}`))) {
            throw APIError.from('UNAUTHORIZED', TWO_FACTOR_ERROR_CODES.INVALID_CODE)
          }
        }),
        // Neither the response nor its duration reveals whether the account exists: a job looks it up.
        on('/request-password-reset', async (context) => {
          const email = z.email().max(MAX_EMAIL_LENGTH).safeParse(context.body?.email)
          if (!context.request || !email.success) return
          await platform.write((tx) => platform.jobs.enqueue(tx, passwordLink, { email: email.data }))
          return context.json({ status: true })
        }),
        // better-auth would replace the working secret before a first code has confirmed the new one.
        on('/two-factor/enable', async (context) => {
          const session = await getSessionFromCtx(context)
          if (session?.user.twoFactorEnabled) throw new APIError('CONFLICT', { code: 'SECOND_FACTOR_IS_SET_UP' })
        }),
        on('/two-factor/disable', async (context) => {
          const role = (await getSessionFromCtx(context))?.user.role
          if (role && (await requiresSecondFactor(platform.db, role)))
            throw new APIError('FORBIDDEN', { code: 'SECOND_FACTOR_IS_REQUIRED' })
        }),
        // Sessions opened with the old password end, whatever the client requests.
        on('/change-password', async (context) => ({ context: { body: { ...context.body, revokeOtherSessions: true } } })),
        on('/passkey/generate-register-options', rejectProviderSession),
        on('/passkey/verify-registration', async (context) => {
          await rejectProviderSession(context)
          if (String(context.body?.name ?? '').length > MAX_PASSKEY_NAME_LENGTH)
            throw new APIError('BAD_REQUEST', { code: 'NAME_TOO_LONG' })
          // A new passkey opens no session: it is added within one.
          return { context: { body: { ...context.body, createSession: false } } }
        }),
      ],
      // The attempt has been counted by then.
      after: [on('/two-factor/verify-totp', (context) => nameClock(platform, context))],
    },
  }
}

type Context = Parameters<Handler>[0]

/** Whose code a call carries: of the session, or of the login whose password was right. */
async function userWithCode(context: Context): Promise<string | undefined> {
  const challenge = await context.getSignedCookie(context.context.createAuthCookie('two_factor').name, context.context.secret)
  const asked = challenge ? await context.context.internalAdapter.findVerificationValue(challenge) : null
  return (await getSessionFromCtx(context))?.user.id ?? asked?.value
}

/**
 * Names the clock where a refused code belongs to another time: nobody suspects it. A code of the future stays refused when its time
 * comes, so that whoever guesses learns nothing to use.
 * @throws APIError 401 `CLOCK_IS_OFF`
 */
const nameClock = async (platform: Platform, context: Context): Promise<void> => {
  const { returned } = context.context as { returned?: unknown }
  if (!(returned instanceof APIError) || returned.body?.code !== TWO_FACTOR_ERROR_CODES.INVALID_CODE.code) return
  const userId = await userWithCode(context)
  if (!userId) return
  const [factor] = await platform.db.select({ secret: twoFactors.secret }).from(twoFactors).where(eq(twoFactors.userId, userId))
  if (!factor) return
  const secret = await symmetricDecrypt({ key: context.context.secretConfig, data: factor.secret })
  const code = String(context.body?.code)
  const drift = driftOf(secret, code, Date.now())
  // One that is right by now was refused because it has been used.
  if (drift === undefined || Math.abs(drift) <= ACCEPTED_DRIFT_SECONDS) return
  if (drift > 0) await isCodeUsed(platform, `${userId} ${code}`, drift * 1000)
  throw new APIError('UNAUTHORIZED', { code: CLOCK_IS_OFF, drift_seconds: drift })
}

/** Users of the identity provider get no passkey: it would outlive their lock-out there. @throws APIError in a session opened by the provider */
const rejectProviderSession: Handler = async (context) => {
  const session = await getSessionFromCtx<object, { method?: LoginMethod }>(context)
  if (session?.session.method === 'provider') throw new APIError('FORBIDDEN', { code: 'PROVIDER_DECIDES' })
}

/**
 * Records a one-time code as used, on all nodes together; a wrong one too, which stays wrong.
 * @param aheadMs how far its time lies ahead
 * @returns whether it was used before
 */
async function isCodeUsed(platform: Platform, code: string, aheadMs = 0): Promise<boolean> {
  const key = `one-time-code:${createHmac('sha256', deriveKey(platform.config, 'one-time-code')).update(code).digest('base64url')}`
  const now = platform.clock.now().epochMilliseconds
  const usedAt = now + aheadMs
  const inserted = await platform.db
    .insert(rateLimits)
    .values({ id: key, key, count: 1, lastRequest: usedAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { lastRequest: sql`excluded.last_request` },
      setWhere: aheadMs > 0 ? undefined : lt(rateLimits.lastRequest, now - CODE_MS),
    })
    .returning({ id: rateLimits.id })
  return inserted.length === 0
}
