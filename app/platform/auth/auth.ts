import { and, eq, ne, sql } from 'drizzle-orm'
import { appSecret } from '../config/secret.ts'
import type { Database } from '../database/database.ts'
import { readCookie, SESSION_COOKIE, STAFF_COOKIE } from '../http/cookies.ts'
import { notFound } from '../http/problem.ts'
import type { Platform } from '../platform.ts'
import type { LogAccessChange } from './access-change.ts'
import { AUTH_BASE, PROVIDER_CALLBACK, PROVIDER_START } from './auth-paths.ts'
import { ADDRESS_HEADER, createBetterAuth, type PasswordHash } from './better-auth.ts'
import { knownBrowser, rememberBrowser } from './known-browser.ts'
import { loginOptionsOf } from './login-options.ts'
import { passwordAttemptOf, refusalOfNewPassword, SIGN_IN, sentText } from './password-calls.ts'
import { verifiedSessionToken } from './session-cookie.ts'
import { needsReauthentication, type SessionUser, toSessionUser } from './session-user.ts'
import { sessions, users } from './tables.ts'
import { findPasswordLinkOwner, insertPassword, insertUser, type NewUser, revokePasswordLinks, revokeTrustedDevices } from './users.ts'
import { attemptPassword, resetAttempts } from './wrong-passwords.ts'

export type { SessionUser, Viewer } from './session-user.ts'

export type Auth = {
  /**
   * Handles better-auth's endpoints under `/api/auth/`: those listed in this file and no other.
   * @param address the client's address, for rate limits
   */
  handle(request: Request, address: string): Promise<Response>
  /** The user of the request's session; undefined without a valid one. */
  getSessionUser(request: Request): Promise<SessionUser | undefined>
  /** Creates a user with a password. @throws UserExistsError */
  createUser(user: NewUser & { password: string }): Promise<void>
  /** Ends the session of the request. @returns the headers that clear its cookie and the hint beside it */
  signOut(request: Request): Promise<Headers>
  /** Emails a password link to the account with this address, if there is one. */
  sendPasswordLink(email: string): Promise<void>
}

/** What the login is given by the rooms that know it. */
type AuthParts = {
  /** writes changed credentials to the audit log */
  logChange: LogAccessChange
  /** no password may be made of it */
  readHouseName: () => Promise<string>
  /** replaces scrypt; only tests pass one */
  password?: PasswordHash | undefined
}

/** The endpoints of better-auth that are open, and the credential each changes, for the audit log. */
const CALLS: Record<string, { method: 'GET' | 'POST'; logged?: string }> = {
  '/sign-in/email': { method: 'POST' },
  '/request-password-reset': { method: 'POST' },
  '/reset-password': { method: 'POST', logged: 'password' },
  '/change-password': { method: 'POST', logged: 'password' },
  '/two-factor/enable': { method: 'POST' },
  '/two-factor/verify-totp': { method: 'POST', logged: 'secondFactor' },
  '/two-factor/verify-backup-code': { method: 'POST' },
  '/two-factor/generate-backup-codes': { method: 'POST', logged: 'backupCodes' },
  '/two-factor/disable': { method: 'POST', logged: 'secondFactor' },
  '/passkey/generate-register-options': { method: 'GET' },
  '/passkey/verify-registration': { method: 'POST', logged: 'passkeys' },
  '/passkey/generate-authenticate-options': { method: 'GET' },
  '/passkey/verify-authentication': { method: 'POST' },
  [PROVIDER_START]: { method: 'GET' },
  [PROVIDER_CALLBACK]: { method: 'GET' },
}

/** Endpoints that are closed where login is by the identity provider only. */
const BY_PASSWORD = [SIGN_IN, '/request-password-reset', '/reset-password', '/change-password']

/**
 * Authentication by better-auth: scrypt hashes, sessions in the database, rate limits on all nodes together.
 */
