import { createHmac, timingSafeEqual } from 'node:crypto'
import { readCookie, SESSION_COOKIE } from '../http/cookies.ts'

/**
 * The session token in a `Cookie` header, if its signature is valid; whether the session still exists only the database
 * knows. The signature is better-auth's: HMAC-SHA-256 in Base64, after the last full stop.
 */
export function verifiedSessionToken(cookies: string | undefined, secret: string): string | undefined {
  const cookie = readCookie(cookies, SESSION_COOKIE)
  if (!cookie) return undefined
  const end = cookie.lastIndexOf('.')
  const token = cookie.slice(0, end)
  const signature = Buffer.from(cookie.slice(end + 1), 'base64')
  const expected = createHmac('sha256', secret).update(token).digest()
  return end > 0 && signature.length === expected.length && timingSafeEqual(signature, expected) ? token : undefined
}
