import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLocalAccountIssuer } from '@better-auth/core/db'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import { cookieOf, SESSION_COOKIE } from '../http/cookies.ts'
import { accounts, rateLimits, sessions, users, verifications } from './tables.ts'

export const MIN_PASSWORD_LENGTH = 12
const SESSION_SECONDS = 7 * 24 * 60 * 60
const SESSION_REFRESH_SECONDS = 24 * 60 * 60

/** What somebody may do; what each role may write stands in the admin area's rights. */
export const ROLES = ['admin', 'editor', 'programme', 'magazine', 'reader'] as const
export type Role = (typeof ROLES)[number]

/** Whoever is logged in, as the rest of the program sees them. */
export type Viewer = { id: string; email: string; name: string; firstName: string; lastName: string; role: Role }

export type Auth = {
  /** Answers the library's own calls under `/api/auth/`. */
  handle(request: Request): Promise<Response>
  /** Who sent the request; undefined without a valid session. A forged cookie is nobody. */
  viewerOf(request: Request): Promise<Viewer | undefined>
  /** Adds somebody who can log in. */
  createUser(user: { email: string; password: string; firstName: string; lastName: string; role: Role }): Promise<void>
  /** Ends the session of the request. @returns the headers that clear the cookie */
  signOut(request: Request): Promise<Headers>
}

/** Login by better-auth: scrypt hashes, sessions in the database, attempts throttled on all nodes (architecture, Stack). */
export function createAuth(config: Config, db: Database): Auth {
  const library = betterAuth({
    baseURL: config.publicUrl,
    secret: config.AUTH_SECRET ?? keptSecret(config.DATA_DIR),
    trustedOrigins: (request) => [config.publicUrl, ...(request ? [new URL(request.url).origin] : [])],
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications, rateLimit: rateLimits },
    }),
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: MIN_PASSWORD_LENGTH, maxPasswordLength: 128 },
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
      customRules: { '/sign-in/email': { window: 60, max: 10 } },
    },
    advanced: {
      useSecureCookies: false,
      cookies: { session_token: { name: SESSION_COOKIE, attributes: { secure: config.publicUrl.startsWith('https:') } } },
    },
    telemetry: { enabled: false },
    logger: { level: 'error' },
  })

  return {
    handle: (request) => library.handler(request),
    async viewerOf(request) {
      if (!cookieOf(request.headers.get('cookie'), SESSION_COOKIE)) return undefined
      const session = await library.api.getSession({ headers: request.headers })
      return session ? viewerFrom(session.user) : undefined
    },
    async createUser(user) {
      const context = await library.$context
      const created = await context.internalAdapter.createUser(
        {
          email: user.email.toLowerCase(),
          name: `${user.firstName} ${user.lastName}`.trim(),
          emailVerified: true,
          firstName: user.firstName,
          lastName: user.lastName,
          role: user.role,
        },
        { method: 'email-password' },
      )
      await context.internalAdapter.linkAccount({
        userId: created.id,
        providerId: 'credential',
        issuer: createLocalAccountIssuer('credential'),
        accountId: created.id,
        password: await context.password.hash(user.password),
      })
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

/** The key of the session signatures, made at the first start and kept beside the data. */
function keptSecret(folder: string): string {
  const path = join(folder, 'auth-secret')
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600 })
  }
  return readFileSync(path, 'utf8').trim()
}
