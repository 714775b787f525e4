import { createHmac } from 'node:crypto'
import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { TWO_FACTOR_ERROR_CODES } from 'better-auth/plugins/two-factor'
import { lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { deriveKey } from '../config/secret.ts'
import type { Platform } from '../platform.ts'
import { MAX_PASSKEY_NAME_LENGTH } from './account-limits.ts'
import { MAX_EMAIL_LENGTH, passwordLink } from './password-link.ts'
import type { LoginMethod } from './roles.ts'
import { requiresSecondFactor } from './session-user.ts'
import { rateLimits } from './tables.ts'

/** Longer than better-auth accepts a one-time code: its own 30 seconds and the periods before and after. */
const CODE_MS = 120_000

type Handler = Parameters<typeof createAuthMiddleware>[0]

/** Rules that better-auth does not offer, as hooks that run before its endpoints: one-time codes count once, a password reset
 * reveals no account, a second factor cannot be replaced or removed where it is required, changing the password ends other
 * sessions, and who logs in by the identity provider gets no passkey. */
export function securityPolicy(platform: Platform): BetterAuthPlugin {
  const before = (path: string, handler: Handler) => ({
    matcher: (context: { path?: string }) => context.path === path,
    handler: createAuthMiddleware(handler),
  })
  return {
    id: 'security-policy',
    hooks: {
      before: [
        // Each code is accepted once (RFC 6238, 5.2), so an observed code is useless.
        before('/two-factor/verify-totp', async (context) => {
          const challenge = await context.getSignedCookie(context.context.createAuthCookie('two_factor').name, context.context.secret)
          const asked = challenge ? await context.context.internalAdapter.findVerificationValue(challenge) : null
          const userId = (await getSessionFromCtx(context))?.user.id ?? asked?.value
          if (userId && (await isCodeUsed(platform, `${userId} ${String(context.body?.code)}`))) {
            throw APIError.from('UNAUTHORIZED', TWO_FACTOR_ERROR_CODES.INVALID_CODE)
          }
        }),
        // Neither the response nor its duration reveals whether the account exists: a job looks it up.
        before('/request-password-reset', async (context) => {
          const email = z.email().max(MAX_EMAIL_LENGTH).safeParse(context.body?.email)
          if (!context.request || !email.success) return
          await platform.write((tx) => platform.jobs.enqueue(tx, passwordLink, { email: email.data }))
          return context.json({ status: true })
        }),
        // better-auth would replace the working secret before a first code has confirmed the new one.
        before('/two-factor/enable', async (context) => {
          const session = await getSessionFromCtx(context)
          if (session?.user.twoFactorEnabled) throw new APIError('CONFLICT', { code: 'SECOND_FACTOR_IS_SET_UP' })
        }),
        before('/two-factor/disable', async (context) => {
          const role = (await getSessionFromCtx(context))?.user.role
          if (role && (await requiresSecondFactor(platform.db, role)))
            throw new APIError('FORBIDDEN', { code: 'SECOND_FACTOR_IS_REQUIRED' })
        }),
        // Sessions opened with the old password end, whatever the client requests.
        before('/change-password', async (context) => ({ context: { body: { ...context.body, revokeOtherSessions: true } } })),
        before('/passkey/generate-register-options', rejectProviderSession),
        before('/passkey/verify-registration', async (context) => {
          await rejectProviderSession(context)
          if (String(context.body?.name ?? '').length > MAX_PASSKEY_NAME_LENGTH)
            throw new APIError('BAD_REQUEST', { code: 'NAME_TOO_LONG' })
          // A new passkey opens no session: it is added within one.
          return { context: { body: { ...context.body, createSession: false } } }
        }),
      ],
    },
  }
}

/** Users of the identity provider get no passkey: it would outlive their lock-out there. @throws APIError in a session opened by the provider */
const rejectProviderSession: Handler = async (context) => {
  const session = await getSessionFromCtx<object, { method?: LoginMethod }>(context)
  if (session?.session.method === 'provider') throw new APIError('FORBIDDEN', { code: 'PROVIDER_DECIDES' })
}

/** Records a one-time code as used, on all nodes together; a wrong one too, which stays wrong. @returns whether it was used before */
async function isCodeUsed(platform: Platform, code: string): Promise<boolean> {
  const key = `one-time-code:${createHmac('sha256', deriveKey(platform.config, 'one-time-code')).update(code).digest('base64url')}`
  const now = platform.clock.now().epochMilliseconds
  const inserted = await platform.db
    .insert(rateLimits)
    .values({ id: key, key, count: 1, lastRequest: now })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { lastRequest: sql`excluded.last_request` },
      setWhere: lt(rateLimits.lastRequest, now - CODE_MS),
    })
    .returning({ id: rateLimits.id })
  return inserted.length === 0
}
