import type { MiddlewareHandler } from 'hono'
import { AUTH_BASE } from '../auth/auth-paths.ts'
import { t } from '../i18n/i18n.ts'
import type { ApiEnv } from './api.ts'
import { OTHER_ACCOUNT, PAGE_OWNER_HEADER } from './page-owner-header.ts'
import { Problem } from './problem.ts'

const READS = ['GET', 'HEAD', 'OPTIONS']
/** What ends one session and begins another, whoever is logged in. */
const WAYS_IN_AND_OUT = ['sign-in/', 'sign-out', 'two-factor/verify-', 'passkey/verify-authentication'].map(
  (path) => `${AUTH_BASE}/${path}`,
)
const LOGOUT = /^(\/(de|en))?\/api\/user-logout\/?$/

/**
 * Refuses a write that a page drawn for one account sends with the session of another: two people share a browser, and the second
 * has logged in in another tab. Calls without the header, as programs make them, are not held against it (docs/decisions/0186).
 * @throws Problem 409 `other_account`, with who is logged in (`logged_in`)
 */
export const requirePageOwner: MiddlewareHandler<ApiEnv> = async (context, next) => {
  const owner = context.req.header(PAGE_OWNER_HEADER)
  if (owner && !READS.includes(context.req.method) && !isWayInOrOut(context.req.path)) {
    const person = await context.var.person()
    if (person && person.id !== owner) {
      const detail = t('Nothing was saved: {name} is logged in in this browser now, and this page belongs to somebody else.', {
        name: person.name,
      })
      throw new Problem(409, OTHER_ACCOUNT, detail, { logged_in: { id: person.id, name: person.name } })
    }
  }
  await next()
}

function isWayInOrOut(path: string): boolean {
  return LOGOUT.test(path) || WAYS_IN_AND_OUT.some((way) => path.startsWith(way))
}
