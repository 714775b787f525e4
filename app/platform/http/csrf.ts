import { randomUUID, timingSafeEqual } from 'node:crypto'
import { t } from '../i18n/i18n.ts'
import { CSRF_COOKIE, readCookie } from './cookies.ts'
import { Problem } from './problem.ts'

/** Header that carries the value of the `csrftoken` cookie on every write (A §6). */
export const CSRF_HEADER = 'X-CSRFToken'
const TOKEN_AGE_SECONDS = 365 * 24 * 60 * 60

/** A `Set-Cookie` value with a fresh token. The browser's scripts read it, so it is not HttpOnly. */
export function newCsrfCookie(secure: boolean): string {
  return `${CSRF_COOKIE}=${randomUUID().replaceAll('-', '')}; Path=/; Max-Age=${TOKEN_AGE_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`
}

/**
 * Refuses a write whose `X-CSRFToken` header is not the `csrftoken` cookie, or that comes from a foreign site.
 * @throws Problem 403 `csrf_failed` or `foreign_origin`
 */
export function requireCsrfToken(request: Request, publicOrigin: string): void {
  const cookie = readCookie(request.headers.get('cookie'), CSRF_COOKIE)
  const header = request.headers.get(CSRF_HEADER)
  if (!cookie || !header || !isEqualSecret(cookie, header)) {
    throw new Problem(403, 'csrf_failed', t('Your session could not be verified. Please reload the page and try again.'))
  }
  requireSameOrigin(request, publicOrigin)
}

/**
 * Refuses what a foreign site sends. Enough by itself for a form that must work without scripts and opens nothing.
 * @throws Problem 403 `foreign_origin`
 */
export function requireSameOrigin(request: Request, publicOrigin: string): void {
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  const sameOrigin = !origin || origin === publicOrigin || origin === new URL(request.url).origin
  if (!sameOrigin || (site && site !== 'same-origin' && site !== 'none')) {
    throw new Problem(403, 'foreign_origin', t('This request came from another website and was refused.'))
  }
}

/** Whether two secrets are the same; how long it takes tells nothing. */
export function isEqualSecret(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
