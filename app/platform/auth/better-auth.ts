import { passkey } from '@better-auth/passkey'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { appSecret } from '../config/secret.ts'
import { isDatabaseUnavailable } from '../database/outage.ts'
import { SESSION_COOKIE } from '../http/cookies.ts'
import { type NewEmail, queueEmail } from '../mail/mailer.ts'
import type { Platform } from '../platform.ts'
import { ADMIN_PATH } from '../routing/table.ts'
import type { LogAccessChange } from './access-change.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './account-limits.ts'
import { AUTH_BASE, PROVIDER_CALLBACK } from './auth-paths.ts'
import { passwordResetEmail } from './emails.ts'
import { identityProvider } from './provider.ts'
import { providerSettingsOf } from './provider-settings.ts'
import { provisionUser } from './provision-user.ts'
import type { LoginMethod } from './roles.ts'
import { securityPolicy } from './security-policy.ts'
import { accounts, passkeys, rateLimits, sessions, twoFactors, users, verifications } from './tables.ts'
import { passwordUrl, revokeTrustedDevices } from './users.ts'

/** How a password becomes what is stored of it, and how a typed one is held against that. */
export type PasswordHash = {
  hash(password: string): Promise<string>
  verify(typed: { password: string; hash: string }): Promise<boolean>
}

const HOUR = 60 * 60
const DAY = 24 * HOUR
const SESSION_SECONDS = 7 * DAY
const TRUSTED_DEVICE_SECONDS = 30 * DAY

/** Header in which the server hands the client's address to better-auth; a value sent by the client is overwritten. */
export const ADDRESS_HEADER = 'x-foyer-client-address'

/** How a session was opened, by the path that opened it; by password on any other. */
const METHOD_OF_PATH: Record<string, LoginMethod> = { '/passkey/verify-authentication': 'passkey', [PROVIDER_CALLBACK]: 'provider' }

/**
 * Configures better-auth: tables, cookies, session lifetime, rate limits of its endpoints (`rateLimit` below), emails and
 * plugins. What it does not offer is added by `security-policy.ts`; attempts per account are counted in `wrong-passwords.ts`.
 * @param logChange writes to the audit log what the identity provider changes about an account
 * @param password the library's scrypt by default
 */
export function createBetterAuth(platform: Platform, logChange: LogAccessChange, password?: PasswordHash) {
  const { config, db } = platform
  const provider = providerSettingsOf(config)
  const send = async (email: NewEmail) => {
    await platform.write((tx) => queueEmail(platform, tx, email))
  }
  const isSecure = config.publicUrl.startsWith('https:')
  const schema = {
    user: users,
    session: sessions,
    account: accounts,
    verification: verifications,
    rateLimit: rateLimits,
    twoFactor: twoFactors,
    passkey: passkeys,
  }
  return betterAuth({
    appName: new URL(config.publicUrl).hostname,
    baseURL: config.publicUrl,
    basePath: AUTH_BASE,
    secret: appSecret(config),
    trustedOrigins: (request) => [config.publicUrl, ...(request ? [new URL(request.url).origin] : [])],
    database: drizzleAdapter(db, { provider: 'pg', schema }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      ...(password ? { password } : {}),
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      resetPasswordTokenExpiresIn: HOUR,
      // Sessions opened with the old password end.
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => platform.write((tx) => revokeTrustedDevices(tx, user.id)),
      sendResetPassword: ({ user, token }) =>
        send({ kind: 'password-reset', to: user.email, content: passwordResetEmail(user.name, passwordUrl(config.publicUrl, token)) }),
    },
    user: {
      additionalFields: {
        firstName: { type: 'string', required: false, input: false },
        lastName: { type: 'string', required: false, input: false },
        role: { type: 'string', required: false, input: false },
      },
    },
    session: {
      expiresIn: SESSION_SECONDS,
      updateAge: HOUR,
      additionalFields: { method: { type: 'string', required: false, input: false } },
    },
    databaseHooks: {
      session: {
        create: {
          // A session that takes the place of another, as when the second factor is set up, was opened as that was.
          before: async (session, context) => ({ data: { method: session.method ?? METHOD_OF_PATH[context?.path ?? ''] ?? 'password' } }),
        },
      },
    },
    plugins: [
      securityPolicy(platform),
      twoFactor({ trustDeviceMaxAge: TRUSTED_DEVICE_SECONDS }),
      passkey({
        rpID: new URL(config.publicUrl).hostname,
        rpName: new URL(config.publicUrl).hostname,
        origin: config.publicUrl,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        // The device has to know its owner; only then is a passkey worth two factors.
        registration: { afterVerification: ({ verification }) => assertVerifiedOwner(verification.registrationInfo?.userVerified) },
        authentication: { afterVerification: ({ verification }) => assertVerifiedOwner(verification.authenticationInfo.userVerified) },
      }),
      ...(provider ? [identityProvider(platform, provider, (claims) => provisionUser(platform, provider, claims, logChange))] : []),
    ],
    rateLimit: {
      enabled: true,
      storage: 'database',
      window: 60,
      max: 100,
      customRules: {
        '/sign-in/email': { window: 60, max: 10 },
        '/request-password-reset': { window: 600, max: 5 },
        '/reset-password': { window: 60, max: 10 },
        '/change-password': { window: 60, max: 10 },
        '/two-factor/*': { window: 60, max: 10 },
        '/passkey/verify-authentication': { window: 60, max: 10 },
      },
    },
    advanced: {
      cookiePrefix: 'foyer',
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure },
      cookies: { session_token: { name: SESSION_COOKIE } },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      // The library would leave these checks out where it finds itself tested.
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
    onAPIError: { errorURL: ADMIN_PATH },
    telemetry: { enabled: false },
    // What it would print holds queries with what people sent and tokens of sessions.
    logger: {
      level: 'error',
      log: (_level, message, ...details) => {
        if (details.some(isDatabaseUnavailable)) return
        platform.log.error(
          { error: details.map((detail) => (detail instanceof Error ? detail.name : typeof detail)) },
          message.split('\n')[0],
        )
      },
    },
  })
}

async function assertVerifiedOwner(isVerified: boolean | undefined): Promise<void> {
  if (!isVerified) throw new APIError('UNAUTHORIZED', { code: 'OWNER_NOT_VERIFIED' })
}
