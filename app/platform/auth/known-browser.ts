import { createHmac, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { deriveKey } from '../config/secret.ts'
import { readCookie } from '../http/cookies.ts'
import type { Platform } from '../platform.ts'
import { ADMIN_PATH } from '../routing/table.ts'
import { AUTH_BASE } from './auth-paths.ts'
import { sessions, users } from './tables.ts'

/** Says which accounts this browser has logged in to. It lets nobody in: it only keeps strangers' wrong passwords apart. */
export const BROWSER_COOKIE = 'foyer_browser'
/** Where passwords are sent: to the calls, and without scripts to the login screen. No other request carries the cookie. */
const PATHS = [AUTH_BASE, ADMIN_PATH]
const MAX_AGE_SECONDS = 180 * 24 * 60 * 60
/** More than people share a computer at the box office. */
const MAX_ACCOUNTS = 20
const ID_BYTES = 12

type Keyed = Pick<Platform, 'config'>

/** The id of the browser that sent these cookies, if it has logged in to the account before; undefined for any other. */
export function knownBrowser(platform: Keyed, cookies: string | null, account: string): string | undefined {
  const [id = '', ...marks] = partsOf(cookies)
  return marks.includes(markOf(platform, id, account)) ? id : undefined
}

/**
 * Headers `Set-Cookie` by which a browser is known to an account from now on, for half a year after each login.
 * @param cookies what it has sent; the marks of its other accounts stay
 */
export function browserCookies(platform: Keyed, cookies: string | null, account: string): string[] {
  const [known, ...others] = partsOf(cookies)
  const id = known && others.length > 0 ? known : randomBytes(ID_BYTES).toString('hex')
  const own = markOf(platform, id, account)
  const value = [id, ...[...new Set([own, ...others])].slice(0, MAX_ACCOUNTS)].join('.')
  const secure = platform.config.publicUrl.startsWith('https:') ? '; Secure' : ''
  return PATHS.map((path) => `${BROWSER_COOKIE}=${value}; Path=${path}; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure}`)
}

/** Lets an account know the browser in which a response opens its session. @param token of that session; undefined for none */
export async function rememberBrowser(
  platform: Platform,
  request: Request,
  response: Response,
  token: string | undefined,
): Promise<Response> {
  if (!token) return response
  const [person] = await platform.db
    .select({ email: users.email })
    .from(users)
    .innerJoin(sessions, eq(sessions.userId, users.id))
    .where(eq(sessions.token, token))
  if (!person) return response
  const remembered = new Response(response.body, response)
  for (const cookie of browserCookies(platform, request.headers.get('cookie'), person.email))
    remembered.headers.append('set-cookie', cookie)
  return remembered
}

/** The id of a browser, then a mark for each account. */
function partsOf(cookies: string | null): string[] {
  const value = readCookie(cookies, BROWSER_COOKIE) ?? ''
  return /^[0-9a-f]{24}(\.[\w-]{22}){1,20}$/.test(value) ? value.split('.') : []
}

/** The signature of browser and account. */
function markOf({ config }: Keyed, id: string, account: string): string {
  const key = deriveKey(config, 'known-browser')
  return createHmac('sha256', key).update(`${id} ${account.trim().toLowerCase()}`).digest('base64url').slice(0, 22)
}