export function createAuth(platform: Platform, { logChange, readHouseName, password }: AuthParts): Auth {
  const { db } = platform
  const loginOptions = loginOptionsOf(platform.config)
  const library = createBetterAuth(platform, logChange, password)
  const secret = appSecret(platform.config)

  async function getSessionUser(request: Request): Promise<SessionUser | undefined> {
    if (!readCookie(request.headers.get('cookie'), SESSION_COOKIE)) return undefined
    const found = await library.api.getSession({ headers: request.headers }).catch(async (error) => {
      await assertDatabaseThere(db)
      throw error
    })
    return found && !needsReauthentication(found) ? toSessionUser(db, found) : undefined
  }

  /** The user whose credentials a request changes: the owner of the password link it carries, else the user of the session. */
  async function subjectOf(request: Request, body: string): Promise<Subject | undefined> {
    const token = sentText(body, 'token')
    if (!token) return getSessionUser(request)
    const id = await findPasswordLinkOwner(db, token)
    const [owner] = id ? await db.select({ id: users.id, name: users.name, email: users.email }).from(users).where(eq(users.id, id)) : []
    return owner
  }

  /** Ends the session that a new one replaces in this browser. */
  async function endReplaced(request: Request, response: Response): Promise<void> {
    const before = verifiedSessionToken(request.headers.get('cookie') ?? undefined, secret)
    const after = sessionTokenIn(response)
    if (before && after !== undefined && after !== before) await db.delete(sessions).where(eq(sessions.token, before))
  }

  return {
    getSessionUser,
    async handle(request, address) {
      const path = new URL(request.url).pathname.slice(AUTH_BASE.length).replace(/\/$/, '')
      const call = CALLS[path]
      const isOpen = call?.method === request.method && (loginOptions.hasPassword || !BY_PASSWORD.includes(path))
      if (!isOpen) throw notFound()
      const headers = new Headers(request.headers)
      headers.set(ADDRESS_HEADER, address)
      const body = request.method === 'POST' ? await request.text() : ''
      const subject = call.logged ? await subjectOf(request, body) : undefined
      const isNewPassword = call.logged === 'password' && subject
      const refusal = isNewPassword && (await refusalOfNewPassword(platform, subject, { body, address, readHouseName }))
      if (refusal) return refusal
      const answer = () => library.handler(new Request(request.url, { method: request.method, headers, ...(body ? { body } : {}) }))
      const typed = await passwordAttemptOf(platform, { path, request, body, getSessionUser })
      const response = await (typed ? attemptPassword(platform, typed, answer) : answer())
      if (response.status >= 500) await assertDatabaseThere(db)
      if (response.ok && call.logged && subject) await logCall(call.logged, subject, { request, response })
      await endReplaced(request, response)
      return rememberBrowser(platform, request, response, sessionTokenIn(response))
    },
    async createUser({ password, ...user }) {
      const hash = await (await library.$context).password.hash(password)
      await platform.write(async (tx) => insertPassword(tx, await insertUser(tx, user), hash))
    },
    async signOut(request) {
      const { headers } = await library.api.signOut({ headers: request.headers, returnHeaders: true })
      headers.append('set-cookie', `${STAFF_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`)
      return headers
    },
    async sendPasswordLink(email) {
      await library.api.requestPasswordReset({ body: { email } })
    },
  }

  async function logCall(field: string, subject: Subject, { request, response }: { request: Request; response: Response }): Promise<void> {
    const person = { id: subject.id, name: subject.name }
    if (field === 'password') await closeOldWays(person.id, request)
    if (field !== 'secondFactor')
      return platform.write((tx) => logChange(tx, { user: person, before: { [field]: false }, after: { [field]: true } }))
    const [user] = await db.select({ has: users.twoFactorEnabled }).from(users).where(eq(users.id, person.id))
    const had = 'hasSecondFactor' in subject && subject.hasSecondFactor
    if (!user || user.has === had) return
    // Sessions opened without the second factor end, and trusted devices are revoked.
    const kept = sessionTokenIn(response)
    await platform.write(async (tx) => {
      if (kept) await tx.delete(sessions).where(and(eq(sessions.userId, person.id), ne(sessions.token, kept)))
      await revokeTrustedDevices(tx, person.id)
      await logChange(tx, { user: person, before: { secondFactor: had }, after: { secondFactor: user.has } })
    })
  }

  /** After a password change: revokes the password links of the user and forgets wrong passwords, in this browser too. */
  async function closeOldWays(userId: string, request: Request): Promise<void> {
    const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
    await platform.write((tx) => revokePasswordLinks(tx, userId))
    if (user) await resetAttempts(platform, user.email, knownBrowser(platform, request.headers.get('cookie'), user.email))
  }
}

/** The user whose credentials a call changes. */
type Subject = SessionUser | { id: string; name: string; email: string }

/** better-auth hides why it failed; this shows whether it was the database. @throws the error of the database */
async function assertDatabaseThere(db: Database): Promise<void> {
  await db.execute(sql`SELECT 1`)
}

/** The token of the session that an answer opens; empty when it takes a session away, undefined when it does neither. */
function sessionTokenIn(response: Response): string | undefined {
  const cookie = response.headers.getSetCookie().find((header) => header.startsWith(`${SESSION_COOKIE}=`))
  return cookie && readCookie(cookie, SESSION_COOKIE)?.split('.')[0]
}
