import { randomBytes } from 'node:crypto'
import { createLocalAccountIssuer } from '@better-auth/core/db'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { eq } from 'drizzle-orm'
import { dateOf } from '../clock/clock.ts'
import { houseSecret } from '../config/secret.ts'
import { cookieOf, SESSION_COOKIE } from '../http/cookies.ts'
import { type NewMail, postMail } from '../mail/mailer.ts'
import type { Platform } from '../platform.ts'
import { PASSWORD_PATH } from '../routing/table.ts'
import { invitationLetter, passwordResetLetter } from './letters.ts'
import { accounts, rateLimits, sessions, users, verifications } from './tables.ts'

export const MIN_PASSWORD_LENGTH = 12
const SESSION_SECONDS = 7 * 24 * 60 * 60
const SESSION_REFRESH_SECONDS = 24 * 60 * 60
const RESET_LINK_SECONDS = 60 * 60
const INVITATION_HOURS = 7 * 24
const TOKEN_BYTES = 18

/** What somebody may do; what each role may write stands in the admin area's rights. */
export const ROLES = ['admin', 'editor', 'programme', 'magazine', 'reader'] as const
export type Role = (typeof ROLES)[number]

/** Whoever is logged in, as the rest of the program sees them. */
export type Viewer = { id: string; email: string; name: string; firstName: string; lastName: string; role: Role }

type NewUser = { email: string; firstName: string; lastName: string; role: Role }

/** Somebody with this address can log in already. */
export class UserExistsError extends Error {}

export type Auth = {
  /** Answers the library's own calls under `/api/auth/`. */
  handle(request: Request): Promise<Response>
  /** Who sent the request; undefined without a valid session. A forged cookie is nobody. */
  viewerOf(request: Request): Promise<Viewer | undefined>
  /** Adds somebody who can log in. */
  createUser(user: NewUser & { password: string }): Promise<void>
  /** Adds somebody who chooses the password by a link in a mail. @throws UserExistsError */
  invite(user: NewUser): Promise<void>
  /** Ends the session of the request. @returns the headers that clear the cookie */
  signOut(request: Request): Promise<Headers>
}

/** Login by better-auth: scrypt hashes, sessions in the database, attempts throttled on all nodes (architecture, Stack). */
export function createAuth(platform: Platform): Auth {
  const { config, db } = platform
  const post = (mail: NewMail) => platform.write((tx) => postMail(platform, tx, mail))
  const passwordUrl = (token: string) => `${config.publicUrl}${PASSWORD_PATH}?token=${token}`
  const library = betterAuth({
    baseURL: config.publicUrl,
    secret: houseSecret(config),
    trustedOrigins: (request) => [config.publicUrl, ...(request ? [new URL(request.url).origin] : [])],
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications, rateLimit: rateLimits },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: 128,
      resetPasswordTokenExpiresIn: RESET_LINK_SECONDS,
      // Whoever had the old password is out.
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) =>
        post({ kind: 'password-reset', to: user.email, letter: passwordResetLetter(user.name, passwordUrl(token)) }),
    },
    user: {
      additionalFields: {
        firstName: { type: 'string', required: false, input: false },
        lastName: { type: 'string', required: false, input: false },
        role: { type: 'string', required: false, input: false },
      },
    },
    session: { expiresIn: SESSION_SECONDS, updateAge: SESSION_REFRESH_SECONDS },
    rateLimit: {
      enabled: true,
      storage: 'database',
      window: 60,
      max: 100,
      customRules: {
        '/sign-in/email': { window: 60, max: 10 },
        '/request-password-reset': { window: 600, max: 5 },
        '/reset-password': { window: 60, max: 10 },
      },
    },
    advanced: {
      useSecureCookies: false,
      cookies: { session_token: { name: SESSION_COOKIE, attributes: { secure: config.publicUrl.startsWith('https:') } } },
    },
    telemetry: { enabled: false },
    logger: { level: 'error' },
  })

  async function addUser({ email, firstName, lastName, role }: NewUser) {
    const { internalAdapter } = await library.$context
    const name = `${firstName} ${lastName}`.trim()
    return internalAdapter.createUser(
      { email: email.toLowerCase(), name, emailVerified: true, firstName, lastName, role },
      { method: 'email-password' },
    )
  }

  return {
    handle: (request) => library.handler(request),
    async viewerOf(request) {
      if (!cookieOf(request.headers.get('cookie'), SESSION_COOKIE)) return undefined
      const session = await library.api.getSession({ headers: request.headers })
      return session ? viewerFrom(session.user) : undefined
    },
    async createUser(user) {
      const context = await library.$context
      const created = await addUser(user)
      await context.internalAdapter.linkAccount({
        userId: created.id,
        providerId: 'credential',
        issuer: createLocalAccountIssuer('credential'),
        accountId: created.id,
        password: await context.password.hash(user.password),
      })
    },
    async invite(user) {
      const [existing] = await db.select({ id: users.id }).from(users).where(eq(users.email, user.email.toLowerCase()))
      if (existing) throw new UserExistsError()
      const { internalAdapter } = await library.$context
      const created = await addUser(user)
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      const expiresAt = dateOf(platform.clock.now().add({ hours: INVITATION_HOURS }))
      // Named as the library names its own links for a new password, which this is.
      await internalAdapter.createVerificationValue({ identifier: `reset-password:${token}`, value: created.id, expiresAt })
      await post({ kind: 'invitation', to: created.email, letter: invitationLetter(created.name, passwordUrl(token)) })
    },
    async signOut(request) {
      const { headers } = await library.api.signOut({ headers: request.headers, returnHeaders: true })
      return headers
    },
  }
}

function viewerFrom(user: Record<string, unknown> & { id: string; email: string; name: string }): Viewer {
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    firstName: String(user.firstName ?? ''),
    lastName: String(user.lastName ?? ''),
    role: ROLES.find((role) => role === user.role) ?? 'reader',
  }
}
